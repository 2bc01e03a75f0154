import type { GameInfo, OptionSchema } from "../src/kit/contract.ts";

const waiting = (id: string, seats: [number, number]): GameInfo => ({ id, rules: 1, seats, options: [], ready: false });

const HEAT: OptionSchema[] = [
  { key: "season", kind: "choice", default: "none", choices: ["none", "1961", "1962", "1963", "trilogy", "custom"] },
  {
    key: "circuit", kind: "choice", default: "usa", choices: ["usa", "great_britain", "italy", "france"],
    only_if: { season: ["none"] },
  },
  { key: "laps", kind: "choice", default: "printed", choices: ["printed", "1", "2", "3", "4"] },
  { key: "upgrades", kind: "choice", default: "none", choices: ["none", "basic", "advanced", "both"] },
  {
    key: "garage", kind: "choice", default: "draft", choices: ["draft", "random"],
    only_if: { season: ["none"], upgrades: ["basic", "advanced", "both"] },
  },
  { key: "tournament", kind: "flag", default: false },
  { key: "legends", kind: "int", default: 0, min: 0, max: 7 },
  { key: "pro_legends", kind: "int", default: 0, min: 0, max: 3, only_if: { legends: [1, 2, 3, 4, 5, 6, 7] } },
  { key: "weather", kind: "flag", default: false, only_if: { season: ["none"] } },
];

const LONG_WORDS: OptionSchema = {
  key: "grid", kind: "choice", default: "by the order of the seats",
  choices: ["by the order of the seats", "drawn before every race"],
};

export const GAMES: GameInfo[] = [
  { id: "heat", rules: 1, seats: [1, 6], ready: true, levels: ["rookie", "club", "pro", "champion"], options: HEAT },
  waiting("roborally", [2, 8]),
  waiting("formula_d", [2, 10]),
  waiting("steampunk_rally", [2, 8]),
  waiting("unicorn_fever", [2, 6]),
];

/** Heat with an option of a kind that it does not have. */
export const RICH: GameInfo[] = GAMES.map((game) => ({
  ...game, options: [...game.options, ...(game.id === "heat" ? [LONG_WORDS] : [])],
}));
