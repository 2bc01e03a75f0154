import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { MANIFESTS } from "../../src/games/registry";
import { makeBundle } from "../../src/kit/language.svelte";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../..", path), "utf8");
/** The games with a table of their own. */
const SCREENS = MANIFESTS.filter(({ screen }) => screen);
const keysOf = (text: string): string[] => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key!).sort();
const [en, ru] = (["en", "ru"] as const).map(
  (code) => read(`src/texts/${code}.ftl`) + read(`src/shell/texts/${code}.ftl`),
) as [string, string];

function sources(folder: string, kind = /\.(svelte|ts)$/): string[] {
  return readdirSync(join(import.meta.dirname, "../..", folder), { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file))
    .map((file) => read(join(folder, file)));
}

describe("the texts of the site", () => {
  it("have the same keys in both languages", () => {
    expect(keysOf(ru)).toEqual(keysOf(en));
  });

  it("are all well formed", () => {
    for (const [language, text] of [["en", en], ["ru", ru]] as const) {
      const bundle = makeBundle(language, [text]);
      expect(keysOf(text).filter((key) => !bundle.getMessage(key)?.value)).toEqual([]);
    }
  });

  it("have every key that a page asks for", () => {
    const shared = read("../src/paddock/texts/en.ftl");
    const known = new Set([...keysOf(en), ...keysOf(shared)]);
    const asked = [...sources("src/shell"), ...sources("src/kit")].flatMap((source) =>
      [...source.matchAll(/\bt\("([a-z][\w-]*)"/g)].map(([, key]) => key!),
    );
    expect([...new Set(asked)].filter((key) => !known.has(key))).toEqual([]);
  });

  it("have a sentence for every reason that the server names", () => {
    const known = new Set([...keysOf(en), ...keysOf(read("../src/paddock/texts/en.ftl"))]);
    const reasons = sources("../src/paddock/server", /\.py$/).flatMap((source) =>
      [...source.matchAll(/Refusal\("([a-z-]+)"/g)].map(([, reason]) => reason!),
    );
    expect([...new Set(reasons)].filter((reason) => !known.has(`refusal-${reason}`))).toEqual([]);
  });

  it("call a game as the terminal does", () => {
    for (const { id, name } of SCREENS)
      for (const language of ["en", "ru"])
        expect(
          /(?<=-name = ).*/.exec(read(`../src/paddock/games/${id}/texts/${language}.ftl`))?.[0], `${id}, ${language}`,
        ).toBe(name);
  });

  it("count in Russian", () => {
    const bundle = makeBundle("ru", [ru]);
    const bots = (count: number) => bundle.formatPattern(bundle.getMessage("bots")!.value!, { count });
    expect([1, 2, 5, 11, 21].map(bots)).toEqual(["1 бот", "2 бота", "5 ботов", "11 ботов", "21 бот"]);
  });

  it("keep a Russian place on one line", () => {
    const endings = [...ru.matchAll(/\{ \$place \}-(.{12})/g)].map(([, ending]) => ending!);
    expect(endings.length).toBeGreaterThan(1);
    for (const ending of endings) expect(ending).toMatch(/^\{ "\\u2060" \}/);
  });
});

/** The files that come with this one, without what is loaded later. */
function comesWith(start: string, found = new Set<string>()): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  for (const [, path] of read(start).matchAll(/^ *import (?!type)[^;]*?"(\.[^"]+)"/gm)) {
    const whole = join(dirname(start), path!);
    const file = [whole, `${whole}.ts`, `${whole}/index.ts`].find(
      (one) => /\.(ts|svelte)$/.test(one) && existsSync(join(import.meta.dirname, "../..", one)),
    );
    if (file) comesWith(file, found);
  }
  return found;
}

describe("the words of the pages around a race", () => {
  const away = keysOf(read("src/shell/texts/en.ftl"));

  it("are not asked for at a table while it is raced", () => {
    const files = [
      "src/main.ts", "src/table/TablePage.svelte", "src/table/Menu.svelte", "src/table/Guide.svelte",
      "src/table/plain/index.ts", ...SCREENS.map(({ id }) => `src/games/${id}/index.ts`),
    ];
    const source = [...new Set(files.flatMap((file) => [...comesWith(file)]))].map(read).join("\n");
    const asked = new Set([...source.matchAll(/["'`]([a-z][a-z\d-]*)["'`]/g)].map(([, key]) => key!));
    const begun = [...source.matchAll(/`([a-z][a-z\d-]*-)\$\{/g)].map(([, key]) => key!);

    expect(begun).toContain("settings-theme-");
    expect(
      away.filter((key) => (key.includes("-") && asked.has(key)) || begun.some((part) => key.startsWith(part))),
    ).toEqual([]);
  });
});

describe("the words that only the terminal says", () => {
  it("are not asked for in the browser", () => {
    const ids = SCREENS.map(({ id }) => id).join("|");
    const terminal = new RegExp(`["'\`](?:${ids}|\\$\\{[^}]*\\})-((?:picture|key|statistic|preview|hint)[\\w-]*)`, "g");
    const asked = ["src/games", "src/table", "src/shell"]
      .flatMap((folder) => sources(folder))
      .flatMap((source) => [...source.matchAll(terminal)].map(([, key]) => key!));
    expect(asked).toEqual([]);
  });
});
