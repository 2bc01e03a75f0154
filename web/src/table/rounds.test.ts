import { expect, it } from "vitest";
import { roundFrom } from "./rounds";

const rounds = [0, 10, 20];
const from = (at: number, way: 1 | -1) => roundFrom({ at, first: 0, end: 30 }, rounds, way);

it("goes on to where the next round is told, and behind the last one to the end", () => {
  expect([0, 1, 10, 11, 21].map((at) => from(at, 1))).toEqual([1, 11, 11, 21, 30]);
});
it("goes back to where this round was told, then to the one before, and then to the start", () => {
  expect([30, 21, 15, 11, 1].map((at) => from(at, -1))).toEqual([21, 11, 11, 1, 0]);
});
