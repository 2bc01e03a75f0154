import { describe, expect, it } from "vitest";
import { aimedAt, aims, beyond, homes, landings, letterOf, namedCells, optionAsked, outwards } from "./asked";
import { race, robot } from "./make";
import type { Question } from "./room";

const asks = (kind: string, args: object, labels: object[]) =>
  ({ kind, args, options: labels.map((label, choice) => ({ choice, label })) }) as unknown as Question;

describe("a question on the board", () => {
  it("aims at the robot that is named where a player has two, and shows it with one's own", () => {
    const [me, racer, blocker] = [robot(0, 0, 0), robot(1, 4, 0), { ...robot(1, 2, 0), robot: 7, blocker: true }];
    const view = race([me, racer, blocker]);
    const question = asks("choose-weapon", { whom: [1], blockers: [1] }, []);
    expect(aimedAt(view, question)?.robot).toBe(7);
    expect(namedCells(view, question, me, []).map(({ x }) => x)).toEqual([0, 2]);
    expect(aimedAt(view, asks("fire-control", { whom: [1], blockers: [0] }, []))?.robot).toBe(1);
    expect(aimedAt(view, asks("stay-down", { whom: [1] }, []))).toBeNull();
  });
  it("aims at the nearer of two in line", () => {
    const [me, near, far] = [robot(0, 0, 0), robot(2, 2, 0), robot(1, 4, 0)];
    expect(aimedAt(race([me, far, near]), asks("choose-weapon", { whom: [2, 1] }, []))?.robot).toBe(2);
  });
  it("marks every robot among which a weapon is aimed, each with its choice", () => {
    const [me, near, far] = [robot(0, 0, 0), robot(1, 2, 0), robot(2, 4, 0)];
    const question = asks(
      "aim-weapon",
      { whom: [1, 2] },
      [near, far].map(({ robot, x, y }) => ({ kind: "aim", target: robot, x, y })),
    );
    expect(aims(race([me, near, far]), question)).toEqual([
      { robot: 1, x: 2, y: 0, choice: 0 },
      { robot: 2, x: 4, y: 0, choice: 1 },
    ]);
    expect(namedCells(race([me, near, far]), question, me, []).map(({ x }) => x)).toEqual([0, 2, 4]);
    expect(aims(race([me, near]), asks("choose-weapon", { whom: [1] }, []))).toMatchObject([
      { robot: 1, choice: null },
    ]);
  });
  it("calls a few cells by letters, and many by nothing", () => {
    expect([0, 1].map((place) => letterOf("ABCDEFGH", place, 2))).toEqual(["A", "B"]);
    expect(letterOf("ABCDEFGH", 0, 9)).toBe("");
  });
  it("shows where each gear leads, and what it costs to leave the floor", () => {
    const me = robot(0, 1, 0, { facing: "west" });
    const floor = { ...race([]).floor, signs: [". . ."], walls: ["000"] };
    const [one, two] = landings(
      { ...race([me]), floor },
      asks("change-gear", {}, [
        { kind: "cells", steps: 1 },
        { kind: "cells", steps: 2 },
      ]),
      me,
    );
    expect(one).toMatchObject({ x: 0, y: 0, lost: false });
    expect(two).toMatchObject({ x: 0, y: 0, lost: true });
  });
  it("names the boards that can be home", () => {
    const boards = (["cross", "vault"] as const).map((id, i) => ({
      id,
      x: 12 * i,
      y: 0,
      turn: 0,
      width: 12,
      height: 12,
    }));
    const view = { ...race([]), floor: { ...race([]).floor, boards } };
    expect(
      homes(view, asks("choose-home", {}, [{ kind: "home" }, { kind: "home" }])).map(({ id, choice }) => [id, choice]),
    ).toEqual([
      ["cross", 0],
      ["vault", 1],
    ]);
  });
  it("shows cells from the one nearest to the aim outwards", () => {
    const row = [0, 1, 2, 3, 4].map((x) => ({ x, y: 0 }));
    expect(outwards(row, { x: 9, y: 5 }).map(({ x }) => x)).toEqual([4, 3, 2, 1, 0]);
    expect(outwards(row, { x: 2, y: 5 })[0]).toEqual({ x: 2, y: 0 });
    expect(outwards(row, null)).toEqual(row);
    expect(outwards([], { x: 1, y: 1 })).toEqual([]);
  });
  it("knows beyond which sides of a window more of them lie", () => {
    const box = { x: 0, y: 0, w: 400, h: 400 };
    expect(
      beyond(
        [
          { x: 50, y: 50 },
          { x: 350, y: 350 },
        ],
        box,
      ),
    ).toEqual([]);
    expect(
      beyond(
        [
          { x: 450, y: 50 },
          { x: 50, y: 450 },
          { x: -50, y: -50 },
        ],
        box,
      ),
    ).toEqual([0, 1, 2, 3]);
    expect(beyond([{ x: 450, y: 50 }], box)).toEqual([1]);
  });
});

describe("a question about an option", () => {
  const asked = (kind: string, args: object = {}) => optionAsked({ kind, seat: 0, args, options: [] } as never);
  it("says which one it is about", () => {
    expect([
      asked("recompile"),
      asked("abort-program", { card: "move_1" }),
      asked("store-card", { card: "flywheel" }),
    ]).toEqual(["recompile", "abort_switch", "flywheel"]);
    expect([
      asked("change-gear", { steps: 1, other: 0 }),
      asked("change-gear", { steps: 3, other: 4 }),
      asked("change-gear", { steps: 1, other: 2 }),
    ]).toEqual(["brakes", "fourth_gear", "reverse_gear"]);
  });
  it("is told apart from the others", () => {
    expect([asked("face"), asked("announce-power-down"), asked("choose-weapon")]).toEqual([null, null, null]);
  });
});
