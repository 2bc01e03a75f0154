import { beforeAll, describe, expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import type { SeatInfo } from "../../table/types";
import { byMost, fameByRace, figures } from "./figures";
import { keyMoments, moments } from "./moments";
import type { GameEvent } from "./room";
import type { Events } from "./types";

type Told = { [K in keyof Events]: readonly [K, number, Events[K]] }[keyof Events];
const told = (...events: Told[]): GameEvent[] =>
  events.map(([kind, seat, args], n) => ({ n, kind, seat, args, to: null }) as GameEvent);

const GREEN = { bet: "winner", unicorn: "green" } as const;
const BLUE = { bet: "early", unicorn: "blue" } as const;
const FINAL = { tokens: 0, converted: 0, contracts: 0, gold: 0, unpaid: 0 };
/** Two races of two players: the second race turns the lead, the end turns it back. */
const GAME = told(
  ["round-began", -1, { round: 1, rounds: 2 }],
  ["bet-placed", 0, { ...GREEN, stake: 4, fame: 0 }],
  ["bet-placed", 1, { ...BLUE, stake: 10, fame: 0 }],
  ["race-began", -1, { round: 1 }],
  ["race-card", -1, { card: "seesaw", moves: [], turn: 1 }],
  ["race-card", -1, { card: "tail-wind", moves: [], turn: 2 }],
  ["photo-finish", -1, { unicorns: ["green", "red"], by: "odds" }],
  ["finished", -1, { unicorn: "green", place: 1, beyond: 0 }],
  ["race-over", -1, { order: ["green", "red", "orange", "yellow", "blue", "violet"] }],
  ["bet-won", 0, { ...GREEN, stake: 4, gold: 16, fame: 5, cards: [] }],
  ["bet-lost", 1, { ...BLUE, stake: 10 }],
  ["contract-paid", 1, { card: "daily-rainbow", gold: 4, fame: 0 }],
  ["loan", 1, { gold: 20, loans: 1, forced: 1 }],
  ["round-began", -1, { round: 2, rounds: 2 }],
  ["bet-placed", 1, { ...BLUE, stake: 2, fame: 2 }],
  ["race-began", -1, { round: 2 }],
  ["race-card", -1, { card: "seesaw", moves: [], turn: 1 }],
  ["finished", -1, { unicorn: "blue", place: 2, beyond: 0 }],
  ["race-over", -1, { order: ["blue"] }],
  ["bet-won", 1, { ...BLUE, stake: 2, gold: 4, fame: 5, cards: [] }],
  ["contract-paid", 1, { card: "lucky-ribbon", gold: 0, fame: 1 }],
  ["repaid", 1, { loans: 0, gold: 0, unpaid: 1 }],
  ["final", 0, { ...FINAL, fame: 5 }],
  ["final", 1, { ...FINAL, fame: 8, unpaid: 1 }],
);

describe("the championship in numbers", () => {
  it("adds up fame after each race, and has the final one at the end", () =>
    expect(fameByRace(GAME, 2)).toEqual([[5, 0], [5, 6], [5, 8]]));
  it("has no end before the end", () => expect(fameByRace(GAME.slice(0, 15), 2)).toEqual([[5, 0]]));
  it("counts bets and loans", () =>
    expect(figures(GAME, 2)).toEqual([{ won: 1, bets: 1, borrowed: 0 }, { won: 1, bets: 2, borrowed: 1 }]));
  it("puts the best first, and of equals the lower seat", () => expect(byMost([3, 5, 3])).toEqual([1, 0, 2]));
});

describe("moments", () => {
  beforeAll(async () => {
    await speak("en");
    await Promise.all([learn("unicorn_fever"), learn("unicorn_fever/end")]);
  });
  const kinds = (mine: number[] = []) => moments(GAME, mine).map(({ kind, seat, race }) => `${race} ${kind} ${seat}`);

  it("tell bets, losses, forced loans, a new leader and the Big Horn, in their order", () =>
    expect(kinds()).toEqual(["1 won 0", "1 lost 1", "1 forced 1", "2 won 1", "2 leads 1", "2 horn 0"]));

  it("a bet is watched from the card that brought its unicorn home", () =>
    expect(moments(GAME).find(({ kind }) => kind === "won")).toMatchObject({ at: 5, photo: true, gold: 16, fame: 5 }));

  it("a photo finish of others, or of places that pay alike, decides nothing", () => {
    const level = GAME.map((event): GameEvent =>
      event.kind === "photo-finish" ? { ...event, args: { unicorns: ["yellow", "blue"], by: "odds" } } : event,
    );
    expect(moments(level).filter(({ photo }) => photo)).toEqual([]);
  });

  it("an unpaid loan loses the Big Horn, whatever the fame", () =>
    expect(moments(GAME).find(({ kind }) => kind === "horn")?.seat).toBe(0));

  it("speak to whoever reads them", () => {
    const seats = [0, 1].map((seat) => ({ seat, kind: "human", name: ["Ana", "Ben"][seat] }) as SeatInfo);
    const words = keyMoments(GAME, seats, [0]).map((one) => one.words);
    expect(words[0]).toBe("You win 16 gold and 5 fame: Green to win, by a photo finish");
    expect(words).toContain("Ben has to borrow 20 gold");
    expect(words.at(-1)).toBe("The Big Horn is yours, with 5 fame");
  });
});
