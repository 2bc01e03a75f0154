import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "en" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../texts/en"),
  ru: () => import("../texts/ru"),
};
/** Words that come when they are needed: those of each game's rules and of its screen, and those of the pages around
 *  a race. */
const chapters = import.meta.glob<string>(
  ["../../../src/paddock/games/*/texts/*.ftl", "../games/**/texts/*.ftl", "../shell/texts/*.ftl"],
  { query: "?raw", import: "default" },
);
/** Of all games' words only the names of options and of their values. */
const NAMES = "names";
const SERVER = "/api/games/";
const names: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../texts/names.en"),
  ru: () => import("../texts/names.ru"),
};
const folders = [...new Set(Object.keys(chapters).map((path) => path.slice(0, path.lastIndexOf("/"))))];
const learned = new Map<string, Promise<void>>();

/** The language now on screen; replaced as a whole once its texts have arrived. */
let spoken = $state.raw({ language: "en" as Language, bundle: new FluentBundle("en") });

export const language = (): Language => spoken.language;
/** For dates and lists: English as it is written where day comes before month. */
export const locale = (): string => (spoken.language === "en" ? "en-GB" : spoken.language);
export const bundle = (): FluentBundle => spoken.bundle;

/** Load a language and switch every text on the page to it. */
export async function speak(next: Language): Promise<void> {
  const files = (await loaders[next]()).default;
  const games = await Promise.all([...learned.keys()].map((folder) => wordsIn(folder, next)));
  spoken = { language: next, bundle: makeBundle(next, [...files, ...games]) };
  if (typeof document !== "undefined") document.documentElement.lang = next;
}

/** From now on the words of this game's rules and screen are known, too. */
export const learn = (game: string): Promise<void> => study(foldersOf(game, `/games/${game}/texts`));

/** From now on the words of this game's options are known, and what its form for a new table says. */
export const learnSetup = (game: string): Promise<void> =>
  study(foldersOf(game, `/paddock/games/${game}/texts`, `/games/${game}/setup/texts`));

/** Where a game's words are: in our pages, or, if it came with another package, on the server. */
function foldersOf(game: string, ...ends: string[]): string[] {
  const ours = folders.filter((folder) => ends.some((end) => folder.endsWith(end)));
  return ours.length || game.includes("/") ? ours : [`${SERVER}${encodeURIComponent(game)}/texts`];
}

/** From now on the names of all games' options are known: for pages that speak of tables of any of them. */
export const learnNames = (): Promise<void> => study([NAMES]);

/** From now on the words of the pages around a race are known: a table does without them while it is raced. */
export const learnSite = (): Promise<void> => study(folders.filter((folder) => folder.endsWith("/shell/texts")));

async function study(wanted: string[]): Promise<void> {
  for (const folder of wanted) if (!learned.has(folder)) learned.set(folder, read(folder));
  try {
    await Promise.all(wanted.map((folder) => learned.get(folder)));
  } catch (lost) {
    for (const folder of wanted) learned.delete(folder); // asked for again next time
    throw lost;
  }
}

async function read(folder: string): Promise<void> {
  const before = spoken;
  const words = await wordsIn(folder, before.language);
  // Whoever changed the language meanwhile has these words already.
  if (spoken.language !== before.language) return;
  spoken.bundle.addResource(new FluentResource(words), { allowOverrides: true });
  spoken = { ...spoken };
}

async function wordsIn(folder: string, code: Language): Promise<string> {
  if (folder === NAMES) return (await names[code]()).default;
  if (!folder.startsWith(SERVER)) return chapters[`${folder}/${code}.ftl`]!();
  const said = await fetch(`${folder}?language=${code}`);
  return said.ok ? ((await said.json()) as { texts: string }).texts : "";
}

export function makeBundle(code: Language, files: string[]): FluentBundle {
  const made = new FluentBundle(code, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file), { allowOverrides: true });
  return made;
}

/** The first language the browser asks for that we speak. */
export function preferredLanguage(asked: readonly string[]): Language {
  for (const tag of asked) {
    const found = LANGUAGES.find((code) => tag.toLowerCase().split("-")[0] === code);
    if (found) return found;
  }
  return "en";
}
