import { describe, expect, it } from "vitest";
import type { GameEvent } from "../room";
import {
  byYear, homecoming, leadAfterEach, leadChart, moved, openingOf, racesOf, type CalendarRace, type RaceReport,
  type Season,
} from "./season";

const report = (race: number, places: number[], points: number[]): RaceReport => ({
  race, places, points, grid: places, rounds: 12, eliminated: [],
});
const season = (results: RaceReport[], order: number[]): Season => ({
  name: "1961",
  race: results.length + 1,
  races: 3,
  calendar: [],
  event: "strike",
  press: [],
  hand_size: 7,
  standings: order.map((car) => ({ car, points: 0, by_race: [] })),
  results,
  sponsor_deck: 30,
  sponsors_used: 0,
  champions: [],
});
const event = (kind: GameEvent["kind"], n: number, args: object = {}) =>
  ({ n, kind, seat: -1, args, to: null }) as GameEvent;

describe("a championship", () => {
  it("tells who came home in which order", () => {
    expect(homecoming(report(1, [2, 1, 3], [6, 9, 4]))).toEqual([1, 0, 2]);
  });

  it("is led by points; of equals by who was ahead in the last race", () => {
    const two = season([report(1, [1, 2, 3], [9, 6, 4]), report(2, [2, 1, 3], [6, 9, 4])], [1, 0, 2]);
    expect(leadAfterEach(two)).toEqual([
      [0, 1, 2],
      [1, 0, 2],
    ]);
    expect([0, 1, 2].map((car) => moved(two, car))).toEqual([-1, 1, 0]);
  });

  it("ends as the view says, whatever the last race was", () => {
    const over = season([report(1, [1, 2], [9, 6]), report(2, [2, 1], [6, 9])], [0, 1]);
    expect(leadAfterEach(over).at(-1)).toEqual([0, 1]);
  });

  it("names the circuits under its chart, and numbers them where there are many", () => {
    const after = (count: number) =>
      leadChart({
        ...season(Array.from({ length: count }, (_, i) => report(i + 1, [1, 2], [9, 6])), [0, 1]),
        calendar: [],
      }).columns;
    expect(after(5)).toEqual(["1", "2", "3", "4", "5"]);
    expect(after(4)).not.toContain("1");
  });

  it("has no order before its first race", () => {
    expect(leadAfterEach(season([], [0, 1]))).toEqual([]);
    expect(moved(season([], [0, 1]), 0)).toBe(0);
  });

  it("knows where the film of a race begins", () => {
    const events = [
      event("season-began", 0), event("race-ahead", 1, { race: 1 }), event("grid", 2), event("race-over", 90),
      event("race-ahead", 95, { race: 2 }), event("grid", 96), event("round-began", 99), event("shifted", 100),
    ];
    expect(openingOf(events, 2)).toBe(100);
    expect(openingOf(events, 3)).toBeNull();
    expect(racesOf(events).map(({ from, events: own }) => [from, own.length])).toEqual([
      [2, 3],
      [5, 3],
    ]);
  });

  it("is read year by year", () => {
    const race = (number: number, year: number): CalendarRace => ({
      race: number, circuit: "usa", year, event: null, press: [], sponsors: 0, laps: null, state: "ahead",
    });
    expect(
      byYear([race(1, 1961), race(2, 1961), race(3, 1962)]).map(({ year, races }) => [year, races.length]),
    ).toEqual([
      [1961, 2],
      [1962, 1],
    ]);
  });
});
