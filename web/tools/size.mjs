// What a first visit to the home page loads, after compression. Fails above the limit.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const LIMIT = 100 * 1024;
const folder = join(import.meta.dirname, "../../src/paddock/server/static");
const assets = join(folder, "assets");
const files = readdirSync(assets);
const entry = /assets\/(index-[\w-]+\.js)/.exec(readFileSync(join(folder, "index.html"), "utf8"))[1];
const named = (name) => files.find((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
const importsOf = (file) => [...readFileSync(join(assets, file), "utf8").matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, found]) => found);

const loaded = new Set();
const load = (file) => {
  if (!file || loaded.has(file)) return;
  loaded.add(file);
  importsOf(file).forEach(load);
};
[entry, named("HomePage"), named("posters"), named("ru")].forEach(load);

let sum = 0;
for (const file of loaded) {
  const bytes = gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
  sum += bytes;
  console.log(`${(bytes / 1024).toFixed(1).padStart(7)} kB  ${file}`);
}
console.log(`${(sum / 1024).toFixed(1).padStart(7)} kB  the home page's JavaScript (gzip), limit ${LIMIT / 1024} kB`);
process.exitCode = sum > LIMIT ? 1 : 0;
