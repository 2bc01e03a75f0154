import { expect, it } from "vitest";
import { hints } from "./hints";
import { empty, race, robot } from "./make";
import type { Question } from "./room";

const ASKED = { kind: "fill-register", seat: 0, args: { robot: 0 }, options: [] } as unknown as Question;

it("hints come when what they explain first matters", () => {
  const locked = empty().map((register, i) => ({ ...register, locked: i === 4 }));
  expect(hints(race([robot(0, 0, 0)]), ASKED)).toEqual([]);
  expect(hints(race([robot(0, 0, 0)], { round: 2 }), ASKED)).toEqual(["priority"]);
  expect(hints(race([robot(0, 0, 0)], { round: 3 }), ASKED)).toEqual(["priority", "belts"]);
  expect(hints(race([robot(0, 0, 0, { damage: 5, registers: locked }), robot(1, 1, 0)]), ASKED)).toEqual([
    "locked",
    "lasers",
  ]);
  const facing = { ...ASKED, kind: "face" } as Question;
  expect(hints(race([robot(0, 0, 0, { damage: 5 })], { round: 3 }), facing)).toEqual([]);
});

it("speaks of no beams where the floor has none", () => {
  const hurt = [robot(0, 0, 0, { damage: 1 })];
  expect(hints(race(hurt, { floor: { ...race(hurt).floor, lasers: [] } }), ASKED)).toEqual(["shots"]);
});
