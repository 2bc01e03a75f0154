import { expect, it } from "vitest";
import { Lay } from "./floor";
import { goalOf, standOf } from "./goal";
import { race, robot } from "./make";

const FROM = { x: 2, y: 3 };
const way = (turned: boolean, to: { x: number; y: number }) =>
  goalOf(race([robot(0, 2, 3)]), robot(0, 2, 3), new Lay(6, 8, turned), FROM, to);

it("a robot is told the flag, the way and the cells to it", () => {
  expect(way(false, { x: 2, y: 0 })).toEqual({ sign: "1", home: false, deg: 0, cells: 3 });
  expect(way(false, { x: 5, y: 3 })).toMatchObject({ deg: 90, cells: 3 });
  expect(way(false, { x: 0, y: 5 })).toMatchObject({ deg: -135, cells: 4 });
});
it("a robot looks from its cell or the one where it may be placed; when it is lost or the race is over, from nowhere", () => {
  const [here, lost] = [robot(0, 2, 3), robot(1, 2, 3, { x: null, y: null })];
  const view = race([here, lost]);
  expect([standOf(view, here, null), standOf(view, lost, { x: 1, y: 1 }), standOf(view, lost, null)]).toEqual([
    FROM,
    { x: 1, y: 1 },
    null,
  ]);
  expect(standOf({ ...view, phase: "over" }, here, null)).toBeNull();
});
it("the way is told as the course is drawn", () => {
  expect([way(true, { x: 2, y: 0 }).deg, way(true, { x: 5, y: 3 }).deg]).toEqual([90, 180]);
});
