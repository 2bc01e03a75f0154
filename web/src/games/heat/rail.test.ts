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
  const race = { ...view, cars: view.cars.map((car) => (car.seat === out ? { ...car, eliminated: true, place: 6 } : car)) };

  it("has neither place nor gear, and is no car that has moved", () => {
    const row = rail(race, []).find(({ seat }) => seat === out)!;
    expect(row).toMatchObject({ place: 0, state: "heat-ui-state-out", done: false, past: false, top: "", cells: [{ look: "strip", value: "out" }] });
  });
  it("is not in the order of turns", () => {
    expect(turnsOf(race).map(({ seat }) => seat)).toEqual(view.order.filter((seat) => seat !== out));
  });
});

describe("the garage of a season", () => {
  const draft = STATES.draft!().view as RaceView;
  const standings = draft.running.map((car, i) => ({ car, points: i, by_race: [i] })).reverse();
  const garage = (results: unknown[]) => ({ ...draft, season: { name: "1961", race: 2, races: 3, calendar: [], results, standings } as unknown as Season });

  it("has the championship's order and points instead of gears", () => {
    const race = garage([{}]);
    expect(railHead(race).title).toBe("heat-ui-championship");
    expect(rail(race, []).map(({ seat, place, top }) => [seat, place, top])).toEqual(standings.map(({ car, points }, i) => [car, i + 1, String(points)]));
    expect(rail(race, [])[0]!.cells).toEqual([{ look: "strip", value: `${standings[0]!.points} pts` }]);
  });
  it("goes by the grid before the first race", () => {
    expect(rail(garage([]), []).map(({ seat }) => seat)).toEqual(draft.running);
  });
  it("leaves a single race its running order", () => expect(railHead(draft).title).toBe("heat-ui-running-order"));
});
