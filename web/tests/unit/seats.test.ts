import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const tokens = readFileSync(join(import.meta.dirname, "../../src/kit/tokens.css"), "utf8");
const colour = (name: string) => new RegExp(`--${name}: (#\\w{6})`).exec(tokens)![1]!;
const dark = /--paper: light-dark\(#\w{6}, (#\w{6})\)/.exec(tokens)![1]!;

/** How light a colour is, as the guidelines for contrast count it. */
function light(hex: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
const contrast = (one: string, other: string) =>
  (Math.max(light(one), light(other)) + 0.05) / (Math.min(light(one), light(other)) + 0.05);

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])("seat %i stands out from dark paper, and its number from it", (seat) => {
  expect(contrast(colour(`seat-${seat}`), dark)).toBeGreaterThan(2.8);
  expect(contrast(colour(`seat-${seat}`), colour(`seat-ink-${seat}`))).toBeGreaterThan(3.8);
});
