import type { GameInfo } from "../src/kit/contract.ts";

const waiting = (id: string, seats: [number, number]): GameInfo => ({ id, rules: 1, seats, options: [], ready: false });

export const GAMES: GameInfo[] = [
  {
    id: "heat",
    rules: 1,
    seats: [1, 6],
    ready: true,
    levels: ["rookie", "club"],
    options: [
      { key: "circuit", kind: "choice", default: "usa", choices: ["usa", "great_britain", "italy", "france"] },
      { key: "laps", kind: "choice", default: "printed", choices: ["printed", "1", "2", "3", "4"] },
    ],
  },
  waiting("roborally", [2, 8]),
  waiting("formula_d", [2, 10]),
  waiting("steampunk_rally", [2, 8]),
  waiting("unicorn_fever", [2, 6]),
];

/** Heat with an option of every kind, as it will be once its modules are there. */
export const RICH: GameInfo[] = GAMES.map((game) =>
  game.id !== "heat"
    ? game
    : {
        ...game,
        options: [
          ...game.options,
          { key: "garage", kind: "flag", default: true },
          { key: "legends", kind: "int", default: 0, min: 0, max: 4 },
          { key: "weather", kind: "flag", default: false },
          { key: "grid", kind: "choice", default: "draw", choices: ["draw", "seats", "times"] },
        ],
      },
);
