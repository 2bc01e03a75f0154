import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { actionFace } from "./actions";
import { magicFace } from "./magic";
import { BETS, FAMES } from "./state";
import type { ActionId, MagicId } from "./types";

const DATA = join(import.meta.dirname, "../../../../src/paddock/games/unicorn_fever/data");
/** The rows of a list in a file of data, as words. */
function rowsOf(file: string, ...lists: string[]): Record<string, string>[] {
  const blocks = readFileSync(join(DATA, file), "utf8").split(/^\[\[/m).slice(1);
  return blocks
    .filter((block) => lists.some((list) => block.startsWith(`${list}]]`)))
    .map((block) =>
      Object.fromEntries([...block.matchAll(/^(\w+) = "?([^"\n]*)"?$/gm)].map(([, key, value]) => [key!, value!])),
    );
}

test("action tokens and printed symbols show what the game says of them", () => {
  const rows = rowsOf("actions.toml", "token", "printed");
  expect(rows.length).toBe(13);
  for (const { id, letter: _, ...row } of rows) {
    const { price, leads, ...face } = actionFace(id as ActionId);
    const shown = {
      ...face, ...(price === undefined ? {} : { contract: price }), ...(leads ? { first_player: leads } : {}),
    };
    expect(Object.fromEntries(Object.entries(shown).map(([key, value]) => [key, String(value)])), id).toEqual(row);
  }
});

test("magic cards show their letter and their colour", () => {
  const rows = rowsOf("magic_cards.toml", "magic");
  expect(rows.length).toBe(14);
  for (const { id, letter, sign } of rows)
    expect(magicFace(id as MagicId), id).toEqual({ letter, white: sign === "white" });
});

test("bets show the fame that the game gives for them", () => {
  const source = readFileSync(join(DATA, "../bets.py"), "utf8");
  const told = /^FAME\b.*= \[(.*)\]/m.exec(source)![1]!.split(", ").map(Number);
  expect(BETS.map((bet) => FAMES[bet])).toEqual(told);
});
