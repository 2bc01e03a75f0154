import { describe, expect, it } from "vitest";
import type { SpaceData, TrackData } from "../state";
import { STRIP, stripOf } from "./strip";
import { stretchesOf } from "./stretches";

const track = (ways: number[][], firsts = [0]) =>
  ({
    side: "alps",
    line: ways.length - 2,
    tiles: firsts.map((first) => ({ tile: "village-square", first, spaces: 1 })),
    spaces: ways.map((one) => ({ ways: one, terrain: 0, left: 0 }) as unknown as SpaceData),
  }) as unknown as TrackData;
const straight = (length: number) => Array.from({ length }, (_, i) => (i < length - 1 ? [i + 1] : []));

describe("the whole track in stretches", () => {
  it("leaves nothing out, shows nothing twice, and is nowhere too long", () => {
    const strip = stripOf(track(straight(30)));
    const stretches = stretchesOf(strip, 320);
    expect(stretches[0]!.from).toBeLessThan(strip.spots[0]!.x - STRIP.pitch);
    expect(stretches.at(-1)!.to).toBe(strip.width);
    for (const [i, { from, to }] of stretches.entries()) {
      expect(to - from).toBeLessThanOrEqual(320);
      if (i) expect(from).toBe(stretches[i - 1]!.to);
    }
  });
  it("ends a stretch with a tile where there is one near", () => {
    const strip = stripOf(track(straight(20), [0, 7]));
    const [first] = stretchesOf(strip, 10 * STRIP.pitch);
    expect(first!.to).toBe(strip.spots[7]!.x - STRIP.pitch / 2);
  });
  it("cuts no fork in two", () => {
    // 3 forks into 4-5-6 and 7, which meet on 8.
    const strip = stripOf(track([[1], [2], [3], [4, 7], [5], [6], [8], [8], [9], [10], []]));
    const inside = ({ x }: { x: number }) => x > strip.spots[3]!.x && x < strip.spots[8]!.x;
    for (const most of [120, 160, 200, 240, 280])
      expect(stretchesOf(strip, most).filter(({ to }) => inside({ x: to }))).toEqual([]);
  });
  it("names each tile wherever there is room for its name", () => {
    const strip = stripOf(track(straight(20), [0, 7]));
    const named = stretchesOf(strip, 9 * STRIP.pitch).map(({ tiles }) => tiles.length);
    expect(named).toEqual(named.map(() => 1));
  });
});
