import { expect, it } from "vitest";
import type { GameInfo } from "../../src/kit/contract";
import { everyoneIsHere, firstPlan, revived, toNewTable, withCars, withoutOthersHere } from "../../src/shell/setup/plan";
import { controlFor } from "../../src/shell/words";

const game: GameInfo = {
  id: "heat", rules: 1, seats: [1, 6], ready: true,
  options: [
    { key: "circuit", kind: "choice", default: "usa", choices: ["usa", "italy"] },
    { key: "laps", kind: "int", default: 2, min: 1, max: 4 },
    { key: "garage", kind: "flag", default: false },
  ],
};
const plan = () => firstPlan(game, ["Nico", "Lotta"]);

it("a first plan has me, two friends and bots", () => {
  expect(plan().seats.map(({ use }) => use)).toEqual(["me", "open", "open", "bot", "bot", "bot"]);
  expect(plan().options).toEqual({ circuit: "usa", laps: 2, garage: false });
});
it("friends come by the link; at a listed table, whoever comes", () => {
  expect(toNewTable("heat", plan()).seats[1]).toEqual({ kind: "human" });
  expect(toNewTable("heat", { ...plan(), listed: true }).seats[1]).toEqual({ kind: "open" });
});
it("a table without open seats starts at once", () => {
  const alone = { ...plan(), seats: withCars(plan().seats, 1, []) };
  expect(everyoneIsHere(alone)).toBe(true);
  expect(everyoneIsHere(plan())).toBe(false);
});
it("more cars are bots with names", () => {
  expect(withCars(plan().seats.slice(0, 1), 2, ["Nico", "Lotta"])[1]).toMatchObject({ use: "bot", name: "Lotta" });
});
it("people at this screen become people by link when the screen is no longer shared", () => {
  const shared = plan().seats.map((seat, i) => (i === 1 ? { ...seat, use: "here" as const, name: "Mira" } : seat));
  expect(withoutOthersHere(shared)[1]).toMatchObject({ use: "open", name: "" });
});
it("an old plan keeps only what the game still offers", () => {
  const old = { ...plan(), options: { circuit: "oval", laps: 9, garage: true, gone: 1 } };
  expect(revived(old, game).options).toEqual({ circuit: "usa", laps: 2, garage: true });
});
it("controls follow the kind of an option", () => {
  const [circuit, laps, garage] = game.options;
  expect(controlFor(circuit!, true)).toBe("cards");
  expect(controlFor(circuit!, false)).toBe("segments");
  expect(controlFor({ ...circuit!, choices: ["a", "b", "c", "d", "e"] }, false)).toBe("menu");
  expect([controlFor(laps!, false), controlFor(garage!, false)]).toEqual(["stepper", "switch"]);
});
