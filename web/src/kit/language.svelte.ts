import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Language = "en" | "ru";
export const LANGUAGES: readonly Language[] = ["en", "ru"];

const loaders: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("../texts/en"),
  ru: () => import("../texts/ru"),
};

/** The language now on screen; replaced as a whole once its texts have arrived. */
let spoken = $state.raw({ language: "en" as Language, bundle: new FluentBundle("en") });

export const language = (): Language => spoken.language;
/** For dates and lists: English as it is written where day comes before month. */
export const locale = (): string => (spoken.language === "en" ? "en-GB" : spoken.language);
export const bundle = (): FluentBundle => spoken.bundle;

/** Load a language and switch every text on the page to it. */
export async function speak(next: Language): Promise<void> {
  const files = (await loaders[next]()).default;
  spoken = { language: next, bundle: makeBundle(next, files) };
  if (typeof document !== "undefined") document.documentElement.lang = next;
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
