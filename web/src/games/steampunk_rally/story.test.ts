import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import type { GameEvent } from "./room";
import { story } from "./story";
import { cardName } from "./words";

const NAMES = ["You", "Ana", "Jun"];
const event = (kind: GameEvent["kind"], seat: number, args: object = {}) =>
  ({ n: 0, kind, seat, args, to: null }) as GameEvent;
/** Names as the game's declarations would give them. */
const teller = ({ seat, args }: { seat: number; args: { card?: string; target?: number } }) => ({
  ...(args as Record<string, string>),
  you: String(seat === 0),
  card: cardName(args.card ?? ""),
  target: NAMES[args.target ?? -1] ?? "",
});
const told = (...events: GameEvent[]) =>
  story(events, teller).map((line) => (line.seat < 0 ? line.words() : `${NAMES[line.seat]} ${line.words()}`));
const moved = (seat: number, from: number, to: number, smooth = 0) => event("moved", seat, { from, to, smooth });
const damaged = (seat: number, damage: number, gauge: number) => event("damaged", seat, { damage, gauge });
const vented = (seat: number, card: string, die: string, value: number) => event("vented", seat, { card, die, value });

describe("the log of a race", () => {
  beforeAll(async () => {
    await speak("en");
    await learn("steampunk_rally");
  });
  it("tells an activation with all that it brings in one line", () => {
    const run = event("activated", 1, { card: "boiler-bull", times: 2 });
    expect(told(run, moved(1, 0, 1), damaged(1, 1, -1), moved(1, 1, 2))).toEqual([
      "Ana activates Boiler Bull ×2: 2 motion and 1 damage",
    ]);
  });
  it("speaks to whoever reads it", () => {
    const sold = event("sold-for-dice", 0, { card: "boiler-bull", die: "steam", count: 2 });
    const die = event("gained-die", 0, { die: "steam", value: 0 });
    expect(told(sold, die, die)).toEqual(["You sell Boiler Bull: 2 steam dice"]);
  });
  it("goes on in a new line when somebody else has acted in between", () => {
    const run = (seat: number) => event("activated", seat, { card: "boiler-bull", times: 1 });
    expect(told(run(1), moved(1, 0, 1), run(2), moved(1, 1, 2, 1), moved(1, 2, 5, 1))).toEqual([
      "Ana activates Boiler Bull ×1: 1 motion",
      "Jun activates Boiler Bull ×1",
      "Ana goes on: 2 smooth motion",
    ]);
  });
  it("tells vented dice with what is left of them", () => {
    expect(
      told(
        vented(1, "boiler-bull", "steam", 1),
        vented(1, "boiler-bull", "steam", 0),
        vented(1, "arc-cutter", "electric", 3),
      ),
    ).toEqual(["Ana vents Boiler Bull (steam die gone) and Arc Cutter (electric 3)"]);
  });
  it("tells parts that are lost together in one line, as a mishap unless it was one's own will", () => {
    const lost = (card: string, how: string) => event("part-lost", 1, { card, how });
    expect(told(lost("boiler-bull", "damage"), lost("arc-cutter", "damage"))).toEqual([
      "Ana loses Boiler Bull and Arc Cutter to the damage",
    ]);
    const lines = story([lost("boiler-bull", "damage"), lost("arc-cutter", "scrap")], teller);
    expect(lines.map(({ bad }) => bad)).toEqual([true, false]);
  });
  it("names the target of a boost, and what it does to that rival", () => {
    const boost = event("boost-played", 1, { card: "loose-bolt", target: 0 });
    expect(told(boost, damaged(0, 2, -2))).toEqual([
      "Ana plays Loose Bolt on You",
      "You take 2 damage: the gauge shows -2",
    ]);
  });
  it("has no chapter for a phase in which nothing happened", () => {
    const phase = (name: string) => event("phase-began", -1, { phase: name });
    const round = event("round-began", -1, { round: 2, last: 0 });
    const built = event("built", 1, { card: "boiler-bull" });
    expect(told(round, phase("draft"), built, phase("vent"), phase("race"), moved(1, 0, 1), phase("damage"))).toEqual([
      "Round 2",
      "Ana builds Boiler Bull",
      "Race phase",
      "Ana goes on: 1 motion",
    ]);
  });
});
