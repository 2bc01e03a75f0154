import { describe, expect, it } from "vitest";
import { along, beds, drawn, feeds, Lay, lane, layOf, type Tile } from "./floor";
import type { FloorData } from "./state";

const floor: FloorData = {
  width: 3,
  height: 4,
  boards: [
    { id: "chess", x: 0, y: 0, turn: 0, width: 3, height: 3 },
    { id: "dock_plain", x: 0, y: 3, turn: 0, width: 3, height: 1 },
  ],
  signs: ["> >>n ##", "R w+ P<135", "ve . L", "D1 - w"],
  walls: ["100", "000", "002", "000"],
  lasers: [{ x: 0, y: 1, way: "east", cells: 3, beams: 2 }],
};
const at = (tiles: Tile[], x: number, y: number) => tiles.find((tile) => tile.x === x && tile.y === y);

describe("the floor of a course", () => {
  it("is read from its signs", () => {
    const { tiles } = drawn(floor, layOf(floor, false));
    expect(at(tiles, 0, 0)).toMatchObject({ kind: "belt", express: false, way: 1, entries: [] });
    expect(at(tiles, 1, 0)).toMatchObject({ kind: "belt", express: true, way: 1, entries: [0] });
    expect(at(tiles, 2, 0)).toMatchObject({ kind: "pit" });
    expect(at(tiles, 0, 1)).toMatchObject({ kind: "gear", right: true });
    expect(at(tiles, 1, 1)).toMatchObject({ kind: "repair", hammer: true });
    expect(at(tiles, 2, 1)).toMatchObject({ kind: "pusher", way: 3, registers: [1, 3, 5] });
    expect(at(tiles, 0, 3)).toMatchObject({ kind: "dock", number: 1, bay: true });
    expect(at(tiles, 1, 3)).toBeUndefined();
  });
  it("counts columns and rows from one, as they are seen", () => {
    expect(new Lay(12, 16, false).name({ x: 7, y: 15 })).toEqual({ column: 8, row: 16 });
    expect(new Lay(12, 16, true).name({ x: 7, y: 15 })).toEqual({ column: 1, row: 8 });
  });
  it("lies on its side where the screen is wide: the docks on the left", () => {
    const { lay, tiles, walls, beams, boards } = drawn(floor, layOf(floor, true));
    expect([lay.columns, lay.rows]).toEqual([4, 3]);
    expect(at(tiles, 0, 0)).toMatchObject({ kind: "dock", number: 1, way: 1 });
    expect(at(tiles, 3, 0)).toMatchObject({ kind: "belt", way: 2 });
    expect(walls).toContainEqual({ x: 3, y: 0, side: 1 });
    expect(walls).toContainEqual({ x: 1, y: 2, side: 2 });
    expect(beams).toEqual([{ x: 2, y: 0, way: 2, cells: 3, beams: 2 }]);
    expect(boards[1]).toEqual({ x: 0, y: 0, w: 1, h: 3, bay: true });
  });
  it("turns places and ways alike", () => {
    const lay = new Lay(12, 16, true);
    expect(lay.at({ x: 0, y: 15 })).toEqual({ x: 50, y: 50 });
    expect(lay.side("north")).toBe(1);
    expect(lay.side("west")).toBe(0);
  });
  it("feeds a curve from its entry, and from behind only if a belt comes from there", () => {
    const { tiles } = drawn(floor, layOf(floor, false));
    const known = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
    expect(feeds(at(tiles, 0, 0) as never, known)).toEqual([3]);
    expect(feeds(at(tiles, 1, 0) as never, known)).toEqual([0, 3]);
  });
  it("opens the bed that goes on to a belt from the side", () => {
    expect(beds([3], 2).map(({ bed }) => bed)).toEqual([lane(3, 2)]);
    expect(beds([0, 3], 1).map(({ bed }) => bed)).toEqual([lane(3, 1), "M50 0L50 12"]);
    expect(beds([0, 2], 1)[0]).toEqual({ bed: "M11 50L100 50", rail: "M6 50L100 50" });
  });
  it("bends a belt round a corner", () => {
    expect(lane(3, 1)).toBe("M0 50L100 50");
    expect(lane(3, 2)).toBe("M0 50A50 50 0 0 1 50 100");
    const middle = along(3, 2, 0.5);
    expect(middle.deg).toBe(135);
    expect(Math.hypot(middle.x - 0, middle.y - 100)).toBeCloseTo(50);
  });
});
