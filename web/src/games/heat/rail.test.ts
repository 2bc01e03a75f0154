import { beforeEach, describe, expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { learn, speak } from "../../kit/language.svelte";
import { rail, railHead, turnsOf } from "./rail";
import type { Season } from "./season/season";
import type { RaceView } from "./state";

beforeEach(() => Promise.all([speak("en"), learn("heat")]));

describe("a driver who is out of the race", () => {
  const view = STATES.react!().view as RaceView;
  const out = view.order.find((seat) => seat !== view.acting)!;
  const race = {
    ...view, cars: view.cars.map((car) => (car.seat === out ? { ...car, eliminated: true, place: 6 } : car)),
  };

  it("has neither place nor gear, and is no car that has moved", () => {
    const row = rail(race, []).find(({ seat }) => seat === out)!;
    expect(row).toMatchObject({
      place: 0, state: "heat-ui-state-out", done: false, past: false, top: "", cells: [{ look: "strip", value: "out" }],
    });
  });
  it("is not in the order of turns", () => {
    expect(turnsOf(race).map(({ seat }) => seat)).toEqual(view.order.filter((seat) => seat !== out));
  });
});

describe("the garage of a season", () => {
  const draft = STATES.draft!().view as RaceView;
  const standings = draft.running.map((car, i) => ({ car, points: i, by_race: [i] })).reverse();
  const garage = (results: unknown[]) => ({
    ...draft, season: { name: "1961", race: 2, races: 3, calendar: [], results, standings } as unknown as Season,
  });

  it("has the championship's order and points instead of gears", () => {
    const race = garage([{}]);
    expect(railHead(race).title).toBe("heat-ui-championship");
    expect(rail(race, []).map(({ seat, place, top }) => [seat, place, top])).toEqual(
      standings.map(({ car, points }, i) => [car, i + 1, String(points)]),
    );
    expect(rail(race, [])[0]!.cells).toEqual([{ look: "strip", value: `${standings[0]!.points} pts` }]);
  });
  it("goes by the grid before the first race", () => {
    expect(rail(garage([]), []).map(({ seat }) => seat)).toEqual(draft.running);
  });
  it("leaves a single race its running order", () => expect(railHead(draft).title).toBe("heat-ui-running-order"));
});

describe("a race of a season", () => {
  const view = STATES.react!().view as RaceView;
  const standings = view.running.map((car, i) => ({ car, points: 10 - i, by_race: [10 - i] }));
  const during = (results: unknown[]) =>
    rail(
      {
        ...view,
        season: { name: "1961", race: 2, races: 3, calendar: [], press: [], results, standings } as unknown as Season,
      },
      [],
    );

  it("says how many points each car has by now, in short and in words", () => {
    expect(during([{}]).map(({ seat, score }) => [seat, score?.brief])).toEqual(
      standings.map(({ car, points }) => [car, `${points} pts`]),
    );
    expect(during([{}])[0]!.score!.words).toBe("10\u00A0points in the championship");
  });
  it("says nothing of points before any race has been run, and none in a single race", () => {
    expect([...during([]), ...rail(view, [])].filter(({ score }) => score)).toEqual([]);
  });
  it("of three seasons in a row counts the present one", () => {
    const calendar = [1961, 1961, 1962].map((year, i) => ({ race: i + 1, year }));
    const results = [1, 2].map((race) => ({ race, places: [1, 2], points: [9, 6], grid: [1, 2] }));
    const race = (number: number, run: number) =>
      rail(
        {
          ...view,
          season: {
            name: "trilogy", race: number, races: 3, calendar, press: [], results: results.slice(0, run), standings,
          } as unknown as Season,
        },
        [],
      );
    expect(race(2, 1).find(({ seat }) => seat === 0)!.score!.brief).toBe("9 pts");
    expect(race(3, 2).some(({ score }) => score)).toBe(false);
  });
});
