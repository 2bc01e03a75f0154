import { describe, expect, it } from "vitest";
import { MANIFESTS } from "../../src/games/registry";
import { blocksOf, type Inline } from "../../src/rules/markup";
import { rulesOf, type Rules } from "../../src/rules/rules";

const GAMES = MANIFESTS.map(({ id }) => id);
const paragraphs = (rules: Rules) => rules.chapters.flatMap((chapter) => chapter.paragraphs);
const anchors = (rules: Rules) => [...rules.chapters.map(({ id }) => id), ...paragraphs(rules).flatMap(({ id, also }) => (also ? [id, also] : [id]))];

describe.each(GAMES)("the rules of %s", (game) => {
  it("have the same paragraphs in both languages", async () => {
    const [en, ru] = [await rulesOf(game, "en"), await rulesOf(game, "ru")];
    expect(anchors(ru!)).toEqual(anchors(en!));
  });

  it("have no anchor twice, and links only to anchors", async () => {
    for (const language of ["en", "ru"]) {
      const rules = (await rulesOf(game, language))!;
      const all = anchors(rules);
      expect(new Set(all).size).toBe(all.length);
      for (const { text } of paragraphs(rules)) expect(linksIn(text).filter((href) => !all.includes(href.slice(1)))).toEqual([]);
    }
  });

  it("have tables with a word over every column and in every cell", async () => {
    for (const language of ["en", "ru"]) {
      const tables = paragraphs((await rulesOf(game, language))!).flatMap(({ text }) => blocksOf(text).filter((block) => block.kind === "table"));
      expect(tables.flatMap(({ head, rows }) => [head, ...rows].filter((row) => row.length !== head.length || row.some((cell) => cell.length === 0)))).toEqual([]);
    }
  });
});

function linksIn(text: string): string[] {
  const inlines = blocksOf(text).flatMap((block): Inline[] => {
    if (block.kind === "list") return block.points.flat();
    return block.kind === "table" ? [...block.head.flat(), ...block.rows.flat(2)] : block.text;
  });
  return inlines.flatMap((part) => (part.kind === "link" ? [part.href] : []));
}
