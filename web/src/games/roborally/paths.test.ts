import { describe, expect, it } from "vitest";
import { Lay } from "./floor";
import { foreseenRow as row } from "./make";
import { cellsOf, clearSide, crossesItself, legsOf, marked, path, pillPlace, spans } from "./paths";

const lay = new Lay(6, 6, false);
const cells = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));

describe("ways over cells", () => {
  it("lie to the right of their heading, with square corners", () => {
    expect(path(lay, cells([0, 0], [1, 0], [1, 1]), 10)).toBe("M50 60L140 60L140 150");
  });
  it("change sides where they turn back", () => {
    expect(path(lay, cells([0, 0], [1, 0], [0, 0]), 10)).toBe("M50 60L150 60L150 40L50 40");
  });
  it("know when they go over a stretch twice", () => {
    expect(crossesItself([cells([0, 0], [1, 0]), cells([1, 0], [0, 0])])).toBe(true);
    expect(crossesItself([cells([0, 0], [1, 0], [1, 1])])).toBe(false);
  });
  it("go on to the brink where the robot leaves the floor, driven or carried", () => {
    const driven = legsOf({ x: 1, y: 0 }, [
      row({ card: "move_3", walk: cells([0, 0]), facing: "west", lost: "edge", over: "west" }),
    ])[0]!;
    expect(driven.walk).toHaveLength(3);
    expect(driven.end.x).toBeLessThan(-0.5);
    const carried = legsOf({ x: 1, y: 0 }, [row({ walk: cells([0, 0]), lost: "edge", by: "belt", over: "north" })])[0]!;
    expect(carried).toMatchObject({ walk: cells([1, 0], [0, 0]), ride: [{ x: 0, y: 0 }, { x: 0 }] });
  });
  it("are numbered in few letters", () => {
    expect([[2], [1, 2, 3], [1, 2, 4]].map(spans)).toEqual(["2", "1–3", "1–2, 4"]);
  });
  it("leave the name of a robot a side on the floor that nobody needs", () => {
    expect(clearSide(lay, { x: 2, y: 2 }, [])).toBe(2);
    expect(clearSide(lay, { x: 2, y: 5 }, [{ x: 3, y: 5 }])).toBe(3);
    const way = cellsOf({ x: 2, y: 2 }, [row({ x: 2, y: 3, walk: cells([2, 3]), facing: "east" })]);
    expect(way).toContainEqual({ x: 3, y: 3 });
    expect(clearSide(lay, { x: 2, y: 2 }, way)).toBe(1);
  });
  it("leave no side to a name between rivals, and a long name only where two cells are free", () => {
    expect(clearSide(lay, { x: 2, y: 2 }, cells([2, 1], [3, 2], [2, 3], [1, 2]))).toBeNull();
    const rivals = cells([2, 3], [4, 2]);
    expect([clearSide(lay, { x: 2, y: 2 }, rivals), clearSide(lay, { x: 2, y: 2 }, rivals, undefined, true)]).toEqual([
      1, 3,
    ]);
  });
  it("are taken by trails, whole shots and robots that were lost", () => {
    const shot = { from: { x: 0, y: 1 }, to: { x: 3, y: 1 }, look: "board" as const };
    expect(marked({ trails: [], shots: [shot], wrecks: [{ robot: 0, at: { x: 5, y: 5 }, how: "caught" }] })).toEqual(
      cells([2, 1], [1, 1], [0, 1], [5, 5]),
    );
  });
  it("say beside a fall that the robot is destroyed, on the floor", () => {
    expect(pillPlace(lay, { x: 0, y: 250 }, 3, 80)).toEqual({ x: 80, y: 316 });
    expect(pillPlace(lay, { x: 550, y: 600 }, 2, 80)).toEqual({ x: 410, y: 586 });
  });
});
