import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { mockServer } from "./mock/plugin.ts";
import { notices } from "./tools/notices.ts";

/** Of a game's words those that only the terminal says stay at home, and so do notes to translators. */
const ONLY_TERMINAL = /^[a-z_]+-(?:picture|key|statistic|preview|hint)(?:-[\w-]+)? =.*\n(?:\n*[ }].*\n)*/gm;
/** Of a game's words those that name its options and their values: all that a list of tables says. */
const NAMES = /^[a-z_]+-(?:option-name|choice)-[\w-]+ =.*\n(?:\n*[ }].*\n)*/gm;
const words: Plugin = {
  name: "words",
  enforce: "pre",
  load: {
    filter: { id: /\.ftl\?names$/ },
    handler: (id) => `export default ${JSON.stringify((readFileSync(id.replace(/\?names$/, ""), "utf8").match(NAMES) ?? []).join(""))}`,
  },
  transform: {
    filter: { id: /\.ftl\?raw$/ },
    handler: (code, id) => {
      const [start, ftl] = ["export default ", code.slice("export default ".length)];
      const said = (JSON.parse(ftl) as string).replaceAll(/^#.*\n/gm, "").replaceAll(/\n{2,}(?=[a-z])/g, "\n");
      return start + JSON.stringify(/[\\/]paddock[\\/]games[\\/]/.test(id) ? said.replaceAll(ONLY_TERMINAL, "") : said);
    },
  },
};

const GAME = /[\\/]src[\\/]games[\\/](\w+)[\\/]/;
/** What a game's table comes with and its other pages need, too, is one file. */
function tableOf(id: string, graph: { getModuleInfo(id: string): { importers: string[] } | null }): string | null {
  const [game, seen] = [GAME.exec(id)?.[1], new Set([id])];
  for (const module of seen) {
    if (new RegExp(`[\\\\/]${game}[\\\\/]index\\.ts$`).test(module)) return `${game}-table`;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) if (GAME.exec(importer)?.[1] === game) seen.add(importer);
  }
  return null;
}

export default defineConfig(({ mode }) => ({
  plugins: [words, svelte(), notices(import.meta.dirname), ...(mode === "mock" ? [mockServer()] : [])],
  resolve: mode === "test" ? { conditions: ["browser"] } : undefined,
  server: {
    fs: { allow: [".."] },
    proxy: mode === "mock" ? undefined : { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: mode === "mock" ? "dist-mock" : "../src/paddock/server/static",
    emptyOutDir: true,
    // Browsers that know light-dark() themselves: what is made for older ones is decided at the root, and a night within the page stays light.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: mode === "mock" ? ["index.html", ...readdirSync("mock").filter((file) => file.endsWith(".html")).map((file) => `mock/${file}`)] : ["index.html"],
      output: {
        codeSplitting: {
          groups: [
            { name: "svelte", test: /node_modules[\\/](svelte|esm-env|clsx)[\\/]/ },
            { name: "kit", test: /[\\/]src[\\/](kit[\\/](?!carry|Field|LevelBars|Pick|Stepper|TextInput|fairness)|games[\\/](registry|\w+[\\/]manifest|\w+[\\/]setup[\\/](words|seasons))\.|shell[\\/](words|Brand|room[\\/]room)\.)|node_modules[\\/]@fluent/ },
            // A table draws with the geometry of the posters, and without the posters.
            { name: "geometry", test: /[\\/]posters[\\/]geometry\./ },
            { name: "posters", test: /[\\/]games[\\/]\w+[\\/]poster[\\/]|[\\/]posters[\\/](Shapes|shapes)\./ },
            { name: "site", test: /[\\/]src[\\/]shell[\\/](?!setup[\\/]|TableList|TableRow|Facts|SeatBoxes|words|Brand|room[\\/]room)/, minShareCount: 3 },
            { name: "frame", test: /[\\/]src[\\/]table[\\/](?!board|console|film|road|tips|plain|Drawer)/, minShareCount: 3 },
            // What tables with a screen of their own have in common comes with none of them, and the plain table does without it.
            { name: "tiles", test: /[\\/]src[\\/]table[\\/]console[\\/](Tile|Tiles|Steps|Mat|Backs|tile)\./, minShareCount: 2 },
            { name: "carry", test: /[\\/]kit[\\/]carry\./ },
            { name: "desk", test: /[\\/]src[\\/]table[\\/](console|tips|choosing)/, minShareCount: 2 },
            { name: "film", test: /[\\/]src[\\/]table[\\/]film[\\/]/, minShareCount: 2 },
            { name: "board", test: /[\\/]src[\\/]table[\\/]board[\\/](?!labels)/, minShareCount: 2 },
            { name: "road", test: /[\\/]src[\\/]table[\\/](road[\\/]|board[\\/]labels)/, minShareCount: 2 },
            { name: tableOf, test: GAME, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // Nothing is measured by time here: on a busy machine a test that walks every space of every road may take long.
  test: { include: ["tests/unit/**/*.test.ts", "src/**/*.test.ts"], environment: "node", testTimeout: 120_000, hookTimeout: 120_000 },
}));
