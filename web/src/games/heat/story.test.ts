import { describe, expect, it } from "vitest";
import race from "../../../mock/heat/race.json";
import { learn, speak } from "../../kit/language.svelte";
import type { GameEvent } from "./room";
import { story, turnAtTheEnd } from "./story";

await speak("en");
await learn("heat");

const event = (kind: GameEvent["kind"], seat: number, args: object = {}) =>
  ({ n: 0, kind, seat, args, to: null }) as GameEvent;
const lines = (...events: GameEvent[]) =>
  story(events, () => ({})).map(({ kind, seat, from, at }) => [kind, seat, from, at]);

const MOVE = [
  event("shifted", 0, { gear: 2, heat: 0 }), event("revealed", 0, { cards: ["1", "stress"] }),
  event("flipped", 0, { card: "3", away: [] }), event("moved", 0, { how: "cards", speed: 4, went: 4 }),
];

describe("the log of a race", () => {
  it("tells a move with its gear, cards and flips in one line", () =>
    expect(lines(...MOVE)).toEqual([["told", 0, 1, 4]]));
  it("tells no speed before the speeds of its cards are chosen", () => {
    const words = (...events: GameEvent[]) => story(events, () => ({}))[0]!.words();
    expect(words(...MOVE.slice(0, 3))).toBe("drove in gear 2: 1 + stress (3)");
    expect(words(...MOVE)).toBe("drove in gear 2: 1 + stress (3), speed\u00A04");
  });
  it("says of a sponsor that it is played once, beside the speed chosen for it, and tells when it is used up", () => {
    const played = [
      event("shifted", 0, { gear: 2, heat: 0 }), event("revealed", 0, { cards: ["2", "p1"] }),
      event("speed-chosen", 0, { card: "p1", speed: 3 }), event("moved", 0, { how: "cards", speed: 5, went: 5 }),
      event("used-up", 0, { card: "p1" }),
    ];
    expect(story(played, () => ({ card: "Sponsor's brakes" })).map(({ words }) => words())).toEqual([
      "drove in gear 2: 2 + Sponsor's brakes (3, one use), speed\u00A05",
      "Sponsor's brakes has had its one use and leaves the game",
    ]);
  });
  it("has a line of its own for a boost, a slipstream, heat in a corner and a spin-out", () => {
    const more = [
      event("boosted", 0),
      event("flipped", 0, { card: "2", away: [] }),
      event("moved", 0, { how: "boost", speed: 6, went: 2 }),
      event("moved", 0, { how: "slipstream", speed: 6, went: 2 }),
      event("corner-passed", 0, { corner: 0, heat: 1, limit: 5, speed: 6 }),
      event("spun-out", 0, { corner: 1, heat: 2, stress: 1, limit: 3, speed: 6 }),
    ];
    expect(lines(...MOVE, ...more)).toEqual([
      ["told", 0, 1, 4],
      ["told", 0, 4, 7],
      ["told", 0, 7, 8],
      ["told", 0, 8, 9],
      ["told", 0, 9, 10],
    ]);
  });
  it("is silent about corners that cost nothing, discards, draws and shuffles", () => {
    const quiet = [
      event("corner-passed", 0, { corner: 0, heat: 0 }), event("discarded", 0, { card: "1" }), event("reshuffled", 0),
      event("drew", 0, { count: 2 }),
    ];
    expect(lines(...MOVE, ...quiet)).toEqual([["told", 0, 1, 8]]);
  });
  it("says of the sponsors for the first lap what a race of one lap makes of them", () => {
    const ahead = (race: number, laps: number) =>
      story(
        [
          event("race-ahead", -1, { race, of: 4, circuit: "usa", event: "grandstand" }),
          event("grid", -1, { circuit: "usa", laps, order: [] }),
        ],
        () => ({}),
      )[0]!.words();
    expect(ahead(1, 1)).toMatch(
      /win a sponsor\. In a race of one lap that is the finish: the card is for the next race\.$/,
    );
    expect(ahead(4, 1)).toMatch(/win a sponsor\. No effect in a last race of one lap\.$/);
    expect(ahead(1, 2)).toMatch(/win a sponsor\.$/);
  });
  it("begins each round with a chapter, and tells no more than four lines a turn on average", () => {
    const told = story(race.events as GameEvent[], () => ({}));
    const rounds = told.filter(({ kind }) => kind === "chapter").length;
    expect(rounds).toBeGreaterThan(5);
    expect((told.length - rounds) / (rounds * 6)).toBeLessThan(4);
  });
});

describe("what a replay tells of the turn that is shown", () => {
  const told = (...events: GameEvent[]) =>
    turnAtTheEnd(story(events, () => ({}))).map(({ seat, words }) => [seat, words()]);
  const paid = event("corner-passed", 0, { corner: 0, heat: 1, limit: 5, speed: 6 });

  it("is everything that one car has done since it showed its cards", () => {
    expect(told(event("round-began", -1, { round: 2 }), ...MOVE, paid)).toEqual([
      [0, "drove in gear 2: 1 + stress (3), speed\u00A04"],
      [0, "paid 1 heat in corner A: speed 6, limit 5"],
    ]);
  });
  it("is nothing of the turn before, not even of the same car", () => {
    expect(told(...MOVE, paid, ...MOVE)).toEqual([[0, "drove in gear 2: 1 + stress (3), speed\u00A04"]]);
  });
  it("is the round where no car has moved yet", () =>
    expect(told(...MOVE, event("round-began", -1, { round: 3 }))).toEqual([[-1, "Round 3"]]));
});
