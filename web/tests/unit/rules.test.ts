import { describe, expect, it } from "vitest";
import { MANIFESTS } from "../../src/games/registry";
import { blocksOf, type Inline } from "../../src/rules/markup";
import { entriesOf, partsOf, rulesOf, type Rules } from "../../src/rules/rules";

const GAMES = MANIFESTS.map(({ id }) => id);
const rulesIn = (rules: Rules) => rules.chapters.flatMap((chapter) => chapter.paragraphs);
const texts = (rules: Rules) =>
  rulesIn(rules).flatMap((rule) => [rule.text ?? "", ...partsOf(rule).map(({ text }) => text)]);
const anchors = (rules: Rules) =>
  entriesOf(rules).flatMap(({ no, id, also }) => [id, ...also, `r${no.replaceAll(".", "-")}`]);
const figures = (rules: Rules) => rulesIn(rules).flatMap(({ figure }) => (figure ? [figure] : []));
const drawings = (rules: Rules) =>
  figures(rules).flatMap((figure) => {
    if (figure.kind === "scenes")
      return figure.scenes.flatMap(({ drawing, slip }) => (slip ? [drawing, slip] : [drawing]));
    return (figure.kind === "tiles" ? figure.tiles : figure.pictures).map(({ drawing }) => drawing);
  });

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
      for (const text of texts(rules)) expect(linksIn(text).filter((href) => !all.includes(href.slice(1)))).toEqual([]);
    }
  });

  it("show the same in both languages, and draw whatever they name", async () => {
    const [en, ru] = [await rulesOf(game, "en"), await rulesOf(game, "ru")];
    expect(drawings(ru!)).toEqual(drawings(en!));
    expect(figures(ru!).map(({ kind }) => kind)).toEqual(figures(en!).map(({ kind }) => kind));
    expect(new Set(drawings(en!)).size).toBe(drawings(en!).length);
  });

  it("have sentences under drawings that are short", async () => {
    for (const language of ["en", "ru"]) {
      const said = figures((await rulesOf(game, language))!).flatMap((figure) =>
        figure.kind === "scenes"
          ? figure.scenes.flatMap(({ sentences }) => sentences)
          : figure.kind === "tiles"
            ? []
            : figure.pictures.map(({ text }) => text),
      );
      expect(said.filter((text) => text.length > 80)).toEqual([]);
    }
  });

  it("have tables with a word over every column and in every cell", async () => {
    for (const language of ["en", "ru"]) {
      const tables = texts((await rulesOf(game, language))!).flatMap((text) =>
        blocksOf(text).filter((block) => block.kind === "table"),
      );
      expect(
        tables.flatMap(({ head, rows }) =>
          [head, ...rows].filter((row) => row.length !== head.length || row.some((cell) => cell.length === 0)),
        ),
      ).toEqual([]);
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
