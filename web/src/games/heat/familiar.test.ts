import { expect, it } from "vitest";
import { isFamiliar } from "./familiar";
import type { Question } from "./room";

const asks = (kind: string, ...labels: string[]) =>
  ({
    kind, seat: 0, args: {}, options: labels.map((label, choice) => ({ choice, label: { kind: label } })),
  }) as unknown as Question;

it("knows the questions of the base race", () => {
  expect(isFamiliar(asks("react", "boost", "done"), ["1", "heat"])).toBe(true);
});
it("knows the garage, its cards, and mistakes of a tournament", () => {
  expect(isFamiliar(asks("take-upgrade", "upgrade"), [])).toBe(true);
  expect(isFamiliar(asks("react", "pay-heat", "direct-play"), ["u27", "p1", "stress"])).toBe(true);
  expect(isFamiliar(asks("shift-gear", "gear", "mistake"), ["1"])).toBe(true);
});
it("leaves new questions, new options and new cards to the list of choices", () => {
  expect(isFamiliar(asks("paint-car", "take"), [])).toBe(false);
  expect(isFamiliar(asks("react", "boost", "press", "done"), [])).toBe(false);
  expect(isFamiliar(asks("shift-gear", "gear"), ["1", "turbo"])).toBe(false);
});
