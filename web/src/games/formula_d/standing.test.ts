import { expect, it } from "vitest";
import { standing } from "./standing";
import type { FormulaCar, FormulaView } from "./state";

const car = (seat: number, more: Partial<FormulaCar> = {}) =>
  ({ seat, team: seat, ahead: 0, place: 0, out: "", score: 0, pit: "track", spun: false, ...more }) as FormulaCar;
const race = (cars: FormulaCar[], more: Partial<FormulaView> = {}) =>
  ({
    phase: "race",
    cars,
    running: cars.map(({ seat }) => seat),
    order: cars.map(({ seat }) => seat),
    acting: -1,
    teams: [],
    ...more,
  }) as unknown as FormulaView;

it("counts the spaces behind the leader who still drives", () => {
  const cars = [car(0, { place: 1, ahead: 0 }), car(1, { ahead: 30 }), car(2, { ahead: 18 }), car(3, { out: "tyres" })];
  expect(standing(race(cars), []).map(({ gap, place }) => [gap, place])).toEqual([
    [null, 1],
    [0, 2],
    [12, 3],
    [null, 0],
  ]);
});
it("says who drives alone in a race of teams", () => {
  const cars = [car(0), car(1), car(2, { team: 0 })];
  const teams = [
    { team: 0, points: 0 },
    { team: 1, points: 0 },
  ];
  expect(standing(race(cars, { teams }), []).map(({ teamed, alone }) => [teamed, alone])).toEqual([
    [true, false],
    [true, true],
    [true, false],
  ]);
  expect(standing(race(cars), []).map(({ alone }) => alone)).toEqual([false, false, false]);
});
it("says who drives, who is next and who has moved", () => {
  const cars = [car(0), car(1), car(2), car(3, { pit: "box" })];
  const states = standing(race(cars, { acting: 1 }), [1]).map(({ state }) => state);
  expect(states).toEqual(["moved", "acts", "next", "box"]);
});
it("counts points instead of places while laps for the grid are driven", () => {
  const cars = [car(0, { score: 170 }), car(1)];
  const rows = standing(race(cars, { phase: "qualifying", acting: 1 }), [1]);
  expect(rows.map(({ score, place }) => [score, place])).toEqual([
    [170, 0],
    [null, 0],
  ]);
});
