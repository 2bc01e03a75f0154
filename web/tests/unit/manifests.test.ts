import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gameName, manifestOf, MANIFESTS } from "../../src/games/registry";

const WEB = join(import.meta.dirname, "../..");
const files = (folder: string) =>
  readdirSync(join(WEB, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file));
const ids = MANIFESTS.map(({ id }) => id);

it("every game has a line in the registry, and every line a game", () => {
  const folders = readdirSync(join(WEB, "src/games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect([...ids].sort()).toEqual(folders.sort());
});

it("no file but the registry and a game's own folder names a game", () => {
  const named = new RegExp(`\\b(${ids.join("|")})\\b`);
  const own = new RegExp(`^src/games/(${ids.join("|")})/`);
  const code = [
    ...files("src"), ...files("tools"), ...files("public"), "vite.config.ts", "index.html", "package.json",
  ].filter((file) => /(?<!\.test)\.(ts|js|mjs|svelte|css|html|ftl|json)$/.test(file));
  const others = code.filter((file) => !own.test(file) && file !== "src/games/registry.ts");
  expect(others.length).toBeGreaterThan(150);
  expect(others.filter((file) => named.test(readFileSync(join(WEB, file), "utf8")))).toEqual([]);
});

it("no game reaches into another one's folder", () => {
  const reaching = ids.flatMap((id) => {
    const strangers = new RegExp(`from "[./]+/(${ids.filter((other) => other !== id).join("|")})/`);
    return files(`src/games/${id}`).filter(
      (file) => /\.(ts|svelte)$/.test(file) && strangers.test(readFileSync(join(WEB, file), "utf8")),
    );
  });
  expect(reaching).toEqual([]);
});

describe.each(MANIFESTS)("the manifest of $id", ({ id, poster, seats, minutes, screen, limit }) => {
  it("has a poster, facts and rules in both languages", async () => {
    expect((await poster.art()).default).toBeTypeOf("function");
    expect(poster.lines.join("")).not.toBe("");
    expect(seats[0]).toBeLessThanOrEqual(seats[1]);
    expect(minutes).toBeGreaterThan(0);
    for (const language of ["en", "ru"])
      expect(existsSync(join(WEB, `src/games/${id}/rules/${language}.ts`)), language).toBe(true);
  });
  it("limits the weight of its table, if it has one", () => {
    expect(limit !== undefined).toBe(screen !== undefined);
  });
});

it("a game that nobody here has heard of has a name all the same", () => {
  expect([manifestOf("snail_race"), gameName("snail_race")]).toEqual([undefined, "Snail race"]);
});
