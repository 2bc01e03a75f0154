import { describe, expect, it } from "vitest";
import { CIRCUITS, EVERY_CIRCUIT } from "../../../../mock/heat/circuits";
import { STATES } from "../../../../mock/heat/states";
import { fromBox, type Box } from "../../../table/board/camera";
import { follow } from "../../../table/board/follow";
import { trackOf } from "../circuits";
import type { Circuit } from "../types";
import { nextCorner } from "../road";
import type { RaceView } from "../state";
import { letterPlaces } from "./places";
import { hungOver, mapPlace, wayAhead, wholeField } from "./way";

/** Great Britain, lines before 15, 30, 37, 43, 48. */
const race = STATES.symbols!().view as RaceView;
const track = trackOf(race.circuit);
const at = (...progress: number[]): RaceView => ({
  ...race, cars: race.cars.slice(0, progress.length).map((car, i) => ({ ...car, place: 0, progress: progress[i]! })),
});
const driving = (...progress: number[]): RaceView => ({ ...at(...progress), phase: "drive" });
const planning = (...progress: number[]): RaceView => ({ ...at(...progress), phase: "plan" });
const way = (view: RaceView, ends: number[] = []) => wayAhead(view, track, view.cars[0]!, ends);
const points = (view: RaceView, ends: number[] = []) => way(view, ends).points;
const must = (view: RaceView, ends: number[]) => points(view, ends).slice(0, way(view, ends).must);
/** A car is so long. */
const CAR = 58;
const sign = (corner: number) => track.at(...track.drawing.signs[corner]!);

describe("what a phone's window follows", () => {
  it("the sign of the corner that comes next is part of it", () => expect(points(at(9))).toContainEqual(sign(0)));
  it("the road to a corner goes before its sign", () => {
    const seen = points(at(9));
    expect(seen.findIndex(({ x }) => x === sign(0).x)).toBeGreaterThan(seen.findIndex(({ x }) => x === track.at(14).x));
  });
  it("a rival close behind is part of it, one far behind is not", () => {
    expect(points(at(5, 3))).toContainEqual(track.at(3));
    expect(points(at(5, 1))).not.toContainEqual(track.at(1));
  });
  it("it reaches as far as the car may", () => expect(must(at(2), [14])).toContainEqual(track.at(16)));
  it("while one reacts it begins two spaces behind, from farther away if somebody is there, and the next line and its sign are wished for if the turn can reach them", () => {
    const wished = (...progress: number[]) =>
      points(driving(...progress), [4]).slice(0, way(driving(...progress), [4]).wish!.counts[0]);
    expect(points(driving(5), [4]).slice(0, way(driving(5), [4]).wish!.more![0])).toContainEqual(track.at(3));
    expect(wished(5, 3)).toContainEqual(track.at(3));
    expect(wished(5, 4)).not.toContainEqual(track.at(3));
    expect(points(driving(5), [4])).not.toContainEqual(track.at(2));
    expect(wished(8)).toContainEqual(sign(0));
    expect(wished(2)).not.toContainEqual(sign(0));
  });
  it("while one plans, rivals behind are no part of it, and the next line and its sign are wished for, however far they are", () => {
    const { wish } = way(planning(2), [4]);
    expect(points(planning(5, 3), [4])).not.toContainEqual(track.at(3));
    expect(points(planning(2), [4]).slice(0, wish!.counts[0])).toContainEqual(sign(0));
    expect(must(planning(2), [4])).not.toContainEqual(sign(0));
    expect(wish!.scale * CAR).toBeGreaterThan(26);
  });
});

it("an onlooker's window shows all cars", () => {
  const view = driving(40, 3, 20);
  const [x, y, w, h] = track.drawing.view;
  const window = follow(wholeField(view, track), 390, 408, 90, { x, y, w, h });
  for (const { progress } of view.cars) expect(fromBox(window, track.at(progress))).toBe(0);
});

/** A phone's board, and what hangs over its top: with one row of things, and with two. */
const [WIDE, HIGH] = [390, 408];
const ROWS = [
  { covered: 90, row: 0 },
  { covered: 114, row: 150 },
];
const SIGN = 30;
const HALF_A_CAR = 20;
interface Window {
  box: Box;
  hung: Box[];
}
/** `told`: so many pixels at its foot lie under what is told. */
function window(view: RaceView, ends: number[], { covered, row }: { covered: number; row: number }, told = 0): Window {
  const track = trackOf(view.circuit);
  const [x, y, w, h] = track.drawing.view;
  const way = wayAhead(view, track, view.cars[0]!, ends, { row });
  const box = follow(way, WIDE, HIGH - told, covered, { x, y, w, h });
  const unit = WIDE / box.w;
  const hung = hungOver(WIDE, row, mapPlace(way, box, unit)).map((one) => ({
    x: box.x + one.x / unit, y: box.y + one.y / unit, w: one.w / unit, h: one.h / unit,
  }));
  return { box, hung };
}
const everywhere = (spaces: number) => Array.from({ length: spaces }, (_, progress) => progress);
/** The window is sought many times over: every third space is enough. */
const hereAndThere = (spaces: number) => everywhere(spaces).filter((progress) => progress % 3 === 0);
const covers = ({ hung }: Window, places: { x: number; y: number }[], r: number) =>
  hung.some((over) => places.some((place) => fromBox(over, place) < r));
const cuts = ({ box }: Window, { x, y }: { x: number; y: number }) =>
  x - SIGN < box.x || x + SIGN > box.x + box.w || y - SIGN < box.y || y + SIGN > box.y + box.h;
/** Where the sign of the next corner, so many spaces ahead at most, is cut or covered. */
const unseen = (
  circuit: Circuit, ends: number[], hung: { covered: number; row: number }, far: number, told = 0, make = planning,
) => {
  const facts = CIRCUITS[circuit];
  const { at: place, drawing } = trackOf(circuit);
  return hereAndThere(facts.spaces).filter((progress) => {
    const view = { ...make(progress), ...facts, circuit };
    const next = nextCorner(view, progress);
    if (!next || next.left > far) return false;
    const seen = window(view, ends, hung, told);
    const post = place(...drawing.signs[next.corner]!);
    return cuts(seen, post) || covers(seen, [post], SIGN);
  });
};

/** What must hold on every circuit, however far the car may go and whatever hangs over the window. */
const CASES = EVERY_CIRCUIT.flatMap(([circuit, facts]) =>
  [[], [2], [4, 5, 6, 7]].flatMap((ends) =>
    ROWS.map((hung) => ({
      circuit, facts, ends, hung, named: `${circuit}, ends ${ends.join()}, ${hung.covered} covered`,
    })),
  ),
);
/** `wrong`: the spaces on which a rule does not hold. */
const holds = (wrong: (one: (typeof CASES)[number]) => number[]) => {
  for (const one of CASES) expect(wrong(one), one.named).toEqual([]);
};

describe("a phone's window", () => {
  it("no sign lies under what hangs over it", () =>
    holds(({ circuit, facts, ends, hung }) => {
      const signs = trackOf(circuit).drawing.signs.map((one) => trackOf(circuit).at(...one));
      return everywhere(facts.spaces).filter((progress) =>
        covers(window({ ...at(progress), ...facts, circuit }, ends, hung), signs, SIGN),
      );
    }));
  it("shows the next line's sign whole from nine spaces before it", () =>
    holds(({ circuit, ends, hung }) => unseen(circuit, ends, hung, 9)));
  it("shows it above what is told, too, from six spaces before it", () =>
    holds(({ circuit, ends, hung }) => unseen(circuit, ends, hung, 6, 88)));
  it("shows it while one reacts if the turn reaches it", () =>
    holds(({ circuit, ends, hung }) =>
      unseen(circuit, ends, hung, ends.length ? Math.min(9, Math.max(...ends) + 2) : 9, 0, driving),
    ));
  it("no rival lies under the map", () =>
    holds(({ circuit, facts, ends, hung }) =>
      hereAndThere(facts.spaces).filter((progress) => {
        const view = { ...at(progress, progress - 2, progress + 3, progress + 5), ...facts, circuit };
        const { hung: [first], ...seen } = window(view, ends, hung);
        const road = trackOf(circuit);
        const cars = view.cars.map((car) => road.at(car.progress, road.spotOff(car.progress, car.spot)));
        return covers({ ...seen, hung: first ? [first] : [] }, cars, HALF_A_CAR);
      }),
    ));
  it("shows the whole grid before the start", () => {
    const grid = { ...at(-1, -5), round: 1, phase: "plan" as const };
    expect(points(grid)).toContainEqual(track.at(-5));
    expect(points({ ...grid, round: 2 })).not.toContainEqual(track.at(-5));
  });
  it("shows the corner whose token is explained, where it fits", () => {
    const told = wayAhead(at(20), track, at(20).cars[0]!, [], { told: 0 });
    expect(told.points.slice(0, told.wish!.counts[0])).toContainEqual(sign(0));
    expect(told.points.slice(0, told.must)).not.toContainEqual(sign(0));
  });
});

/** A car is 62 long on the road. */
const LONG = 62;
const LETTER = 12;
const NEXT_TO = [0, -1, -2];
describe.each(EVERY_CIRCUIT)("a phone's window on %s", (circuit, facts) => {
  const road = trackOf(circuit);
  const among = (progress: number, make = driving) => ({
    ...make(progress, progress - 1, progress - 2, progress + 3), ...facts, circuit,
  });
  const [, twoRows] = ROWS;
  it("round buttons stand on no road to the next corner", () => {
    const hidden = hereAndThere(facts.spaces).filter((progress) => {
      const ahead = Array.from({ length: 19 }, (_, i) => road.at(progress + i / 2));
      return covers(window(among(progress, planning), [], twoRows!), ahead, 30);
    });
    expect(hidden).toEqual([]);
  });
  it.each([0, 88])("above what is told, %i pixels high, the own car and those next to it are whole", (told) => {
    const cut = hereAndThere(facts.spaces).filter((progress) => {
      const { box, hung } = window(among(progress), [], twoRows!, told);
      const cars = NEXT_TO.map((behind) => road.at(progress + behind));
      const inner = { x: box.x + LONG / 2, y: box.y + LONG / 2, w: box.w - LONG, h: box.h - LONG };
      return cars.some((car) => fromBox(inner, car) > 0 || hung.some((over) => fromBox(over, car) < HALF_A_CAR));
    });
    expect(cut).toEqual([]);
  });
  it("the letter of the next corner is whole, from nine spaces before its line", () => {
    const cut = everywhere(facts.spaces).filter((progress) => {
      const view = among(progress);
      const next = nextCorner(view, progress);
      if (!next || next.left > 9) return false;
      const letter = letterPlaces(road, facts.corners)[next.corner]!;
      const { box } = window(view, [], ROWS[0]!);
      return (
        fromBox({ x: box.x + LETTER, y: box.y + LETTER, w: box.w - 2 * LETTER, h: box.h - 2 * LETTER }, letter) > 0
      );
    });
    expect(cut).toEqual([]);
  });
  const grid = { ...planning(-1, -1, -2, -2, -3, -3, -4, -4), ...facts, circuit, round: 1 };
  it("without round buttons the whole grid is in sight before the start, though something is told", () => {
    const { box } = window(grid, [], ROWS[0]!, 100);
    const inner = { x: box.x + LONG / 2, y: box.y + LONG / 2, w: box.w - LONG, h: box.h - LONG };
    expect(grid.cars.filter(({ progress }) => fromBox(inner, road.at(progress)) > 0)).toEqual([]);
  });
  it("nor do they before the start, though something is told", () => {
    const ahead = Array.from({ length: 19 }, (_, i) => road.at(-1 + i / 2));
    const seen = window(grid, [], twoRows!, 100);
    expect(covers(seen, ahead, 30)).toBe(false);
    expect(ahead.slice(0, 9).filter((place) => fromBox(seen.box, place) > 0)).toEqual([]);
  });
  it("the corner that is told of is in sight above it, too, where the car has just passed it", () => {
    const lost = facts.corners
      .flatMap(({ line_before }, corner) => [1, 2].map((past) => ({ corner, progress: line_before + past })))
      .filter(({ corner, progress }) => {
        const view = among(progress);
        const [x, y, w, h] = road.drawing.view;
        const box = follow(
          wayAhead(view, road, view.cars[0]!, [], { row: twoRows!.row, told: corner }), WIDE, HIGH - 88,
          twoRows!.covered, { x, y, w, h },
        );
        return cuts({ box, hung: [] }, road.at(...road.drawing.signs[corner]!));
      });
    expect(lost).toEqual([]);
  });
  it("cars are 36 pixels long where the way to the next line leaves room for it", () => {
    const small = hereAndThere(facts.spaces).filter((progress) => {
      const view = among(progress);
      const left = nextCorner(view, progress)?.left ?? 0;
      return left < 5 && (LONG * WIDE) / window(view, [], twoRows!).box.w < 36;
    });
    expect(small).toEqual([]);
  });
});
