import { describe, expect, it } from "vitest";
import { laneChange, makeRoad, type Pair } from "./road";

const RING = Array.from({ length: 24 }, (_, i): Pair => [
  100 * Math.cos((i / 24) * 2 * Math.PI), 100 * Math.sin((i / 24) * 2 * Math.PI),
]);
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe("a closed road", () => {
  const road = makeRoad(RING, 2);
  it("has as many spaces as its points give, and ends where it began", () => {
    expect(road.spaces).toBe(12);
    expect(far(road.at(0), road.at(12))).toBeCloseTo(0);
    expect(road.whole.endsWith("Z")).toBe(true);
  });
  it("keeps places beside it at their distance, to the driver's right", () => {
    expect(far(road.at(3.5), road.at(3.5, 20))).toBeCloseTo(20);
    expect(Math.hypot(road.at(5, 20).x, road.at(5, 20).y)).toBeLessThan(100);
  });
  it("knows which way it turns", () => {
    expect(road.turn(4)).toBe(1);
    expect(makeRoad([...RING].reverse(), 2).turn(4)).toBe(-1);
  });
});

describe("an open road", () => {
  const road = makeRoad([[0, 0], [10, 0], [20, 0], [30, 0]], 1, false);
  it("goes from its first point to its last, and no farther", () => {
    expect(road.spaces).toBe(3);
    expect([road.at(0).x, road.at(3).x, road.at(9).x, road.at(-2).x]).toEqual([0, 30, 30, 0]);
    expect(road.whole.endsWith("Z")).toBe(false);
  });
});

it("a change of lanes begins in the one and ends in the other", () => {
  const lane = laneChange(10, 20, [-5, 5]);
  expect([10, 12, 15, 18, 20].map(lane)).toEqual([-5, -5, 0, 5, 5].map((off) => expect.closeTo(off)));
});
