import { expect, it } from "vitest";
import type { Question } from "../room";
import type { Part } from "../types";
import { choiceOf, tapped } from "./stop";

const PAIRS: Part[][] = [
  ["brakes"],
  ["engine"],
  ["body"],
  ["brakes", "brakes"],
  ["brakes", "engine"],
  ["brakes", "body"],
  ["engine", "body"],
];
const QUESTION = {
  kind: "technical-stop",
  seat: 0,
  args: { points: 2 },
  options: [
    { choice: 0, label: { kind: "pit-roll" } },
    ...PAIRS.map((parts, i) => ({ choice: i + 1, label: { kind: "repair", parts } })),
  ],
} as unknown as Question;
const after = (...taps: Part[]) => taps.reduce((picked: Part[], part) => tapped(QUESTION, picked, part), []);

it("finds the choice of the parts in any order", () => {
  expect(choiceOf(QUESTION, ["body", "engine"])).toBe(7);
  expect(choiceOf(QUESTION, ["gearbox"])).toBeNull();
});
it("puts together up to two points, also of one part", () => {
  expect(after("brakes")).toEqual(["brakes"]);
  expect(after("brakes", "brakes")).toEqual(["brakes", "brakes"]);
  expect(after("engine", "brakes")).toEqual(["engine", "brakes"]);
});
it("lets a third part replace the first, and gives back what is tapped once too often", () => {
  expect(after("engine", "brakes", "body")).toEqual(["brakes", "body"]);
  expect(after("brakes", "brakes", "brakes")).toEqual([]);
  expect(after("engine", "engine")).toEqual([]);
  expect(after("gearbox")).toEqual([]);
});
