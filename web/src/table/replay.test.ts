import { expect, it } from "vitest";
import { screen } from "./plain";
import { filmLink, numberAt, placeOf, replayLink, replayRoom } from "./replay";
import type { GameEvent, RaceLog } from "./types";

const events = [0, 2, 5].map((n): GameEvent => ({ n, kind: "moved", seat: 0, args: {}, to: null }));

it("hands a place on as the number of the next event, which every seat can find again", () => {
  expect([0, 1, 2, 3].map((at) => numberAt(events, at))).toEqual([0, 2, 5, 6]);
  expect([0, 1, 2, 3, 5, 6, 99].map((number) => placeOf(events, number))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(numberAt([], 0)).toBe(0);
});

it("puts place and seat into the address", () => {
  expect(replayLink("a/b", 12, null)).toBe("/t/a%2Fb/replay?at=12");
  expect(replayLink("x", 12, 3)).toBe("/t/x/replay?at=12&seat=3");
  expect(filmLink("x", 12)).toBe("/t/x/replay?at=12&play");
});

it("shows everybody driving who drove, wherever they are now", () => {
  const seats = [{ seat: 0, kind: "human", away: true }];
  const log = { table: { id: "x", game: "plain", status: "over", seats, my_seats: [0] }, start: { seat: 0 }, from: 0, events, boards: [] } as unknown as RaceLog;
  expect(replayRoom(screen, log).table.seats.map(({ away }) => away)).toEqual([false]);
  expect(log.table.seats[0]!.away).toBe(true);
});
