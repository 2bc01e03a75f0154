import { describe, expect, it } from "vitest";
import type { SpaceData, TrackData } from "../state";
import { aside, stripOf } from "./strip";

const spaces = (ways: number[][]) => ways.map((one) => ({ ways: one, terrain: 0, left: 0 }) as unknown as SpaceData);
const track = (...ways: number[][]) =>
  ({
    side: "alps",
    line: 2,
    tiles: [{ tile: "village-square", first: 0, spaces: ways.length }],
    spaces: spaces(ways),
  }) as TrackData;

describe("the track as a strip", () => {
  it("lays spaces from left to right, and the line before its space", () => {
    const { spots, line, roads } = stripOf(track([1], [2], [3], []));
    const xs = spots.map(({ x }) => x);
    expect(xs).toEqual([...xs].sort((a, b) => a - b));
    expect(line).toBeGreaterThan(xs[1]!);
    expect(line).toBeLessThan(xs[2]!);
    expect(roads).toHaveLength(3);
  });
  it("lays the arms of a fork one above the other, and both end before they meet", () => {
    // 0 forks into 1-2 and 3, which meet on 4.
    const { spots } = stripOf(track([1, 3], [2], [4], [4], []));
    const [fork, first, second, other, meet] = spots.map(({ x, y }) => ({ x, y }));
    expect(first!.y).toBe(second!.y);
    expect(first!.y).toBeLessThan(fork!.y);
    expect(other!.y).toBeGreaterThan(fork!.y);
    for (const arm of [second!, other!]) expect(arm.x).toBeLessThan(meet!.x);
  });
  it("lets pawns on one space stand side by side round its middle", () => {
    expect(aside([2, 5], 2)).toBe(-aside([2, 5], 5));
    expect(aside([4], 4)).toBe(0);
  });
});
