import { join } from "node:path";
import { expect, test } from "vitest";
import { notice, packagesOf } from "../../tools/notices";

const WEB = join(import.meta.dirname, "../..");
const inside = (name: string) => join(WEB, "node_modules", name);

test("what others wrote is found by its place, ours is not", () => {
  const files = [
    join(WEB, "src/main.ts"),
    "src/kit/fonts/jost-cyrillic.woff2",
    inside("svelte/src/index-client.js"),
    inside("svelte/src/store/index.js"),
    "node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2",
    "\0vite/preload-helper.js",
  ];
  expect(packagesOf(files, WEB)).toEqual([inside("@fontsource-variable/jost"), inside("svelte"), inside("vite")]);
});

test("a notice names the package and gives its licence in full", () => {
  expect(notice(inside("svelte"))).toMatch(
    /^=+\nsvelte [\d.]+ \(MIT\)\n=+\n\n.*Copyright .*Permission is hereby granted/s,
  );
});

test("a package that brings no licence with it gets the text of the one it names", () => {
  expect(notice(inside("@fluent/bundle"))).toMatch(/\(Apache-2\.0\).*END OF TERMS AND CONDITIONS/s);
});
