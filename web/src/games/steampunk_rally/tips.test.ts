import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import type { AnyCard, SpaceData } from "./state";
import { cardTip, effectLine, spaceTip } from "./tips";

const part = (over: object) =>
  ({
    card: "oil-thumper",
    deck: "gold",
    slots: ["heat", "heat"],
    activation: "3",
    effects: [["motion"]],
    ...over,
  }) as unknown as AnyCard;
const space = (over: object) =>
  ({
    terrain: 0,
    challenge: null,
    die: null,
    amount: 0,
    gives: null,
    ways: [1],
    left: 4,
    ...over,
  }) as unknown as SpaceData;
const EFFECTS = [
  "motion",
  "smooth",
  "cog",
  "reinforce",
  "damage",
  "die-heat",
  "die-steam",
  "die-electric",
  "out-heat",
  "out-steam",
  "out-electric",
  "out-any",
] as const;
const SITES = ["station", "engine", "mine", "rails", "pony", "glacier", "jump", "crowd"] as const;

describe.each(["en", "ru"] as const)("what things mean, in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await learn("steampunk_rally");
  });
  const told = (tip: { lines: { words: string; help: string }[] }) => tip.lines.map(({ help }) => help).join(" ");

  it("tells a part by its slots, its divisor and its effects", () => {
    expect(cardTip(part({})).lines.map(({ symbol }) => symbol)).toEqual(["slot-heat", "divisor", "motion"]);
    expect(told(cardTip(part({ effects: [["cog"], ["reinforce"]] })))).not.toContain("steampunk_rally-");
  });
  it("tells of every effect and every challenge in words", () => {
    const all = [
      ...EFFECTS.map((effect) => effectLine(effect).help),
      ...SITES.map((challenge) => told(spaceTip(space({ challenge, die: "steam", amount: 2 })))),
    ];
    expect(all.filter((words) => !words || words.includes("steampunk_rally-"))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });
  it("tells what a card brings in the draft, and of a card that lies in a machine no more", () => {
    const sale = { dice: [{ die: "heat", count: 2 }], cogs: 3 };
    expect(cardTip(part({ sale })).lines.at(-1)?.help).toMatch(/2.*3/);
    expect(cardTip(part({ sale, place: 1 })).lines.map(({ symbol }) => symbol)).not.toContain("sale");
  });
  it("tells rough ground by its damage, and plain ground as plain", () => {
    expect(spaceTip(space({ terrain: 3 })).lines[0]).toMatchObject({ symbol: "terrain", amount: 3 });
    expect(spaceTip(space({})).lines).toHaveLength(1);
  });
});
