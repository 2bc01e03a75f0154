import { expect, it } from "vitest";
import { explosions, figures, ordersOf } from "./end/figures";
import { moments } from "./moments";
import type { GameEvent } from "./room";

const event = (kind: GameEvent["kind"], seat: number, args: object = {}) =>
  ({ n: 0, kind, seat, args, to: null }) as GameEvent;
const moved = (seat: number, from: number, to: number) => event("moved", seat, { from, to, smooth: 0 });
const round = (number: number) => event("round-began", -1, { round: number, last: 0 });
const RACE = [
  round(1), event("phase-began", -1, { phase: "race" }), event("built", 0, { card: "boiler-bull" }),
  event("activated", 1, { card: "boiler-bull", times: 6 }), moved(1, 0, 3), moved(1, 3, 6),
  event("activated", 0, { card: "boiler-bull", times: 2 }), moved(0, 0, 2),
  event("damaged", 0, { damage: 2, gauge: -2 }),
  event("phase-began", -1, { phase: "damage" }), event("part-lost", 0, { card: "boiler-bull", how: "damage" }),
  event("exploded", 1, { from: 6, to: 1 }), round(2), event("boost-played", 0, { card: "loose-bolt", target: 1 }),
  event("activated", 0, { card: "boiler-bull", times: 6 }), moved(0, 2, 8), event("crossed-line", 0, { round: 2 }),
  event("race-over", -1, { rounds: 2 }),
];

it("great leaps, explosions, hits and the line are worth watching again, from where they begin", () =>
  expect(moments(RACE).map(({ kind, seat, at, count }) => [kind, seat, at, count])).toEqual([
    ["leap", 1, 3, 6], ["explodes", 1, 11, 0], ["strikes", 0, 13, 0], ["crosses", 0, 14, 0], ["leap", 0, 14, 6],
  ]));

it("figures tell what each inventor built, lost and took", () => {
  const [own, rival] = figures(RACE, 2);
  expect(own).toEqual({ built: 1, lost: 1, damage: 2, exploded: 0, crossed: 2, at: 8 });
  expect(rival).toMatchObject({ exploded: 1, crossed: 0, at: 1 });
});

it("the order after each round goes by what is left, the last one by the places of the race", () => {
  const left = [8, 7, 6, 5, 4, 3, 2, 1, 0];
  expect(ordersOf(RACE, 2, left, [1, 2])).toEqual([[0, 1], [0, 1], [0, 1]]);
  expect(ordersOf(RACE.filter(({ kind }) => kind !== "exploded"), 2, left, [1, 2])[1]).toEqual([1, 0]);
  expect(explosions(RACE, "exploded")).toEqual([{ round: 1, seat: 1, word: "exploded" }]);
});
