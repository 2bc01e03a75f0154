import { expect, it } from "vitest";
import { OPTION_CARDS } from "./facts";
import { OPTION_SIGNS } from "./optionSigns";

it("every option card has a drawing of its own", () => {
  const drawings = OPTION_CARDS.map((id) => OPTION_SIGNS[id]);
  expect(drawings.every((drawing) => drawing.startsWith("M"))).toBe(true);
  expect(new Set(drawings).size).toBe(OPTION_CARDS.length);
});
