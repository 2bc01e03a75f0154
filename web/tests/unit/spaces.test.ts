/** The choices of every game, as they are generated: what a number says leads back to the number. */
import { expect, test } from "vitest";

const facts = import.meta.glob<Record<string, unknown>>("../../src/games/*/facts.ts", { eager: true });
/** A number of this range: others say nothing, or less than none. */
const isThere = (value: unknown) => value !== undefined && value !== "" && !(Number(value) < 0);
/** More than any game has. */
const CHOICES = 3000;

for (const [file, made] of Object.entries(facts)) {
  const spaces = Object.entries(made).flatMap(([name, choice]) => {
    const chosen = made[name.replace(/Choice$/, "Chosen")];
    return name.endsWith("Choice") && typeof choice === "function" && typeof chosen === "function"
      ? [{ name, choice, chosen }]
      : [];
  });
  test.each(spaces)(`${file.split("/").at(-2)}: $name`, ({ choice, chosen }) => {
    const said = Array.from({ length: CHOICES }, (_, number) => ({ number, values: Object.values(chosen(number)) }));
    const known = said.filter(({ values }) => values.every(isThere));
    expect(known.length).toBeGreaterThan(1);
    for (const { number, values } of known) expect(choice(...values)).toBe(number);
  });
}
