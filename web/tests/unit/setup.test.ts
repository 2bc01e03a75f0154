import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { learnSetup, learnSite, speak } from "../../src/kit/language.svelte";
import type { GameInfo, Options, OptionSchema, TableLine } from "../../src/kit/contract";
import {
  atOneScreen, atOwnScreens, everyoneIsHere, firstPlan, revived, toNewTable, withCars, withSeat,
} from "../../src/shell/setup/plan";
import { asked, counting } from "../../src/shell/setup/conditions";
import {
  agreed, factsOf, helpOf, particulars, racesOf, valueHad, valueName, valuesOf,
} from "../../src/shell/setup/values";
import { yearsOf } from "../../src/games/heat/setup/seasons";
import { PRINTED_LAPS } from "../../src/games/heat/setup/words";
import { trackOf } from "../../src/games/heat/circuits";
import { firstRace, unfinishedFirstRace } from "../../src/shell/setup/ready";
import { controlFor, layoutFor } from "../../src/shell/words";

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
  expect(toNewTable("heat", { ...plan(), seats }).seats.map(({ level }) => level)).toEqual([
    undefined, "rookie", undefined, "pro", "club", "club",
  ]);
});
it("there is one of me", () => {
  expect(withSeat(plan().seats, 2, "me").map(({ use }) => use)).toEqual(["bot", "open", "me", "bot", "bot", "bot"]);
});
it("at one screen everybody has a name, and needs no link", () => {
  const [me, mira, third] = atOneScreen(plan().seats, "Ana");
  const shared = { ...plan(), listed: true, hotSeat: true, seats: [me!, { ...mira!, name: "Mira" }, third!] };
  expect(everyoneIsHere(shared)).toBe(true);
  expect(toNewTable("heat", shared)).toMatchObject({
    hot_seat: true, private: true,
    seats: [{ kind: "human", name: "Ana" }, { kind: "human", name: "Mira" }, { kind: "human" }],
  });
});
it("with screens of their own again the first is me and the others come by the link", () => {
  const seats = atOwnScreens(atOneScreen(plan().seats, "Ana"));
  expect(seats.map(({ use, name }) => [use, name])).toEqual([
    ["me", ""], ["open", ""], ["open", ""], ["bot", ""], ["bot", ""], ["bot", ""],
  ]);
});
it("a level that the game no longer offers becomes the usual one", () => {
  const old = { ...plan(), seats: withSeat(plan().seats, 3, "champion") };
  expect(revived(old, { ...game, levels: ["rookie", "club"] }).seats[3]!.level).toBe("club");
  expect(revived(old, game).seats[3]!.level).toBe("champion");
});
it("a first race that was begun is gone on with", () => {
  const line = (more: Partial<TableLine>) =>
    ({ id: "a", game: "heat", status: "playing", guided: true, my_seats: [0], ...more }) as TableLine;
  const others = [
    line({ status: "over" }), line({ guided: false }), line({ game: "roborally" }), line({ my_seats: [] }),
  ];
  expect(unfinishedFirstRace("heat", others)).toBeUndefined();
  expect(unfinishedFirstRace("heat", [...others, line({ id: "b" })])?.id).toBe("b");
});
it("an old plan keeps only what the game still offers", () => {
  const old = { ...plan(), options: { circuit: "oval", laps: 9, garage: true, gone: 1 } };
  expect(revived(old, game).options).toEqual({ circuit: "usa", laps: 2, garage: true });
});
it("segments stand beside their words only where two short ones do", () => {
  expect(layoutFor("segments", ["Draft", "Random"])).toBe("beside");
  expect(layoutFor("segments", ["None", "Basic", "Advanced", "Both"])).toBe("above");
  expect(layoutFor("segments", ["Everybody at once", "In turn"])).toBe("above");
});

const SCHEMA: OptionSchema[] = [
  { key: "season", kind: "choice", default: "none", choices: ["none", "1961"] },
  { key: "circuit", kind: "choice", default: "usa", choices: ["usa", "italy"], only_if: { season: ["none"] } },
  { key: "laps", kind: "choice", default: "printed", choices: ["printed", "1"] },
  { key: "upgrades", kind: "choice", default: "none", choices: ["none", "basic"] },
  {
    key: "garage", kind: "choice", default: "draft", choices: ["draft", "random"],
    only_if: { season: ["none"], upgrades: ["basic"] },
  },
];
const RACE: Options = { season: "none", circuit: "italy", laps: "printed", upgrades: "none", garage: "random" };

it("what does not count is not asked, and a detail stands under what it belongs to", () => {
  const keys = (values: Options) =>
    asked(SCHEMA, values).map(({ option, under }) => (under ? `- ${option.key}` : option.key));
  expect(keys(RACE)).toEqual(["season", "circuit", "laps", "upgrades"]);
  expect(keys({ ...RACE, upgrades: "basic" })).toEqual(["season", "circuit", "laps", "upgrades", "- garage"]);
  expect(keys({ ...RACE, season: "1961", upgrades: "basic" })).toEqual(["season", "laps", "upgrades"]);
});
it("laps are told as a number where the circuit is known", async () => {
  await Promise.all([speak("en"), learnSetup("heat"), learnSite()]);
  expect(counting(SCHEMA, RACE)).toEqual({ season: "none", circuit: "italy", laps: "printed", upgrades: "none" });
  expect(valueName("heat", "laps", "printed", counting(SCHEMA, RACE))).toBe("As printed: 3");
  expect(valueName("heat", "laps", "printed", counting(SCHEMA, { ...RACE, season: "1961" }))).toBe("As printed");
});
it("a waiting room tells where, how long, and what differs from the plain game", () => {
  const keys = (values: Options) => agreed("heat", SCHEMA, values).map(({ key }) => key);
  expect(agreed("heat", SCHEMA, RACE).map(({ words }) => words)).toEqual(["Italy", "3 laps"]);
  expect(keys({ ...RACE, season: "1961", upgrades: "basic" })).toEqual(["season", "laps", "upgrades"]);
  expect(
    agreed("heat", SCHEMA, { ...RACE, season: "1961" }).at(-1), "a season has upgrades, whatever was chosen",
  ).toEqual({ key: "upgrades", words: "Basic" });
});
it("tables at the same place are told apart by laps and modules", async () => {
  await Promise.all([speak("en"), learnSetup("heat"), learnSite()]);
  const words = (values: Options) =>
    particulars("heat", [...SCHEMA, { key: "weather", kind: "flag", default: false }], values);
  expect(words(RACE)).toEqual(["3 laps"]);
  expect(words({ ...RACE, season: "1961" })).toEqual([]);
  expect(words({ ...RACE, laps: "1", upgrades: "basic", weather: true })).toEqual([
    "1 lap", "Upgrades: Basic", "Building cars: Random", "Weather and road",
  ]);
});
it("the laps printed on our drawings are those of the rules", () => {
  for (const circuit of ["usa", "great_britain", "italy", "france"]) {
    const rules = readFileSync(
      new URL(`../../../src/paddock/games/heat/data/circuits/${circuit}.toml`, import.meta.url), "utf8",
    );
    const laps = Number(/^laps = (\d)/m.exec(rules)?.[1]);
    expect([PRINTED_LAPS[circuit], trackOf(circuit).drawing.laps], circuit).toEqual([laps, laps]);
  }
});
it("controls follow the kind of an option", () => {
  const [circuit, laps, garage] = game.options;
  expect(controlFor(circuit!, true)).toBe("cards");
  expect(controlFor(circuit!, false, ["USA", "Italy"])).toBe("segments");
  expect(controlFor({ ...circuit!, choices: ["a", "b", "c", "d", "e"] }, false, ["A", "B", "C", "D", "E"])).toBe(
    "menu",
  );
  expect(controlFor(circuit!, false, ["in the order of the docks", "with the program"])).toBe("menu");
  expect([controlFor(laps!, false), controlFor(garage!, false)]).toEqual(["stepper", "switch"]);
});

it("the guided first race is one lap long", () => {
  expect(firstRace(game)).toMatchObject({ guided: true, options: { circuit: "usa", laps: "1" } });
});

const UPGRADES: OptionSchema = { key: "upgrades", kind: "choice", default: "none", choices: ["none", "basic", "both"] };
it("a season is as long as its races", () => {
  const rules = readFileSync(
    new URL("../../../src/paddock/games/heat/data/championship.toml", import.meta.url), "utf8",
  );
  const driven = [...rules.matchAll(/^id = "(.+)"\nyear = (\d+)\ncircuit = "(.+)"$/gm)].map(
    ([, event, year, circuit]) => ({ year, circuit, event }),
  );
  expect(driven).toHaveLength(10);
  for (const { year, races } of yearsOf("trilogy")) {
    expect(races.map((race) => ({ year, ...race }))).toEqual(driven.filter((race) => race.year === year));
    expect(yearsOf(year!)).toEqual([{ races }]);
  }
  expect(yearsOf("none")).toEqual([]);
  expect(racesOf("heat", { season: "trilogy" })).toBe(10);
  expect(["none", "1961", "custom"].map((season) => racesOf("heat", { season }))).toEqual([1, 3, 4]);
  expect(racesOf("roborally", {})).toBe(1);
});
it("a season has upgrades: basic ones where nobody chose, one before each race", async () => {
  await Promise.all([speak("en"), learnSetup("heat"), learnSite()]);
  const [single, season] = [{ season: "none" }, { season: "1961" }];
  expect(valuesOf("heat", UPGRADES, single)).toEqual(["none", "basic", "both"]);
  expect(valuesOf("heat", UPGRADES, season)).toEqual(["basic", "both"]);
  expect([
    valueHad("heat", "upgrades", "none", single), valueHad("heat", "upgrades", "none", season),
    valueHad("heat", "upgrades", "both", season),
  ]).toEqual(["none", "basic", "both"]);
  expect(helpOf("heat", "upgrades", season)).toContain("before each race");
  expect(helpOf("heat", "upgrades", single)).not.toContain("before each race");
});
it("a poster says for how many players a game is, and how long it takes, unless the chosen course says that itself", async () => {
  await learnSite();
  await speak("en");
  expect([factsOf(game, {}), factsOf({ id: "roborally", seats: [1, 8] }, { course: "capture_the_flag" })]).toEqual([
    "1–6 players, 45 minutes", "",
  ]);
});

it("asks for advice only where others play, too", () => {
  expect(toNewTable("heat", { ...plan(), advice: true }).advice).toBe(true);
  const alone = plan().seats.map((seat, i) => ({ ...seat, use: i ? ("bot" as const) : ("me" as const) }));
  expect(toNewTable("heat", { ...plan(), advice: true, seats: alone }).advice).toBe(false);
  expect(toNewTable("heat", plan()).advice).toBe(false);
});
