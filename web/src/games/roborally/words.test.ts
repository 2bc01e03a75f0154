import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import type { Forecast } from "./state";
import { event, foreseenRow as row } from "./make";
import { moments, momentWords } from "./moments";
import { done, foreseen } from "./words";

const cells = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));
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
    expect(said([0, 0], { walk: cells([1, 0]), ride: cells([2, 0]), x: 2 })).toEqual(["1 ahead, belt carries 1", ""]);
    expect(said([0, 0], { drives: "", turned: "about", ride: cells([1, 0]), x: 1 })).toEqual([
      "U-turn, belt carries 1",
      "",
    ]);
    expect(said([0, 0], { walk: cells([1, 0]), ride: cells([2, 0]), curved: "left", x: 2 })).toEqual([
      "1 ahead, belt carries 1, turned left",
      "",
    ]);
  });
  it("is carried back by a belt that runs against its last move", () => {
    expect(said([0, 0], { walk: cells([1, 0], [2, 0], [3, 0]), ride: cells([2, 0], [1, 0]), x: 1 })).toEqual([
      "3 ahead, belt carries 2 back",
      "",
    ]);
    expect(said([0, 0], { walk: cells([1, 0]), ride: cells([0, 0]) })).toEqual([
      "1 ahead, belt carries 1 back",
      "back where it began",
    ]);
  });
  it("calls a pusher a pusher, and tells of gears", () => {
    expect(said([0, 0], { walk: cells([1, 0]), shove: cells([1, 1]), x: 1, y: 1 })).toEqual([
      "1 ahead, pusher shoves 1",
      "",
    ]);
    expect(said([0, 0], { walk: cells([1, 0]), geared: "left", x: 1 })).toEqual(["1 ahead, gear turns left", ""]);
    expect(said([0, 0], { drives: "", turned: "right", geared: "right" })).toEqual([
      "turn right, gear turns right",
      "",
    ]);
  });
  it("says of a wall how far the robot comes, and never that it both moves and stays", () => {
    expect(said([0, 0], { stopped: true })).toEqual(["held by a wall", ""]);
    expect(said([0, 0], { walk: cells([1, 0]), stopped: true, x: 1 })).toEqual(["1 ahead to a wall", ""]);
    expect(said([0, 0], { walk: cells([1, 0]), ride: cells([0, 0]), stopped: true })).toEqual([
      "1 ahead to a wall, belt carries 1 back",
      "back where it began",
    ]);
    expect(said([0, 0], { stopped: true, ride: cells([1, 0]), x: 1 })).toEqual(["held by a wall, belt carries 1", ""]);
  });
  it("says what takes the robot off the floor", () => {
    expect(said([0, 0], { walk: cells([1, 0]), lost: "edge", by: "belt", over: "north", x: 1 })).toEqual([
      "1 ahead",
      "the belt carries it off the floor",
    ]);
  });
});

describe("what a step has done", () => {
  beforeAll(async () => {
    await Promise.all([learn("roborally"), learn("roborally/end")]);
    await speak("en");
  });
  it("says which of two robots is meant", () => {
    const push = (by: number, whom: number) => ({
      step: "robots" as const,
      event: event("pushed", 0, { how: "robot", count: 1, blocker: by, whom: [0], blockers: [whom] }),
    });
    const called = () => ({ name: "Ana", you: "no" as const });
    expect(done([push(0, 1), push(1, 0)], "robots", called)).toBe("Ana pushes Ana (blocker), (blocker) Ana pushes Ana");
  });
  const names = ["You", "Bruno", "Lotta"];
  const named = (seat: number) => ({
    name: seat ? names[seat]! : "you",
    you: seat ? ("no" as const) : ("yes" as const),
  });
  const told = (step: "robots" | "belts" | "lasers" | "flags" | "clean-up", ...events: ReturnType<typeof event>[]) =>
    done(
      events.map((one) => ({ step, event: one })),
      step,
      named,
    );
  it("shows who hits whom with an arrow", () => {
    const shot = (by: number, whom: number) => event("shot", by, { whom: [whom], target: whom, tokens: 1 });
    expect(told("lasers", shot(0, 1), shot(1, 2))).toBe("you → Bruno, Bruno → Lotta");
  });
  it("has a sentence for whatever happens to flags", () => {
    expect(told("flags", event("caught", 1, { whom: [2], target: 2 }))).toBe("Bruno catches Lotta");
    expect(told("flags", event("flag-taken", 0, { flag: 2, team: "B" }))).toBe("you pick up the flag of team B");
    expect(told("flags", event("flag-toggled", 1, { flag: 2, flags: 3, team: "A" }), event("archived", 1))).toBe(
      "Bruno takes control of flag 2 for team A",
    );
    expect(told("flags", event("archived", 1), event("archived", 0))).toBe("archive marker: Bruno and you");
  });
  it("has a sentence where belts carry nobody, and where a robot is stopped at once", () => {
    expect(told("belts", event("held", -1, { belts: "all", whom: [1, 2] }))).toBe(
      "In each other's way on the belts: Bruno and Lotta",
    );
    expect(told("robots", event("acts", 1, { card: "move_1" }), event("stopped", 1))).toBe("Bruno is stopped");
  });
  it("tells who is repaired, gets an option, stays down or returns at the end of a turn", () => {
    expect(
      told("clean-up", event("repaired", 0, { damage: 1, freed: 0 }), event("option-drawn", 1, { card: "brakes" })),
    ).toBe("you are repaired, 1 damage left; Bruno gets Brakes");
    expect(told("clean-up", event("stays-down", 1, { stays: 1 }), event("re-entered", 2, { damage: 2 }))).toBe(
      "Bruno stays powered down; Lotta returns with 2 damage",
    );
  });
});

describe("a key moment", () => {
  const told = (...events: ReturnType<typeof event>[]) =>
    momentWords(
      moments([event("turn-began", -1, { turn: 1 }), event("register-began", -1, { register: 3 }), ...events])[0]!,
      { game: "roborally", seats: [] },
      [0],
    );
  it("keeps a number or a team's letter with the word before it", async () => {
    const film = [event("destroyed", 0, { how: "damage" }), event("flag-toggled", 0, { flag: 2, flags: 3, team: "B" })];
    await speak("en");
    expect(film.map((one) => told(one))).toEqual([
      "You break down in register\u00a03",
      "You take control of flag\u00a02 for team\u00a0B",
    ]);
    await speak("ru");
    expect(film.map((one) => told(one))).toEqual([
      "Ваш робот разбит в регистре\u00a03",
      "Вы берёте флаг\u00a02 под контроль команды\u00a0B",
    ]);
  });
});
