import { expect, it } from "vitest";
import { signsLeft } from "../../src/kit/signs";

it("a field counts only near its end", () => {
  expect(signsLeft("", 300)).toBeNull();
  expect(signsLeft("x".repeat(269), 300)).toBeNull();
  expect(signsLeft("x".repeat(270), 300)).toBe(30);
  expect(signsLeft("x".repeat(300), 300)).toBe(0);
});

it("a short field counts its last four signs", () => {
  expect(signsLeft("x".repeat(19), 24)).toBeNull();
  expect(signsLeft("x".repeat(20), 24)).toBe(4);
});
