import { expect, it } from "vitest";
import { follow, spotOf, way, type Spot } from "./lever";

it("the knob changes grooves through the middle", () => {
  expect(way(spotOf(1), spotOf(2))).toEqual([[46, 144]]);
  expect(way(spotOf(1), spotOf(4))).toEqual([[46, 95], [114, 95], [114, 144]]);
});

it("a shift that is overtaken by another one ends there, and the knob stands at the gear of the lifted cards", async () => {
  let at: Spot = spotOf(1);
  let gear = 4;
  const resting: (() => void)[] = [];
  const move = (stop: Spot) => {
    at = stop;
    return new Promise<void>((done) => resting.push(done));
  };
  const first = follow(way(at, spotOf(4)), move, () => gear === 4);
  gear = 2;
  const second = follow(way(at, spotOf(2)), move, () => gear === 2);
  // The first stop of the old way is reached in the very frame in which the new way begins.
  resting.forEach((done) => done());
  await Promise.all([first, second]);
  expect(at).toEqual(spotOf(2));
});
