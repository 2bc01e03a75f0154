import { expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import type { GameEvent } from "./room";
import { story, turnAtTheEnd } from "./story";
import { eventWords } from "./words";

const event = (kind: string, seat = -1, args: object = {}): GameEvent =>
  ({ n: 0, kind, seat, args, to: null }) as GameEvent;
const told = (events: GameEvent[]) => story(events, () => ({})).map(({ words }) => words());
await speak("en");
await learn("formula_d");
const GRID = event("grid", -1, { circuit: "monaco", laps: 2, order: [0] });
const UP = { from: 2, gear: 3, gearbox: 0, brakes: 0, engine: 0 };
const roll = (gear: number, number: number) => event("rolled", 0, { gear, roll: number });

it("tells the price of a shift with the roll, once", () => {
  const shift = event("shifted", 0, { from: 5, gear: 2, gearbox: 1, brakes: 1, engine: 0 });
  expect(told([shift, roll(2, 4), event("shifted", 0, UP), roll(3, 5)])).toEqual([
    "rolled 4 in 2nd gear, gearbox −1, brakes −1",
    "rolled 5 in 3rd gear",
  ]);
});
it("tells of a lap that begins in the race, and of none while driving for the grid", () => {
  const line = event("crossed-line", 0, { lap: 2, laps: 2 });
  expect(told([line])).toEqual([]);
  expect(told([line, GRID, line])).toContain("began lap 2 of 2");
});
it("tells who drives together, and who alone", () => {
  const team = event("team", -1, { team: 1, drivers: [1], alone: 1 });
  const words = (args: object) => eventWords({ ...args }, undefined, (seat) => ["Ana", "Ben"][seat]!);
  const lines = story([team, event("team", -1, { team: 0, drivers: [0, 1], alone: 0 })], ({ args }) => words(args));
  expect(lines.map(({ words }) => words())).toEqual(["Team B: Ben, alone", "Team A: Ana and Ben"]);
});
it("tells a street race in words: its driver, nitro, and what rivals and ambushes cost", () => {
  const names = ["Ana", "Ben"];
  const events = [
    event("driver", 0, { driver: "iris", ability: "iris", points: [] }),
    event("nitro", 0, { spaces: 4, number: 15 }),
    event("toll", 0, { number: 14 }),
    event("adjusted", 0, { number: 5 }),
    event("harmed", 0, { rival: 1, part: "body", roll: 19, lost: 1 }),
    event("ambush", 0, { part: "engine", roll: 3, lost: 0 }),
    event("trapped", 0, { speed: 180 }),
    event("trap-won", 0, { lap: 1 }),
    event("regained", 0, { parts: ["brakes", "body"] }),
  ];
  const lines = story(events, ({ args }) => eventWords({ ...args }, undefined, (seat) => names[seat]!));
  const words = lines.map(({ words }) => words());
  expect(words).toHaveLength(events.length);
  expect(words.filter((line) => line.includes("formula_d-log"))).toEqual([]);
  expect(words[4]).toMatch(/^harmed Ben: rolled 19, lost a point/);
});
it("tells a check that does no harm, and marks the one that does", () => {
  const check = (lost: number) => event("check", 0, { part: "engine", roll: 3, fails: 4, lost });
  expect(story([check(0), check(1)], () => ({})).map(({ bad }) => bad)).toEqual([false, true]);
});
it("shows a whole turn of the car that moved last", () => {
  const lines = story([event("rolled", 1, { gear: 1, roll: 1 }), roll(2, 3), event("spun", 0)], () => ({}));
  expect(turnAtTheEnd(lines).map(({ seat }) => seat)).toEqual([0, 0]);
});
