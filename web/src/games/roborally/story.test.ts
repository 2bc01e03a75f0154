import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import { event } from "./make";
import { beat } from "./beats";
import type { GameEvent } from "./room";
import { lineAt, linesAt, story, words } from "./story";

const ME = 0;
const NAMES = ["You", "Ana", "Jun"];
const teller = (one: GameEvent) =>
  words(
    one,
    (seat) => NAMES[seat]!,
    (seat) => seat === ME,
  );
const told = (...events: GameEvent[]) =>
  story(events, teller).map((line) => (line.seat < 0 ? line.words() : `${NAMES[line.seat]} ${line.words()}`));
const acts = (seat: number, card: string, steps = Number(card.at(-1))) =>
  event("acts", seat, { robot: seat, card, steps, priority: 540, shares: "no", with: [] });
const shot = (seat: number, target: number, tokens = 1) =>
  event("shot", seat, { robot: seat, target, whom: [target], tokens, rear: 0 });
const damaged = (robot: number, damage: number, locked = 0) => event("damaged", robot, { robot, damage, locked });

describe("the log of a race", () => {
  beforeAll(async () => {
    await learn("roborally");
    await speak("en");
  });
  it("speaks to whoever reads it, and of everybody else", () => {
    expect(told(acts(0, "move_2"), acts(1, "u_turn"))).toEqual(["You move 2 · 540", "Ana makes a U-turn · 540"]);
    const whom = { how: "robot", count: 1 };
    expect(told(acts(1, "move_1"), event("pushed", 1, { ...whom, whom: [0] }))).toEqual([
      "Ana moves 1 · 540; pushes you",
    ]);
    expect(told(event("carried", -1, { belts: "all", whom: [1, 0] }))).toEqual(["Belts carry Ana and you"]);
  });
  it("tells a move with the cells of the gear that was chosen", () => {
    const used = event("option-used", 0, { robot: 0, card: "fourth_gear" });
    expect(told(used, acts(0, "move_3", 4), event("moved", 0, { steps: 4 }))).toEqual([
      "You use Fourth Gear",
      "You move 4 · 540",
    ]);
    expect(told(acts(1, "move_1", 0), acts(0, "back_up", 2), acts(1, "back_up", 1))).toEqual([
      "Ana stays put · 540",
      "You back up 2 · 540",
      "Ana backs up · 540",
    ]);
  });
  it("puts what happens after the last register under the end of the turn, if anything does", () => {
    const [register, end, next] = [
      event("register-began", -1, { register: 5 }),
      event("clean-up-began", -1),
      event("turn-began", -1, { turn: 2 }),
    ];
    expect(told(register, end, event("repaired", 1, { damage: 0, freed: 0 }), next)).toEqual([
      "Register 5",
      "End of turn",
      "Ana is repaired, no damage left",
      "Turn 2",
    ]);
    expect(told(register, end, next)).toEqual(["Register 5", "Turn 2"]);
  });
  it("tells a push over several cells once", () => {
    const push = event("pushed", 1, { how: "robot", count: 1, whom: [2] });
    expect(told(acts(1, "move_3"), push, push)).toEqual(["Ana moves 3 · 540; pushes Jun"]);
  });
  it("tells what a hit does in the same line, also when all fire before anybody is hurt", () => {
    const line = told(shot(1, 0), shot(2, 0, 2), damaged(0, 4), damaged(0, 5, 5), damaged(0, 6, 4));
    expect(line).toEqual(["Ana hits you: +1 damage", "Jun hits you: +2 damage, registers 5 and 4 lock"]);
  });
  it("counts no damage that an option has taken", () => {
    const given = event("option-given-up", 0, { robot: 0, card: "brakes" });
    expect(told(shot(1, 0), shot(2, 0), given, damaged(0, 3))).toEqual([
      "Ana hits you",
      "Jun hits you: +1 damage",
      "You give up Brakes instead of 1 damage",
    ]);
  });
  it("tells damage by itself where nobody has fired", () => {
    expect(told(damaged(1, 5, 5))).toEqual(["Ana takes 1 damage (now 5), register 5 locks"]);
  });
  it("says which of a player's robots is meant", () => {
    expect(told(event("eliminated", 1, { robot: 3, blocker: 1 }))).toEqual(["Ana (blocker) is out of the race"]);
  });
  it("says which robot of a player meets whom", () => {
    const push = (blocker: number) => event("pushed", 1, { how: "robot", count: 1, whom: [1], blockers: [blocker] });
    expect(told(acts(1, "move_1"), push(1))).toEqual(["Ana moves 1 · 540; pushes Ana (blocker)"]);
    expect(told(acts(1, "move_2"), push(0), push(1))).toEqual(["Ana moves 2 · 540; pushes Ana; pushes Ana (blocker)"]);
    expect(told(event("carried", -1, { belts: "all", whom: [0, 0], blockers: [0, 1] }))).toEqual([
      "Belts carry you and you (blocker)",
    ]);
    expect(told(event("shot", 1, { robot: 1, target: 3, whom: [0], blockers: [1], tokens: 1, rear: 0 }))).toEqual([
      "Ana hits you (blocker)",
    ]);
  });
  it("says of damage only that it was too much: a ram may have done it", () => {
    expect(told(event("destroyed", 1, { how: "damage", lives: 2 }))).toEqual([
      "Ana breaks down: too much damage, 2 lives left",
    ]);
  });
  it("tells in a film what a hit does as soon as it is seen, and again when the damage is taken", () => {
    const lines = story([shot(1, 0), shot(2, 1), damaged(0, 1), damaged(1, 1)], teller);
    expect([1, 2, 4].map((at) => lineAt(lines, at)?.words())).toEqual([
      "hits you: +1 damage",
      "hits Ana: +1 damage",
      "hits Ana: +1 damage",
    ]);
    expect(lineAt(lines, 0)).toBeNull();
  });
  it("tells the hits of one moment together, for all lasers fire at once", () => {
    const volley = [shot(1, 0), shot(2, 1), damaged(0, 1), damaged(1, 1)];
    expect(volley.map((one, i) => beat(one, undefined, volley[i + 1]) > 0)).toEqual([false, true, true, true]);
    const lines = story(volley, teller);
    expect(linesAt(lines, 0, 2).map((line) => line.words())).toEqual(["hits you: +1 damage", "hits Ana: +1 damage"]);
    expect(linesAt(lines, 2, 3).map((line) => line.words())).toEqual([lineAt(lines, 3)?.words()]);
    expect(linesAt(lines, 0, 0)).toEqual([]);
  });
});
