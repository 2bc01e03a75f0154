import { describe, expect, it } from "vitest";
import { screen } from "./plain";
import { filmLink, knowPast, numberAt, placeOf, replayLink, replayRoom } from "./replay";
import { TableRoom } from "./room.svelte";
import type { GameEvent, RaceLog, State } from "./types";

const events = [0, 2, 5].map((n): GameEvent => ({ n, kind: "moved", seat: 0, args: {}, to: null }));

it("hands a place on as the number of the next event, which every seat can find again", () => {
  expect([0, 1, 2, 3].map((at) => numberAt(events, at))).toEqual([0, 2, 5, 6]);
  expect([0, 1, 2, 3, 5, 6, 99].map((number) => placeOf(events, number))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(numberAt([], 0)).toBe(0);
});

it("hands a place between events on as the event behind it", () => {
  const silent: GameEvent = { n: 2, kind: "", seat: -1, args: {}, to: null };
  const steps = [...events.slice(0, 2), silent, ...events.slice(2), { ...silent, n: 5 }];
  expect([1, 2, 3, 4, 5].map((at) => numberAt(steps, at))).toEqual([2, 5, 5, 6, 6]);
  expect([2, 3, 5, 6].map((number) => placeOf(steps, number))).toEqual([1, 3, 3, 5]);
});

describe("a table that somebody has come to in the middle", () => {
  const told = (n: number, round: number) => ({ ...events[0]!, n, patch: { round: [round] as [number] } });
  const past = {
    seat: 0, start: { seat: 0, round: 1 }, before: [events[0]!],
    film: [{ patch: { round: [2] } }, told(2, 3), { patch: { round: [4] } }, told(5, 5), told(7, 6)],
  } as unknown as RaceLog;
  const here = () =>
    new TableRoom(screen, {
      number: 1, view: { seat: 0, round: 4 }, events: events.slice(0, 2), table: { seats: [] },
    } as unknown as State);

  it("knows the past from its log, up to where it came in", () => {
    const room = here();
    room.reel.append([told(5, 5)]);
    knowPast(room, past);
    expect([room.reel.first, room.reel.end, room.view.round]).toEqual([1, 4, 5]);
    const rounds = [1, 2, 3, 4].map((at) => (room.reel.seek(at), room.view.round));
    expect(rounds).toEqual([1, 2, 4, 5]);
  });
  it("or the part of it that was not seen", () => {
    const room = here();
    knowPast(room, { ...past, start: { seat: 0, round: 2 }, film: past.film.slice(1) } as RaceLog);
    room.reel.seek(placeOf(room.reel.steps, 2));
    expect([room.reel.at, room.view.round]).toEqual([1, 2]);
  });
});

it("puts place and seat into the address", () => {
  expect(replayLink("a/b", 12, null)).toBe("/t/a%2Fb/replay?at=12");
  expect(replayLink("x", 12, 3)).toBe("/t/x/replay?at=12&seat=3");
  expect(filmLink("x", 12)).toBe("/t/x/replay?at=12&play");
});

it("shows everybody driving who drove, wherever they are now", () => {
  const seats = [{ seat: 0, kind: "human", away: true }];
  const log = {
    table: { id: "x", game: "plain", status: "over", seats, my_seats: [0] }, seat: 0, start: { seat: 0 }, before: [],
    film: events,
  } as unknown as RaceLog;
  expect(replayRoom(screen, log).table.seats.map(({ away }) => away)).toEqual([false]);
  expect(log.table.seats[0]!.away).toBe(true);
});
