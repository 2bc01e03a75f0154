import { expect, it } from "vitest";
import type { Season } from "../season/season";
import type { CarView } from "../state";
import { finalOrder } from "./final";

const cars = [1, 2, 3].map((place, seat) => ({ seat, place }) as CarView);
const read = (season?: Season) =>
  finalOrder({ cars: [cars[2]!, cars[0]!, cars[1]!], season: season! }).map(({ car, place, points }) => [
    car.seat, place, points,
  ]);

it("after a race the cars stand as they came home", () =>
  expect(read()).toEqual([[0, 1, undefined], [1, 2, undefined], [2, 3, undefined]]));

it("after the last race of a championship they stand by its points", () => {
  const standings = [[0, 21], [2, 19], [1, 19]].map(([car, points]) => ({ car, points, by_race: [] }));
  expect(read({ standings } as unknown as Season)).toEqual([[0, 1, 21], [2, 2, 19], [1, 3, 19]]);
});
