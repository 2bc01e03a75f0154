import { expect, it } from "vitest";
import type { GameInfo, TableLine } from "../../src/kit/contract";
import { atOneScreen, atOwnScreens, everyoneIsHere, firstPlan, revived, toNewTable, withCars, withSeat } from "../../src/shell/setup/plan";
import { unfinishedFirstRace } from "../../src/shell/setup/ready";
import { controlFor } from "../../src/shell/words";

const game: GameInfo = {
  id: "heat", rules: 1, seats: [1, 6], ready: true,
  options: [
    { key: "circuit", kind: "choice", default: "usa", choices: ["usa", "italy"] },
    { key: "laps", kind: "int", default: 2, min: 1, max: 4 },
    { key: "garage", kind: "flag", default: false },
  ],
};
const plan = () => firstPlan(game);

it("a first plan has me, two friends and bots", () => {
  expect(plan().seats.map(({ use }) => use)).toEqual(["me", "open", "open", "bot", "bot", "bot"]);
  expect(plan().options).toEqual({ circuit: "usa", laps: 2, garage: false });
});
it("friends come by the link; at a listed table, whoever comes", () => {
  expect(toNewTable("heat", plan()).seats[1]).toEqual({ kind: "human" });
  expect(toNewTable("heat", { ...plan(), listed: true }).seats[1]).toEqual({ kind: "open" });
});
it("a table without open seats starts at once", () => {
  const alone = { ...plan(), seats: withCars(plan().seats, 1) };
  expect(everyoneIsHere(alone)).toBe(true);
  expect(everyoneIsHere(plan())).toBe(false);
});
it("more cars are bots, whom every reader sees named in the own language", () => {
  expect(withCars(plan().seats.slice(0, 1), 2)[1]).toMatchObject({ use: "bot", level: "club" });
  expect(toNewTable("heat", plan()).seats[3]).toEqual({ kind: "bot", level: "club" });
});
it("every seat has a bot of its own level", () => {
  const seats = withSeat(withSeat(plan().seats, 1, "rookie"), 3, "pro");
  expect(toNewTable("heat", { ...plan(), seats }).seats.map(({ level }) => level)).toEqual([undefined, "rookie", undefined, "pro", "club", "club"]);
});
it("there is one of me", () => {
  expect(withSeat(plan().seats, 2, "me").map(({ use }) => use)).toEqual(["bot", "open", "me", "bot", "bot", "bot"]);
});
it("at one screen everybody has a name, and needs no link", () => {
  const [me, mira, third] = atOneScreen(plan().seats, "Ana");
  const shared = { ...plan(), listed: true, hotSeat: true, seats: [me!, { ...mira!, name: "Mira" }, third!] };
  expect(everyoneIsHere(shared)).toBe(true);
  expect(toNewTable("heat", shared)).toMatchObject({ hot_seat: true, private: true, seats: [{ kind: "human", name: "Ana" }, { kind: "human", name: "Mira" }, { kind: "human" }] });
});
it("with screens of their own again the first is me and the others come by the link", () => {
  const seats = atOwnScreens(atOneScreen(plan().seats, "Ana"));
  expect(seats.map(({ use, name }) => [use, name])).toEqual([["me", ""], ["open", ""], ["open", ""], ["bot", ""], ["bot", ""], ["bot", ""]]);
});
it("a level that the game no longer offers becomes the usual one", () => {
  const old = { ...plan(), seats: withSeat(plan().seats, 3, "champion") };
  expect(revived(old, { ...game, levels: ["rookie", "club"] }).seats[3]!.level).toBe("club");
  expect(revived(old, game).seats[3]!.level).toBe("champion");
});
it("a first race that was begun is gone on with", () => {
  const line = (more: Partial<TableLine>) => ({ id: "a", game: "heat", status: "playing", guided: true, my_seats: [0], ...more }) as TableLine;
  const others = [line({ status: "over" }), line({ guided: false }), line({ game: "roborally" }), line({ my_seats: [] })];
  expect(unfinishedFirstRace("heat", others)).toBeUndefined();
  expect(unfinishedFirstRace("heat", [...others, line({ id: "b" })])?.id).toBe("b");
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
