import { expect, it } from "vitest";
import { patched } from "./patch";

const old = {
  round: 1,
  cars: [
    { gear: 1, heat: 6 }, { gear: 2, heat: 6 },
  ],
  order: [0, 1], plan: { gear: 2 }, weather: { token: "rain" } as object | null,
};
const now = patched(old, {
  round: [2], cars: { 1: { gear: [3] } }, order: [[1, 0]], plan: null, weather: [null], hand: [["speed-1"]],
});

it("a patch sets, goes inside, and deletes", () => {
  expect(now).toEqual({
    round: 2,
    cars: [
      { gear: 1, heat: 6 }, { gear: 3, heat: 6 },
    ],
    order: [1, 0], weather: null, hand: ["speed-1"],
  });
});
it("the old value stays as it was, and what did not change is the same", () => {
  expect(old.cars[1]!.gear).toBe(2);
  expect(now.cars[0]).toBe(old.cars[0]);
  expect(now.cars).toBeInstanceOf(Array);
});
