import { describe, expect, it } from "vitest";
import { blank, draw, type Marks } from "./marks";
import type { GameEvent } from "./room";
import type { Events } from "./types";

type Told = { [K in keyof Events]: readonly [K, Events[K], number?] }[keyof Events];
const tell = (...told: Told[]): Marks =>
  told.reduce((marks, [kind, args, seat = 0]) => draw(marks, { n: 0, kind, seat, args, to: null } as GameEvent), blank);

const LAID: Told = [
  "lay-under",
  { unicorn: "red", cards: ["hot-hooves", "toffee-puddle", "second-wind"], seats: [0, 1, 2] },
];
const states = ({ magic }: Marks) => magic.red?.map(({ state }) => state);

describe("magic on the lanes", () => {
  it("lies open once it is turned up, pairs are struck out, and what has worked fades", () => {
    expect(states(tell(LAID))).toEqual(["lies", "lies", "lies"]);
    const struck = tell(LAID, ["cancelled", { unicorn: "red", white: "hot-hooves", black: "toffee-puddle" }]);
    expect(states(struck)).toEqual(["cancelled", "cancelled", "lies"]);
    const run = { unicorn: "red", from: 5, to: 7, cards: ["second-wind"] } as const;
    expect(states(tell(LAID, ["ran", { moves: [{ ...run, cards: [...run.cards] }] }]))).toEqual([
      "lies",
      "lies",
      "worked",
    ]);
  });

  it("counts two cards of a kind one after the other", () => {
    const two: Told = ["lay-under", { unicorn: "red", cards: ["second-wind", "second-wind"], seats: [0, 1] }];
    expect(states(tell(two, ["immune", { unicorn: "red", cards: ["second-wind"] }]))).toEqual(["immune", "lies"]);
  });

  it("is forgotten when the next race is planned", () => {
    expect(tell(LAID, ["round-began", { round: 2, rounds: 4 }])).toEqual(blank);
  });
});

describe("a turn of the race", () => {
  const card: Told = ["race-card", { card: "seesaw", moves: [3, 2, 2, 0, 2, 3], turn: 1 }];
  const ran: Told = ["ran", { moves: [{ unicorn: "blue", from: 0, to: 3, cards: [] }] }];

  it("shows where each was before the card, and before its die", () => {
    expect(tell(card, ran).from).toEqual({ blue: 0 });
    const rolled: Told = ["rolled", { dice: ["blue", "red"] }];
    const sprint = tell(card, ran, rolled, ["sprinted", { unicorn: "blue", spaces: 1, to: 4 }]);
    expect(sprint.from).toEqual({ blue: 3 });
    expect(sprint.dice).toEqual([
      { unicorn: "blue", spaces: 1 },
      { unicorn: "red", spaces: null },
    ]);
  });

  it("ends with the next card: its dice and its photo are put away", () => {
    const photo: Told = ["photo-finish", { unicorns: ["red", "blue"], by: "odds" }];
    const next = tell(card, ran, ["rolled", { dice: ["blue", "red"] }], photo, card);
    expect([next.dice, next.photo, next.part]).toEqual([[], null, "card"]);
  });

  it("keeps the order in which they came in", () => {
    const home = tell(
      ["finished", { unicorn: "blue", place: 1, beyond: 2 }],
      ["finished", { unicorn: "red", place: 2, beyond: 0 }],
      card,
    ).home;
    expect(home.map(({ unicorn }) => unicorn)).toEqual(["blue", "red"]);
  });
});

describe("what is paid", () => {
  it("is told line by line: bets, owners, taxes", () => {
    const { payouts } = tell(
      ["race-over", { order: ["red"] }],
      ["bet-won", { bet: "winner", unicorn: "red", stake: 4, gold: 16, fame: 5, cards: [] }, 2],
      ["bet-lost", { bet: "late", unicorn: "blue", stake: 3 }, 1],
      ["owner-paid", { unicorn: "red", place: 1, gold: 6 }, 0],
      ["tax", { gold: 7 }, 2],
    );
    expect(payouts.map(({ kind, seat, gold }) => [kind, seat, gold])).toEqual([
      ["bet", 2, 16],
      ["lost", 1, 0],
      ["owner", 0, 6],
      ["tax", 2, -7],
    ]);
  });

  it("leaves out what contracts paid before the race", () => {
    expect(tell(["contract-paid", { card: "daily-rainbow", gold: 4, fame: 0 }]).payouts).toEqual([]);
  });
});

describe("what is told beside the race", () => {
  const run = (cards: string[]): Told => [
    "ran",
    { moves: [{ unicorn: "red", from: 0, to: 3, cards: cards as never }] },
  ];
  const card: Told = ["race-card", { card: "seesaw", moves: [3, 2, 2, 0, 2, 3], turn: 1 }];

  it("is the last thing that happened; how all run is news only where magic worked", () => {
    expect(tell(card, run([])).news?.kind).toBe("race-card");
    expect(tell(card, run(["hot-hooves"])).news?.kind).toBe("ran");
  });

  it("leaves a photo finish to its print", () => {
    expect(tell(card, ["photo-finish", { unicorns: ["red", "blue"], by: "odds" }]).news).toBeNull();
  });

  it("turns magic up under one unicorn after the other, until the first card", () => {
    const blue: Told = ["lay-under", { unicorn: "blue", cards: ["snack-cart"], seats: [0] }];
    expect(tell(LAID, blue).focus).toBe("blue");
    const struck: Told = ["cancelled", { unicorn: "red", white: "hot-hooves", black: "toffee-puddle" }];
    expect(tell(LAID, blue, struck).focus).toBe("red");
    expect(tell(LAID, card).focus).toBeNull();
  });
});
