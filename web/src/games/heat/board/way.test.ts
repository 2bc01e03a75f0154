import { describe, expect, it } from "vitest";
import { STATES } from "../../../../mock/heat/states";
import { trackOf } from "../circuits";
import type { RaceView } from "../state";
import { wayAhead } from "./way";

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
  it("a sign far ahead is not", () => expect(points(at(2))).not.toContainEqual(sign(0)));
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
    expect(wish!.scale * CAR).toBeGreaterThan(30);
  });
});
