import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rulesOf } from "../../src/rules/rules";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

it.each(["en", "ru"])("refusals of Heat point to paragraphs of its rules (%s)", async (language) => {
  const rules = (await rulesOf("heat", language))!;
  const anchors = rules.chapters.flatMap(({ id, paragraphs }) => [id, ...paragraphs.flatMap((one) => [one.id, one.also])]);
  const links = [...read(`src/games/heat/texts/${language}.ftl`).matchAll(/^heat-rule-of-([\w-]+) = (.*)$/gm)];
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter(([, , anchor]) => !anchors.includes(anchor)).map(([line]) => line)).toEqual([]);
  const refusals = read(`../src/paddock/games/heat/texts/${language}.ftl`) + read(`src/games/heat/texts/${language}.ftl`);
  expect(links.filter(([, reason]) => !refusals.includes(`heat-refusal-${reason} =`)).map(([line]) => line)).toEqual([]);
});
