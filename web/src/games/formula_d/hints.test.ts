import { expect, it } from "vitest";
import { hints } from "./hints";
import type { Question } from "./room";
import type { FormulaView } from "./state";

const view = (points: number[] = [6, 3, 3, 3, 3, 2]) =>
  ({ seat: 0, cars: [{ seat: 0, points }] }) as unknown as FormulaView;
const gear = (more: object = {}) => ({
  kind: "gear",
  gear: 1,
  gearbox: 0,
  brakes: 0,
  engine: 0,
  on: 100,
  stop: 0,
  brake: 0,
  over: 0,
  out: 0,
  ...more,
});
const move = (more: object = {}) => ({
  kind: "move",
  over: 0,
  braked: 0,
  blocked: 0,
  beside: [],
  marked: 0,
  spins: 0,
  ends: "drive",
  ...more,
});
const asked = (kind: string, labels: object[], args: object = { stops: 1 }): Question =>
  ({
    kind,
    seat: 0,
    args,
    options: labels.map((label, choice) => ({ choice, label })),
  }) as unknown as Question;

it("begins with the goal, then the gears", () =>
  expect(hints(view(), asked("gear", [gear()]))).toEqual(["goal", "gear"]));
it("tells of a corner when a die could reach it, and of several stops where one can be made", () => {
  const near = [gear({ on: 50, stop: 50 })];
  expect(hints(view(), asked("gear", near))).toEqual(["goal", "gear", "corner"]);
  expect(hints(view(), asked("gear", near, { stops: 2 }))).toContain("stops");
  expect(hints(view(), asked("gear", [gear()], { stops: 2 }))).not.toContain("stops");
});
it("tells of skipped gears and hot engines where they can be had", () => {
  expect(hints(view(), asked("gear", [gear({ gear: 5 }), gear({ gear: 2, gearbox: 1 })]))).toEqual([
    "goal",
    "gear",
    "skip",
    "hot",
  ]);
});
it("tells of prices and checks of a move that can be chosen", () => {
  expect(hints(view(), asked("move", [move()]))).toEqual(["goal", "move"]);
  expect(hints(view(), asked("move", [move({ over: 2 }), move({ braked: 1 }), move({ beside: [1] })]))).toEqual([
    "goal",
    "move",
    "over",
    "brakes",
    "beside",
  ]);
  expect(hints(view(), asked("slipstream", [move({ marked: 1 }), { kind: "stay" }]))).toEqual(["slipstream", "debris"]);
});
it("warns of a part on its last point", () => {
  expect(hints(view([6, 3, 3, 1, 3, 2]), asked("gear", [gear()]))).toContain("worn");
  expect(hints(view(), asked("gear", [gear()]))).not.toContain("worn");
});
