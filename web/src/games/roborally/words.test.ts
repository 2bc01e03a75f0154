import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import type { Forecast } from "./state";
import { event } from "./make";
import { done, foreseen } from "./words";

const cells = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));
const row = (fields: Partial<Forecast>): Forecast => ({ register: 1, card: "move_1", walk: [], ride: [], x: 0, y: 0, facing: "east", stopped: false, damage: 0, flag: 0, lost: "", over: null, ...fields });
const said = (from: [number, number], fields: Partial<Forecast>) => {
  const { words, note } = foreseen(row(fields), { x: from[0], y: from[1] });
  return [words, note];
};

describe("a register of the forecast", () => {
  beforeAll(async () => {
    await learn("roborally");
    await speak("en");
  });
  it("is carried on by a belt that runs along or aside", () => {
    expect(said([0, 0], { walk: cells([1, 0]), ride: cells([2, 0]), x: 2 })).toEqual(["move 1, then carried 1 cell", ""]);
    expect(said([0, 0], { walk: cells([1, 0]), ride: cells([1, 1]), x: 1, y: 1 })).toEqual(["move 1, then carried 1 cell", ""]);
    expect(said([0, 0], { card: "u_turn", ride: cells([1, 0]), x: 1 })).toEqual(["U-turn, then carried 1 cell", ""]);
  });
  it("is carried back by a belt that runs against its last move", () => {
    expect(said([0, 0], { card: "move_3", walk: cells([1, 0], [2, 0], [3, 0]), ride: cells([2, 0], [1, 0]), x: 1 })).toEqual(["move 3, then carried back 2 cells", ""]);
  });
  it("stays in place where it ends where it began, unless it only turns", () => {
    expect(said([0, 0], { walk: cells([1, 0]), ride: cells([0, 0]) })).toEqual(["move 1, then carried back 1 cell", "stays in place"]);
    expect(said([0, 0], { card: "u_turn" })).toEqual(["U-turn", ""]);
  });
});

describe("what a step has done", () => {
  beforeAll(async () => {
    await learn("roborally");
    await speak("en");
  });
  it("says which of two robots is meant", () => {
    const push = (by: number, whom: number) => ({ step: "robots" as const, event: event("pushed", 0, { how: "robot", count: 1, blocker: by, whom: [0], blockers: [whom] }) });
    const called = () => ({ name: "Ana", you: "no" as const });
    expect(done([push(0, 1), push(1, 0)], "robots", called)).toBe("Ana pushes Ana (blocker), (blocker) Ana pushes Ana");
  });
});
