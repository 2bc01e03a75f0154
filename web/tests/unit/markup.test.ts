import { expect, it } from "vitest";
import { blocksOf, inlineOf } from "../../src/rules/markup";

it("an empty line parts paragraphs, a single break does not", () => {
  expect(blocksOf("one\ntwo\n\nthree").map(({ kind }) => kind)).toEqual(["paragraph", "paragraph"]);
});
it("a list has points", () => {
  const [list] = blocksOf("- one\n- **two**");
  expect(list).toEqual({ kind: "list", points: [[{ kind: "text", text: "one" }], [{ kind: "bold", text: "two" }]] });
});
it("a table has a head and rows", () => {
  const [table] = blocksOf("| gear | heat |\n| 1st | 3 |");
  expect(table).toMatchObject({
    kind: "table", head: [[{ text: "gear" }], [{ text: "heat" }]], rows: [[[{ text: "1st" }], [{ text: "3" }]]],
  });
});
it("an example is set apart", () => {
  expect(blocksOf("> so\n> it is")[0]).toEqual({ kind: "example", text: [{ kind: "text", text: "so it is" }] });
});
it("links stand between words", () => {
  expect(inlineOf("see [corners](#corners) now")).toEqual([
    { kind: "text", text: "see " },
    { kind: "link", text: "corners", href: "#corners" },
    { kind: "text", text: " now" },
  ]);
});
