import { expect, it } from "vitest";
import { cluttered, discard, plan, putDown, salvage } from "./verbs";

it("sends the gear, then the cards in the order of the hand", () => {
  expect(plan(3, ["stress", "1", "5"])).toEqual([3, 17, 21, 116]);
});
it("sends only the gear of a cluttered hand, and puts down what can be played before the heat", () => {
  expect(cluttered(3)).toEqual([3]);
  expect(putDown(3, ["1", "stress", "heat", "heat", "heat"])).toEqual([0, 1, 2]);
  expect(putDown(1, ["heat", "heat"])).toEqual([0]);
});
it("ends discarding unless nothing is left", () => {
  expect(discard(["4", "2"], 4)).toEqual([18, 20, 0]);
  expect(discard(["4", "2"], 2)).toEqual([18, 20]);
  expect(discard([], 3)).toEqual([0]);
});
it("sends upgrades and sponsors between the own cards and stress", () => {
  expect(plan(4, ["stress", "p1", "u24", "2"])).toEqual([4, 18, 45, 70, 116]);
});
it("ends salvaging unless as many cards go as may, or all there are", () => {
  expect(salvage(["4"], 2, 8)).toEqual([20, 0]);
  expect(salvage(["4", "1"], 2, 8)).toEqual([17, 20]);
  expect(salvage(["heat"], 2, 1)).toEqual([117]);
  expect(salvage([], 2, 8)).toEqual([0]);
});
