import { beforeAll, expect, it } from "vitest";
import { learn, learnSetup, speak } from "../../kit/language.svelte";
import type { GameEvent } from "./room";
import { story } from "./story";

beforeAll(() => Promise.all([speak("en"), learn("unicorn_fever"), learnSetup("unicorn_fever")]));

const told = (...events: [string, number, object][]) =>
  story(
    events.map(([kind, seat, args], n) => ({ n, kind, seat, args, to: null }) as unknown as GameEvent),
    ({ args }) => ({ ...(args as Record<string, string>), you: "false" }),
  ).map(({ seat, words }) => `${seat}: ${words()}`);

const over: [string, number, object] = ["race-over", -1, { order: "Red" }];
const lost = (seat: number): [string, number, object] => [
  "bet-lost",
  seat,
  { bet: "to win", unicorn: "Red", stake: 4 },
];
const tax = (seat: number): [string, number, object] => ["tax", seat, { gold: 7 }];

it("the tax is told with what the payout has brought each player", () => {
  expect(told(over, lost(0), lost(1), tax(0), tax(1)).slice(1)).toEqual([
    "0: loses 4 gold: Red to win; pays 7 gold of fame tax",
    "1: loses 4 gold: Red to win; pays 7 gold of fame tax",
  ]);
});

it("who was paid nothing pays in a line of their own, and a loan stands before its tax", () => {
  const loan: [string, number, object] = ["loan", 1, { gold: 20, loans: 1, forced: 1 }];
  expect(told(over, lost(0), loan, tax(1)).slice(1)).toEqual([
    "0: loses 4 gold: Red to win",
    "1: has to borrow 20 gold; pays 7 gold of fame tax",
  ]);
});

it("taxes of another race are not told with this one's", () => {
  expect(told(over, lost(0), over, tax(0)).slice(3)).toEqual(["0: pays 7 gold of fame tax"]);
});
