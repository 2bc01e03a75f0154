// What a first visit to the home page and to each game's table loads, after compression. Fails above the limits.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const folder = join(import.meta.dirname, "../../src/paddock/server/static");
const assets = join(folder, "assets");
const files = readdirSync(assets).filter((file) => file.endsWith(".js"));
const text = (file) => readFileSync(join(assets, file), "utf8");
const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);

const entry = /assets\/(index-[\w-]+\.js)/.exec(readFileSync(join(folder, "index.html"), "utf8"))[1];
const importsOf = (file) => [...text(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, found]) => found);
/** Behind the name stands a hash of eight letters: a game's second file is not called as the game is. */
const called = (name) => files.filter((file) => file.startsWith(`${name}-`) && file.length === `${name}-12345678.js`.length);
/** Of several chunks with one name the largest counts. */
const named = (name) => {
  const [largest] = called(name).sort((one, other) => text(other).length - text(one).length);
  if (!largest) throw new Error(`no chunk is called ${name}`);
  return largest;
};

/** Words of the site, of a game's rules and of a game's screen have one name: a key that is in them tells them apart. */
const wordsWith = (key, language = "ru") => {
  const [found, ...others] = called(language).filter((file) => text(file).includes(key));
  if (!found || others.length) throw new Error(`not one file of words has ${key}`);
  return found;
};
const SITE = "nav-skip = ";
const PAGES = "home-title = ";
const rulesOf = (game) => `${game}-option-help-`;
const screenOf = (game) => `${game}-ui-`;

function loadedBy(names, words) {
  const loaded = new Set();
  const load = (file) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    importsOf(file).forEach(load);
  };
  [entry, ...names.map(named), ...words.map((key) => wordsWith(key))].forEach(load);
  return loaded;
}

function weigh(what, limit, names, words) {
  let sum = 0;
  for (const file of loadedBy(names, words)) {
    const bytes = gzipSync(readFileSync(join(assets, file)), { level: 9 }).length;
    sum += bytes;
    console.log(`${kilobytes(bytes)} kB  ${file}`);
  }
  console.log(`${kilobytes(sum)} kB  the JavaScript of ${what} (gzip), limit ${limit} kB\n`);
  if (sum >= limit * 1000) process.exitCode = 1;
}

/** A game with a table of its own says in its manifest how much that may weigh. */
const games = join(import.meta.dirname, "../src/games");
const limits = readdirSync(games, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => {
    const [, limit] = /^  limit: (\d+),$/m.exec(readFileSync(join(games, name, "manifest.ts"), "utf8")) ?? [];
    return limit ? [[name, Number(limit)]] : [];
  });

const PLAIN = 80;

// Russian texts are the longer ones.
weigh("the home page", 85, ["HomePage", "posters", "names.ru"], [SITE, PAGES]);
for (const [game, limit] of limits) weigh(`a table of ${game}`, limit, ["TablePage", game], [SITE, rulesOf(game), screenOf(game)]);
// Whatever its game: the words of its rules come from the server.
weigh("the plain table", PLAIN, ["TablePage", "plain"], [SITE]);
