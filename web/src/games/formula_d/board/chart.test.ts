import { describe, expect, it } from "vitest";
import { CIRCUITS, trackOf } from "../circuits";
import { chartOf } from "./chart";
import { clearOf, signPlaces } from "./places";

describe.each(CIRCUITS)("%s, small", async (name) => {
  const track = await trackOf(name);
  const { wide, unit, numbers, size } = chartOf(track);
  const road = Array.from({ length: track.drawing.length * 4 }, (_, i) => ({ along: i / 4, ...track.at(i / 4) }));

  it("has no part of the road on another, but for a bridge", () => {
    const [under, over] = track.drawing.bridge ?? [-99, -99];
    const open = road.filter(({ along }) => along < under - 9 || along > over + 9);
    const lying = open.filter((one) =>
      open.some((other) => {
        const between = Math.abs(one.along - other.along);
        if (Math.min(between, track.drawing.length - between) <= 9) return false;
        return Math.hypot(one.x - other.x, one.y - other.y) < wide;
      }),
    );
    expect(lying).toEqual([]);
  });
  it("has a road broad enough to be seen", () => expect(wide / unit).toBeGreaterThan(1.2));
  it("prints no number on the road or on another number", () => {
    for (const at of numbers) {
      const edge = Math.min(...road.map((one) => Math.hypot(one.x - at.x, one.y - at.y))) - wide / 2;
      expect(edge).toBeGreaterThan(0.25 * size);
      for (const other of numbers)
        if (other !== at) expect(Math.hypot(other.x - at.x, other.y - at.y)).toBeGreaterThan(0.6 * size);
    }
  });
  it("has signs beside the road, not on it", () => {
    const clear = clearOf(track);
    for (const at of signPlaces(track)) expect(clear(at)).toBeGreaterThan(12);
  });
});
