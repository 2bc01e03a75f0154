import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { learn, speak } from "../../kit/language.svelte";
import { cornerName } from "./state";
import type { FormulaView } from "./types";

const PAGES = join(import.meta.dirname, "../../../../src/paddock/games/formula_d/data/circuits");
const circuits = readdirSync(PAGES).map((file) => {
  const corners = readFileSync(join(PAGES, file), "utf8")
    .split("\n")
    .filter((line) => line.includes("stops ="));
  return {
    circuit: file.replace(".toml", "") as FormulaView["circuit"],
    corners: corners.map((line) => ({ name: /name = "(.*?)"/.exec(line)?.[1] ?? "", stops: 1 })),
  };
});
const named = circuits.flatMap((view) =>
  view.corners.flatMap(({ name }, corner) => (name ? [{ view, name, corner }] : [])),
);

it("has the names of the pages in English", async () => {
  await speak("en");
  await learn("formula_d");
  expect(named.length).toBe(16);
  for (const { view, name, corner } of named) expect(cornerName(view, corner)).toBe(name);
});
it("has Russian names in Russian, and numbers where a corner has no name", async () => {
  await speak("ru");
  await learn("formula_d");
  for (const { view, corner } of named) expect(cornerName(view, corner)).toMatch(/^[А-Яа-яё -]+\d?$/);
  expect(cornerName({ circuit: "spa", corners: [{ name: "", stops: 1 }] }, 0)).toBe("Поворот 1");
});
