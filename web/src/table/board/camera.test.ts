import { describe, expect, it } from "vitest";
import { around, fit, keepIn, onto, pan, zoom } from "./camera";
import { follow } from "./follow";

const whole = { x: 0, y: 0, w: 200, h: 100 };

describe("the window onto a board", () => {
  it("shows all of it in the shape of the screen", () =>
    expect(fit(whole, 100, 100)).toEqual({ x: 0, y: -50, w: 200, h: 200 }));
  it("follows a way as far as it fits, and leaves room for what covers its top", () => {
    const field = { x: -1000, y: -1000, w: 2000, h: 2000 };
    const points = [0, 10, 20, 30, 40].map((x) => ({ x, y: 0 }));
    expect(follow({ points, room: 5, scale: 1 }, 100, 150, 50, field)).toEqual({ x: -30, y: -100, w: 100, h: 150 });
    expect(follow({ points, room: 5, scale: 4 }, 100, 150, 50, field)).toMatchObject({ x: -7.5, w: 25 });
  });
  it("shows all of a way from farther away", () => {
    const field = { x: -1000, y: -1000, w: 2000, h: 2000 };
    const points = [
      { x: 0, y: 0 }, { x: 90, y: 0 },
    ];
    expect(follow({ points, room: 5, scale: 4, must: 2 }, 100, 150, 50, field)).toEqual({
      x: -5, y: -100, w: 100, h: 150,
    });
  });
  it("goes farther away for what is wished for, but not too far, and not at all for the rest", () => {
    const field = { x: -1000, y: -1000, w: 2000, h: 2000 };
    const points = [0, 10, 90, 190].map((x) => ({ x, y: 0 }));
    const wide = (scale: number, count = 3) =>
      follow({ points, room: 5, scale: 4, must: 2, wish: { counts: [count], scale } }, 100, 150, 50, field).w;
    expect(wide(1)).toBe(100);
    expect(wide(1.1)).toBe(25);
    expect(wide(0.1, 2)).toBe(25);
  });
  it("does not show what lies beyond the board", () => {
    const box = follow({ points: [{ x: 0, y: 0 }], room: 5, scale: 1 }, 40, 40, 0, whole);
    expect(box).toEqual({ x: 0, y: 0, w: 40, h: 40 });
  });
  it("zooms round the pointer", () => {
    const box = zoom(whole, 2, { x: 1, y: 1 }, whole);
    expect(box).toEqual({ x: 100, y: 50, w: 100, h: 50 });
  });
  it("zooms neither out of the board nor too far in", () => {
    expect(zoom(whole, 0.1, { x: 0.5, y: 0.5 }, whole)).toEqual(whole);
    expect(zoom(whole, 100, { x: 0.5, y: 0.5 }, whole).w).toBeCloseTo(200 / 6);
  });
  it("cannot be dragged off the board", () => {
    const near = { x: 50, y: 25, w: 100, h: 50 };
    expect(pan(near, 1000, 0, whole).x).toBe(0);
    expect(pan(near, -1000, 0, whole).x).toBe(100);
    expect(keepIn(whole, whole)).toEqual(whole);
  });
  it("finds a box round points", () =>
    expect(
      around(
        [
          { x: 0, y: 0 }, { x: 10, y: 20 },
        ],
        5,
      ),
    ).toEqual({ x: -5, y: -5, w: 20, h: 30 }));
  it("keeps the painted ground under the pieces when the window moves", () => {
    const painted = { box: whole, width: 400, height: 200 };
    expect(onto(painted, { ...painted, box: { x: 50, y: 25, w: 100, h: 50 } })).toEqual({ x: -200, y: -100, scale: 2 });
  });
  it("keeps it there when the window changes its height, too", () => {
    const painted = { box: whole, width: 400, height: 200 };
    const lower = { box: whole, width: 400, height: 100 };
    expect(onto(painted, lower)).toEqual({ x: 0, y: -50, scale: 1 });
    const higher = { box: fit(whole, 400, 400), width: 400, height: 400 };
    expect(onto(painted, higher)).toEqual({ x: 0, y: 100, scale: 1 });
  });
});
