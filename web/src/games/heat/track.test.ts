import { describe, expect, it } from "vitest";
import { EVERY_CIRCUIT } from "../../../mock/heat/circuits";
import { woodOf } from "./board/wood";
import { trackOf } from "./circuits";
import { HALF } from "./track";

describe.each(EVERY_CIRCUIT)("the drawing of %s", (circuit, { spaces, corners }) => {
  const track = trackOf(circuit);
  const [left, top, width, height] = track.drawing.view;

  it("has every space, a sign for every corner and a side of the race line everywhere", () => {
    expect(track.spaces).toBe(spaces);
    expect(track.drawing.signs).toHaveLength(corners.length);
    const sides = track.drawing.race.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
    expect(sides).toEqual(Array.from({ length: spaces }, (_, i) => i));
  });
  it("closes its ring", () => expect(track.at(0)).toEqual(track.at(spaces)));
  it("has spaces of even length", () => {
    for (let i = 0; i < spaces; i++) {
      const [a, b] = [track.at(i), track.at(i + 1)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(50);
    }
  });
  it("keeps the road and the signs on the board, and the signs off the road", () => {
    for (let i = 0; i < spaces; i++) {
      const { x, y } = track.at(i);
      expect(x - HALF).toBeGreaterThan(left);
      expect(y - HALF).toBeGreaterThan(top);
      expect(x + HALF).toBeLessThan(left + width);
      expect(y + HALF).toBeLessThan(top + height);
    }
    for (const [space, off] of track.drawing.signs) {
      const sign = track.at(space, off);
      expect(sign.y - 30).toBeGreaterThanOrEqual(top);
      expect(sign.y + 30).toBeLessThanOrEqual(top + height);
      for (let i = 0; i < spaces * 4; i++) {
        const road = track.at(i / 4);
        expect(Math.hypot(road.x - sign.x, road.y - sign.y)).toBeGreaterThan(HALF + 24);
      }
    }
  });
  it("plants the same trees every time", () => expect(woodOf(track)).toEqual(woodOf(track)));
});

it("puts spot 0 on the race line's side", () => {
  const track = trackOf("great_britain");
  expect(track.spotOff(10, 0)).toBeGreaterThan(0);
  expect(track.spotOff(40, 0)).toBeLessThan(0);
  expect(track.spotOff(40, 1)).toBeGreaterThan(0);
});
