import { describe, expect, it } from "vitest";
import type { FormulaView } from "./state";
import { blank, draw, type Marks } from "./marks";
import type { GameEvent } from "./room";

const view = {
  cars: [
    { seat: 0, space: 2007 },
    { seat: 1, space: 1009 },
  ],
} as unknown as FormulaView;
const told = (events: [string, number, GameEvent["args"]][]): Marks =>
  events.reduce(
    (marks, [kind, seat, args], n) => draw(marks, { n, kind, seat, args, to: null } as GameEvent, view, view),
    blank,
  );

describe("the marks of a film", () => {
  it("make one way of a move and the slipstream behind it", () => {
    const { trail } = told([
      ["rolled", 0, { gear: 4, roll: 3 }],
      ["moved", 0, { from: 2001, path: [2002, 2003], to: 2003, spaces: 2, how: "drive" }],
      ["moved", 0, { from: 2003, path: [2004, 2005], to: 2005, spaces: 2, how: "slipstream" }],
    ]);
    expect(trail).toEqual({ seat: 0, spaces: [2001, 2002, 2003, 2004, 2005], last: 2 });
  });
  it("show the roll until the car has moved", () => {
    expect(told([["rolled", 0, { gear: 4, roll: 9 }]]).rolled).toEqual({ seat: 0, gear: 4, roll: 9 });
    expect(
      told([
        ["rolled", 0, { gear: 4, roll: 9 }],
        ["moved", 0, { from: 2001, path: [2002] }],
      ]).rolled,
    ).toBeNull();
  });
  it("tell checks in their order, each by its car, with its die", () => {
    const { notes } = told([
      ["check", 1, { part: "body", roll: 1, fails: 1, lost: 1, space: 1009 }],
      ["check", 0, { part: "body", roll: 14, fails: 1, lost: 0, space: 2007 }],
    ]);
    expect(notes.map(({ seat, space, sign, roll, points, tone }) => [seat, space, sign, roll, points, tone])).toEqual([
      [1, 1009, "crash", 1, -1, "lost"],
      [0, 2007, "crash", 14, 0, "good"],
    ]);
    expect(new Set(notes.map(({ key }) => key)).size).toBe(2);
  });
  it("tell what was paid for braking, each part by itself", () => {
    const { notes } = told([["braked", 0, { braked: 1, blocked: 2, brakes: 3, tyres: 1 }]]);
    expect(notes.map(({ sign, points, space }) => [sign, points, space])).toEqual([
      ["brakes", -3, 2007],
      ["tyres", -1, 2007],
    ]);
  });
  it("say nothing of what cost nothing", () => {
    expect(told([["overshot", 0, { spaces: 1, tyres: 0 }]]).notes).toEqual([]);
  });
  it("begin anew with the next car", () => {
    const { notes, spun, wrecks } = told([
      ["spun", 1, { space: 1009 }],
      ["eliminated", 1, { cause: "tyres", space: 1009, place: 2 }],
      ["shifted", 0, { from: 3, gear: 1, gearbox: 1, brakes: 0, engine: 0 }],
    ]);
    expect(notes.map(({ seat, sign, points }) => [seat, sign, points])).toEqual([[0, "gearbox", -1]]);
    expect([spun, wrecks]).toEqual([-1, [{ seat: 1, space: 1009 }]]);
  });
});
