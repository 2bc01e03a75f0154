import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const COLUMNS = 120;
/** Texts of the rules are sentences, and types are written by a tool. */
const WRITTEN = /rules\/(modules\.)?(en|ru)\.ts$|\/types\.ts$/;
/** So long a word in quotation marks, or a pattern, cannot be broken: paths of drawings, sentences of tests. */
const UNBROKEN = [/"[^"]{60,}"/, /`[^`]{60,}`/, /'[^']{60,}'/, /(?<![*/])\/(?![*/\s])[^/\n]{60,}\//];

const files = ["src", "tests", "mock"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(svelte|ts|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test("no line is longer than 120 columns, unless it is one long word", () => {
  const long = files
    .filter((file) => !WRITTEN.test(file) && !file.endsWith("fonts.css"))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) => {
          const broken = [...line].length <= COLUMNS || UNBROKEN.some((word) => word.test(line));
          return broken ? [] : [`${file}:${i + 1}`];
        }),
    );
  expect(files.length).toBeGreaterThan(400);
  expect(long).toEqual([]);
});
