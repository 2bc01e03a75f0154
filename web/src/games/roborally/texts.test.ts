import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeBundle } from "../../kit/language.svelte";
import { rulesOf } from "../../rules/rules";
import { OPTION_CARDS } from "./facts";

const HERE = import.meta.dirname;
const read = (file: string) => readFileSync(join(HERE, file), "utf8");
const keysOf = (text: string) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key!);
const ROOMS = ["", "end/", "guide/", "help/"];
const all = (code: string) => ROOMS.map((room) => read(`${room}texts/${code}.ftl`)).join("\n");
const files = { en: all("en"), ru: all("ru") };
const engine = readFileSync(join(HERE, "../../../../src/paddock/games/roborally/texts/en.ftl"), "utf8");
const code = readdirSync(HERE, { recursive: true, encoding: "utf8" })
  .filter((file) => /(?<!\.test)\.(svelte|ts)$/.test(file))
  .map(read)
  .join("\n");

describe("the texts of RoboRally's screen", () => {
  it("have the same keys in both languages, each once", () => {
    expect([...keysOf(files.ru)].sort()).toEqual([...keysOf(files.en)].sort());
    expect(new Set(keysOf(files.en)).size).toBe(keysOf(files.en).length);
  });
  it("are well formed and name the same arguments, but for what only one grammar needs", () => {
    const grammar: (string | undefined)[] = ["you", "whose", "robots"];
    const named = (text: string, key: string) =>
      new Set(
        [
          ...(new RegExp(`^${key} *=((?:.*\\n(?:    .*\\n)*))`, "m").exec(`${text}\n`)?.[1] ?? "").matchAll(/\$(\w+)/g),
        ].map(([, name]) => name),
      );
    const bundle = makeBundle("ru", [files.ru]);
    for (const key of keysOf(files.en)) {
      expect(bundle.getMessage(key)?.value, key).toBeTruthy();
      const [en, ru] = [named(files.en, key), named(files.ru, key)];
      expect(
        [...ru].filter((name) => !en.has(name) && !grammar.includes(name)),
        key,
      ).toEqual([]);
    }
  });
  it("are all asked for, and all that is asked for is there", () => {
    const known = new Set([...keysOf(files.en), ...keysOf(engine)]);
    const asked = [...code.matchAll(/[`"](roborally-[\w-]*)(\$\{)?/g)].map(([, key, open]) => ({
      key: key!,
      open: Boolean(open),
    }));
    expect(
      asked.filter(({ key, open }) => (open ? ![...known].some((one) => one.startsWith(key)) : !known.has(key))),
    ).toEqual([]);
    const used = (key: string) =>
      /-(guide|rule-of|refusal)-/.test(key) ||
      asked.some((one) => (one.open ? key.startsWith(one.key) : key === one.key));
    expect(keysOf(files.en).filter((key) => !used(key))).toEqual([]);
  });
  it("say what every option card does", () => {
    const cards = [
      ...readFileSync(join(HERE, "../../../../src/paddock/games/roborally/data/cards.toml"), "utf8").matchAll(
        /^\[\[option\]\]\s*id = "(\w+)"/gm,
      ),
    ].map(([, id]) => id!);
    expect(cards).toHaveLength(26);
    expect(cards.filter((id) => !keysOf(files.en).includes(`roborally-help-${id}`))).toEqual([]);
    expect(OPTION_CARDS).toEqual(cards);
  });
  it("point refusals to paragraphs that the rules have", async () => {
    const anchors = (await rulesOf("roborally", "en"))!.chapters.flatMap(({ paragraphs }) =>
      paragraphs.map(({ id }) => id),
    );
    const targets = [...files.en.matchAll(/^roborally-rule-of-[\w-]+ = (.+)$/gm)].map(([, anchor]) => anchor!);
    expect(targets.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });
});
