import { describe, expect, it } from "vitest";
import { pointer } from "./pointer";

const box = { x: 0, y: 0, w: 1000, h: 1000 };

describe("a pointer to what is out of sight", () => {
  it("is not there while it is in sight", () => expect(pointer(box, 0.4, { x: 500, y: 900 })).toBeNull());
  it("stands at the edge of the window and points there", () => {
    expect(pointer(box, 0.4, { x: 500, y: 2000 })).toEqual({ x: 200, y: 376, deg: 180 });
    expect(pointer(box, 0.4, { x: 3000, y: 500 })).toEqual({ x: 336, y: 200, deg: 90 });
  });
  it("keeps off the map in the upper right corner", () => {
    expect(pointer(box, 0.4, { x: -500, y: -500 })!.x).toBe(64);
    expect(pointer(box, 0.4, { x: 1500, y: -500 })!.x).toBe(228);
    expect(pointer(box, 0.4, { x: 1500, y: -500 }, 1.5)!.x).toBe(174);
  });
  it("keeps off the buttons along the top", () => expect(pointer(box, 0.4, { x: -500, y: -500 }, 1, 52)!.y).toBe(76));
});
