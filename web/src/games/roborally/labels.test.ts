import { describe, expect, it } from "vitest";
import { drawn, layOf } from "./floor";
import { backOf, calmest, corners, digits, hidden, namePlace, patchesOf, spread, wordsPlace } from "./labels";
import { race, robot } from "./make";

const { floor } = race([]);
const lay = layOf({ ...floor, width: 6, height: 6 }, false);

describe("signs on the board", () => {
  it("lie on the first corner that hides nobody", () => {
    const at = lay.at({ x: 2, y: 2 });
    const places = corners(at, 30, 44);
    expect(calmest(places, 30, 20, [])).toEqual({ x: at.x - 30, y: at.y - 44 });
    const above = patchesOf(lay, [robot(1, 2, 1)]);
    expect(calmest(places, 30, 20, above)).toEqual({ x: at.x - 30, y: at.y + 44 });
  });
  it("tell of a cell below it, at the last row on the edge, and above it only where that hides less", () => {
    const place = (y: number, robots = [robot(1, 2, y - 1)]) =>
      wordsPlace(lay, { x: 2, y }, 60, 30, 30, patchesOf(lay, robots));
    expect([place(2), place(5), place(2, [robot(1, 2, 3)])]).toEqual([
      { x: 250, y: 320 },
      { x: 250, y: 600 },
      { x: 250, y: 180 },
    ]);
  });
  it("leave the registers of a pusher in sight", () => {
    const [patch] = digits(
      drawn(
        { ...floor, width: 1, height: 1, signs: ["P^135"], walls: ["0"], lasers: [] },
        layOf({ ...floor, width: 1, height: 1 }, false),
      ),
    );
    expect(patch).toMatchObject({ x: 50, y: 26 });
    expect(calmest(corners({ x: 50, y: 50 }, 38, 38), 18, 18, [patch!]).y).toBe(88);
  });
  it("keep off one another", () => {
    const sign = (x: number) => ({ places: corners({ x, y: 150 }, 30, 44), w: 40, h: 19, held: [] });
    const [first, second] = spread([sign(150), sign(200)]);
    expect(first).toMatchObject({ x: 120, y: 106 });
    expect(hidden(second!, second!.w, second!.h, [first!])).toBe(0);
  });
  it("a pusher's number stands on its back, whichever way it pushes", () => {
    const at = { x: 2, y: 2 };
    expect(backOf(lay, [at, { x: 1, y: 2 }])).toEqual({ x: 290, y: 250 });
    expect(backOf(lay, [at, { x: 2, y: 3 }])).toEqual({ x: 250, y: 210 });
  });
  it("a name keeps off rivals, and is left out between four of them", () => {
    const at = { x: 2, y: 2 };
    expect(namePlace(lay, at, "You", [], [], undefined, 1)!.y).toBeGreaterThan(lay.at(at).y);
    const around = [
      { x: 2, y: 1 },
      { x: 3, y: 2 },
      { x: 2, y: 3 },
      { x: 1, y: 2 },
    ];
    expect(namePlace(lay, at, "You", around, around.slice(1), undefined, 1)!.y).toBeLessThan(lay.at(at).y);
    expect(namePlace(lay, at, "You", around, around, undefined, 1)).toBeNull();
  });
});
