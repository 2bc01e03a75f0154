import { beforeAll, describe, expect, it } from "vitest";
import { learn, learnSetup, speak } from "../../kit/language.svelte";
import { betTip, magicTip, rowTip, unicornTip } from "./tips";
import type { BetView, StableView, UnicornView } from "./types";

beforeAll(() => Promise.all([speak("en"), learn("unicorn_fever/board"), learnSetup("unicorn_fever")]));

const RED: UnicornView = {
  unicorn: "red",
  row: 3,
  multiplier: 4,
  shift: 0,
  hot: false,
  immune_to: "A",
  owner: 1,
  at: 0,
  place: 0,
  face_down: 2,
  cards: [],
  ties: 0,
};
const viewOf = (unicorn: UnicornView) => ({ unicorns: [unicorn] }) as unknown as StableView;
const told = (one: UnicornView, ...magic: Parameters<typeof unicornTip>[3] & object) =>
  unicornTip(viewOf(one), "red", (seat) => `seat ${seat}`, magic)
    .lines.map(({ words, help }) => `${words} ${help}`)
    .join("\n");

describe("a unicorn", () => {
  it("tells its odds, its owner and how many cards lie under it", () => {
    expect(told(RED)).toMatch(/×4/);
    expect(told(RED)).toMatch(/seat 1/);
    expect(told(RED)).toMatch(/2 magic cards lie face down/);
  });

  it("says whose it is without a name where it is the player's own", () => {
    const mine = unicornTip(viewOf(RED), "red", () => "Driver 1", [], () => true);
    const words = mine.lines.map(({ help }) => help).join("\n");
    expect(words).toMatch(/It is yours/);
    expect(words).not.toMatch(/Driver 1/);
  });

  it("names the letter that cannot harm it only while it is in form", () => {
    expect(told(RED)).not.toMatch(/black A/);
    expect(told({ ...RED, hot: true })).toMatch(/black A/);
  });

  it("tells of each known card what it does, and of a cancelled one that it is cancelled", () => {
    const card = "second-wind";
    expect(told(RED, { card, seat: 0, state: "lies" })).toMatch(/Second Wind .*space 6/);
    expect(told(RED, { card, seat: 0, state: "cancelled" })).toMatch(/Second Wind Cancelled/);
    expect(told(RED, { card: "snack-cart", seat: 0, state: "immune" })).toMatch(/Snack Cart .*in form/);
  });
});

it("a row of the odds tells what it pays and which number of a race card is its own", () => {
  const words = rowTip(4, 3).lines.map(({ help }) => help);
  expect(words[0]).toMatch(/4 times/);
  expect(words[1]).toMatch(/^Number 3 /);
});

it("a bet tells what it brings while it is open, and what was staked once it is taken", () => {
  const bet: BetView = {
    bet: "winner",
    unicorn: "red",
    state: "open",
    seat: null,
    times: 4,
    stake: 0,
    fame: 5,
    wins: 0,
  };
  expect(betTip(bet, "").lines[1]!.help).toMatch(/×4.*5 fame/);
  const taken: BetView = { ...bet, state: "taken", seat: 1, stake: 3, wins: 12 };
  expect(betTip(taken, "Mira").lines[1]!.help).toMatch(/Mira staked 3.*12 gold/);
  expect(betTip(taken, "Mira", true).lines[1]!.help).toMatch(/you staked 3.*12 gold/);
});

it("a magic card tells which other one cancels it", () => {
  expect(magicTip("hot-hooves").lines[1]!.help).toMatch(/black A/);
});
