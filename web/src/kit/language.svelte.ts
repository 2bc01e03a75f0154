import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "en" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../texts/en"),
  ru: () => import("../texts/ru"),
};
/** What only a game's own screen says comes with that screen. */
const screens = import.meta.glob<string>("../games/**/texts/*.ftl", { query: "?raw", import: "default" });
const learned = new Set<string>();

/** The language now on screen; replaced as a whole once its texts have arrived. */
let spoken = $state.raw({ language: "en" as Language, bundle: new FluentBundle("en") });

export const language = (): Language => spoken.language;
/** For dates and lists: English as it is written where day comes before month. */
export const locale = (): string => (spoken.language === "en" ? "en-GB" : spoken.language);
export const bundle = (): FluentBundle => spoken.bundle;

/** Load a language and switch every text on the page to it. */
export async function speak(next: Language): Promise<void> {
  const files = (await loaders[next]()).default;
  const games = await Promise.all([...learned].map((game) => wordsOf(game, next)));
  spoken = { language: next, bundle: makeBundle(next, [...files, ...games]) };
  if (typeof document !== "undefined") document.documentElement.lang = next;
}

/** From now on the words of this game's screen are known, too. */
export async function learn(game: string): Promise<void> {
  if (learned.has(game)) return;
  learned.add(game);
  const before = spoken;
  const words = await wordsOf(game, before.language);
  // Whoever changed the language meanwhile has these words already.
  if (spoken.language !== before.language) return;
  spoken.bundle.addResource(new FluentResource(words), { allowOverrides: true });
  spoken = { ...spoken };
}

const wordsOf = async (game: string, code: Language): Promise<string> => (await screens[`../games/${game}/texts/${code}.ftl`]?.()) ?? "";

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
