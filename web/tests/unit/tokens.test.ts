import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PHONE } from "../../src/kit/phone.svelte";

const components = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svelte"))
  .map((file) => ({ file, source: readFileSync(`src/${file}`, "utf8") }));
const tokens = readFileSync("src/kit/tokens.css", "utf8");

/** A drawing is SVG and nothing else: its figures are units of its own field, and its colours are paint. */
const SHAPES =
  /^(svg|g|path|circle|rect|ellipse|text|tspan|defs|line|polygon|polyline|use|stop|pattern|image|clipPath|mask|linearGradient|radialGradient)$/;
function isDrawing(source: string): boolean {
  const markup = source
    .replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, "")
    .replaceAll(/\{#snippet[\s\S]*?\{\/snippet\}/g, "");
  const tags = [...markup.matchAll(/<([a-z]\w*)/g)].map(([, tag]) => tag!);
  return source.includes('namespace="svg"') || (tags.length > 0 && tags.every((tag) => SHAPES.test(tag)));
}
const plain = components.filter(({ source }) => !isDrawing(source));
const styleOf = (source: string) => /<style[\s\S]*<\/style>/.exec(source)?.[0] ?? "";

test("some components are drawings, and most are not", () => {
  expect(components.length - plain.length).toBeGreaterThan(30);
  expect(plain.length).toBeGreaterThan(100);
});

test("no component outside drawings has a colour of its own: colours are tokens", () => {
  const found = plain.flatMap(({ file, source }) =>
    [...source.matchAll(/(?<!url\(|href=")(?<![\w{&])#[0-9a-f]{3,8}\b(?!\w)/gi)].map(([hex]) => `${file}: ${hex}`),
  );
  expect(found).toEqual([]);
});

test("no component outside drawings has a type size in pixels: sizes are tokens", () => {
  const found = plain.flatMap(({ file, source }) =>
    [...styleOf(source).matchAll(/(?<![\w-])font(?:-size)?:\s*([^;]+);/g)]
      .filter(([, value]) => /(?<![\w.-])[\d.]+px/.test(value!.replace(/\/\s*[\d.]+px/, "")))
      .map(([rule]) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});

test("every size of type that is asked for is there", () => {
  const asked = new Set(
    components.flatMap(({ source }) => [...source.matchAll(/var\((--type-\d+)\)/g)].map(([, name]) => name!)),
  );
  expect([...asked].filter((name) => !tokens.includes(`${name}:`))).toEqual([]);
});

test("tables ask for a phone in one way: narrow, or low where it lies on its side", () => {
  const tables = components.filter(({ file }) => /^(table|games)\//.test(file));
  const asked = tables.flatMap(({ file, source }) =>
    [...source.matchAll(/@media[^{]*max-width: 720px[^{]*/g)].map(([query]) => `${file}: ${query.trim()}`),
  );
  expect(asked.length).toBeGreaterThan(50);
  const upright = "@media (max-width: 720px) and (min-height: 481px)";
  expect(asked.filter((query) => !query.endsWith(`@media ${PHONE}`) && !query.endsWith(upright))).toEqual([]);
  expect(
    tables
      .filter(({ source }) => /MediaQuery\("\(?max-width: 720px\)?"\)|matchMedia/.test(source))
      .map(({ file }) => file),
  ).toEqual([]);
});
