import { describe, expect, it } from "vitest";
import { CIRCUITS } from "../../../../mock/heat/circuits";
import { STATES } from "../../../../mock/heat/states";
import { follow, fromBox, type Box } from "../../../table/board/camera";
import { trackOf } from "../circuits";
import { nextCorner } from "../preview";
import type { RaceView } from "../state";
import { hungOver, wayAhead } from "./way";

/** Great Britain, lines before 15, 30, 37, 43, 48. */
const race = STATES.symbols!().view as RaceView;
const track = trackOf(race.circuit);
const at = (...progress: number[]): RaceView => ({ ...race, cars: race.cars.slice(0, progress.length).map((car, i) => ({ ...car, place: 0, progress: progress[i]! })) });
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
  it("a rival behind is no part of it while there are places to stop at", () => expect(points(at(5, 3), [4])).not.toContainEqual(track.at(3)));
  it("the next line and its sign are wished for, however far they are", () => {
    const { wish } = way(at(2), [4]);
    expect(points(at(2), [4]).slice(0, wish!.count)).toContainEqual(sign(0));
    expect(must(at(2), [4])).not.toContainEqual(sign(0));
    expect(wish!.scale * CAR).toBeGreaterThan(26);
  });
});

/** A phone's board, and what hangs over its top: with one row of things, and with two. */
const [WIDE, HIGH] = [390, 410];
const ROWS = [
  { covered: 90, row: 0 },
  { covered: 114, row: 150 },
];
const SIGN = 30;
function window(view: RaceView, ends: number[], { covered, row }: { covered: number; row: number }) {
  const track = trackOf(view.circuit);
  const [x, y, w, h] = track.drawing.view;
  const box = follow(wayAhead(view, track, view.cars[0]!, ends, row), WIDE, HIGH, covered, { x, y, w, h });
  return { box, scale: WIDE / box.w };
}
const everywhere = (spaces: number) => Array.from({ length: spaces }, (_, progress) => progress);
const covers = ({ circuit }: RaceView, { box, scale }: { box: Box; scale: number }, row: number) =>
  hungOver(WIDE, row).some((hung) => {
    const over = { x: box.x + hung.x / scale, y: box.y + hung.y / scale, w: hung.w / scale, h: hung.h / scale };
    return trackOf(circuit).drawing.signs.some((one) => fromBox(over, trackOf(circuit).at(...one)) < SIGN);
  });

describe("a phone's window", () => {
  for (const [circuit, facts] of Object.entries(CIRCUITS))
    for (const ends of [[], [2], [4, 5, 6, 7]])
      for (const hung of ROWS) {
        it(`no sign lies under what hangs over it (${circuit}; ${ends.join()}; ${hung.covered})`, () => {
          const covered = everywhere(facts.spaces).filter((progress) => {
            const view = { ...at(progress), ...facts, circuit };
            return covers(view, window(view, ends, hung), hung.row);
          });
          expect(covered).toEqual([]);
        });
      }
  it("shows the next line's sign whole from ten spaces before it", () => {
    const cut = everywhere(track.spaces).filter((progress) => {
      const view = at(progress);
      const next = nextCorner(view, progress);
      if (!next || next.left > 10) return false;
      const { box } = window(view, [4, 5, 6, 7], ROWS[0]!);
      const post = sign(next.corner);
      return post.x - SIGN < box.x || post.x + SIGN > box.x + box.w || post.y - SIGN < box.y || post.y + SIGN > box.y + box.h;
    });
    expect(cut).toEqual([]);
  });
});
