import { describe, expect, it } from "vitest";
import type { GameEvent } from "../room";
import type { RaceView } from "../state";
import { sponsorsWon } from "./sponsors";

const event = (n: number, kind: GameEvent["kind"], seat: number, args: object = {}) =>
  ({ n, kind, seat, args, to: null }) as GameEvent;
const corner = (limit: number) => ({ line_before: 10, limit });
const view = { corners: [corner(5), corner(3)], season: { press: [1] } } as unknown as RaceView;

it("a sponsor is told with the card, with what made the papers, and where", () => {
  const turn = [
    event(1, "revealed", 0), event(2, "corner-passed", 0, { corner: 1, speed: 7, limit: 3, heat: 4 }),
    event(3, "sponsor-gained", 0, { why: "press" }), event(4, "sponsor-card", 0, { card: "p3" }),
  ];
  expect(sponsorsWon(turn, 0, view)).toEqual([
    { n: 3, kept: false, card: "p3", corner: 1, why: expect.stringContaining("won-over") },
  ]);
  expect(sponsorsWon(turn, 1, view)).toEqual([]);
});

it("over the line in a slipstream no speed is needed", () => {
  const towed = [
    event(1, "revealed", 0), event(2, "corner-passed", 0, { corner: 1, speed: 4, limit: 3, heat: 1 }),
    event(3, "sponsor-gained", 0, { why: "press" }),
  ];
  expect(sponsorsWon(towed, 0, view)).toEqual([
    { n: 3, kept: false, card: null, corner: 1, why: expect.stringContaining("won-towed") },
  ]);
});

it("a sponsor is news until the car shows its next cards", () => {
  const won = [
    event(1, "revealed", 0), event(2, "sponsor-gained", 0, { why: "speed-record" }), event(3, "revealed", 1),
  ];
  expect(sponsorsWon(won, 0, view)).toHaveLength(1);
  expect(sponsorsWon([...won, event(4, "revealed", 0)], 0, view)).toEqual([]);
});

describe("a sponsor won in the finishing turn", () => {
  const turn = [
    event(1, "revealed", 0), event(2, "sponsor-gained", 0, { why: "speed-record" }),
    event(3, "sponsor-card", 0, { card: "p3" }), event(4, "finished", 0),
  ];
  const race = (number: number, years = [1961, 1961]) =>
    ({
      ...view, season: { ...view.season, race: number, calendar: years.map((year) => ({ year })) },
    }) as unknown as RaceView;
  it("is kept for the next race", () =>
    expect(sponsorsWon(turn, 0, race(1))).toMatchObject([{ card: "p3", kept: true }]));
  it("is no news in the next race", () => expect(sponsorsWon([...turn, event(5, "grid", -1)], 0, race(2))).toEqual([]));
  it("is no news where no race of the season follows", () => {
    expect(sponsorsWon(turn, 0, race(2))).toEqual([]);
    expect(sponsorsWon(turn, 0, race(1, [1961, 1962]))).toEqual([]);
  });
});
