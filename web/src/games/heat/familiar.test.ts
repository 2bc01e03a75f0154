import { expect, it } from "vitest";
import { isFamiliar } from "./familiar";
import type { CardId } from "./state";

const asks = (kind: string, ...labels: string[]) => ({ kind, seat: 0, args: {}, options: labels.map((label, choice) => ({ choice, label: { kind: label } })) });

it("knows the questions of the base race", () => {
  expect(isFamiliar(asks("react", "boost", "done"), ["1", "heat"])).toBe(true);
});
it("leaves new questions, new options and new cards to the list of choices", () => {
  expect(isFamiliar(asks("draft-upgrade", "take"), [])).toBe(false);
  expect(isFamiliar(asks("react", "boost", "refresh", "done"), [])).toBe(false);
  expect(isFamiliar(asks("shift-gear", "gear"), ["1", "turbo" as CardId])).toBe(false);
});
