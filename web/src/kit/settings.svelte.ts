import { preferredLanguage, speak, type Language } from "./language.svelte";

export type Theme = "system" | "light" | "dark";
/** How fast pieces move: 0 is at once. */
export type Speed = 0 | 0.5 | 1 | 2;
/** When a choice needs a second tap. */
export type Confirm = "always" | "cost" | "never";

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** Call out my turn when no page of the site is looked at. */
  notify: boolean;
  speed: Speed;
  confirm: Confirm;
  /** Digits choose cards at the table. Whoever speaks to the computer, or has a cat, does without. */
  digits: boolean;
}

const KEY = "paddock.settings";

const firstTime = (): Settings => ({
  language: preferredLanguage(globalThis.navigator?.languages ?? []),
  theme: "system",
  sound: false,
  notify: false,
  speed: 1,
  confirm: "cost",
  digits: true,
});

/** What this browser remembers. Read freely; change with `change`. */
export const settings: Settings = $state({ ...firstTime(), ...kept() });

export async function change<K extends keyof Settings>(key: K, value: Settings[K]): Promise<void> {
  settings[key] = value;
  keep();
  if (key === "theme") showTheme();
  if (key === "language") await speak(settings.language);
}

/** Before the first page: the theme on the root and the texts of the chosen language. */
export async function applySettings(): Promise<void> {
  showTheme();
  await speak(settings.language);
}

/** The theme on screen when the system decides. */
const dark = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
let systemDark = $state(dark?.matches ?? false);
dark?.addEventListener("change", (event) => (systemDark = event.matches));

export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "system") return settings.theme;
  return systemDark ? "dark" : "light";
}

/** The system asks for less motion: films are told, not shown. */
export const lessMotion = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The speed of moving pieces, 0 where the system asks for less motion. */
export const motionSpeed = (): Speed => (lessMotion() ? 0 : settings.speed);

function showTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage plays on; it only forgets the settings.
  }
}
