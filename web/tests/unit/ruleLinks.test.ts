import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { entriesOf, rulesOf } from "../../src/rules/rules";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

it.each(["en", "ru"])("every refusal of Heat points to a paragraph of its rules (%s)", async (language) => {
  const rules = (await rulesOf("heat", language))!;
  const anchors = entriesOf(rules).flatMap(({ id, also }) => [id, ...also]);
  const links = [...read(`src/games/heat/texts/${language}.ftl`).matchAll(/^heat-rule-of-([\w-]+) = (.*)$/gm)];
  expect(links.filter(([, , anchor]) => !anchors.includes(anchor!)).map(([line]) => line)).toEqual([]);
  const texts = read(`../src/paddock/games/heat/texts/${language}.ftl`) + read(`src/games/heat/texts/${language}.ftl`);
  const refusals = [...texts.matchAll(/^heat-refusal-([\w-]+) =/gm)].map(([, reason]) => reason);
  expect(links.map(([, reason]) => reason).sort()).toEqual(refusals.sort());
});
