import type { Component } from "svelte";
import { learnNames, learnSite } from "./kit/language.svelte";

/** What a page is given: the named parts of its address. */
export type Params = Record<string, string>;
type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

/** Pages built beside the site's own; a missing one is the "not found" page. */
const tablePages = import.meta.glob<{ default: Page }>("./table/{TablePage,ReplayPage,SeasonPage}.svelte");
const notFound: Load = () => import("./shell/NotFoundPage.svelte");
const tablePage = (name: string): Load => tablePages[`./table/${name}.svelte`] ?? notFound;

/** A page of the site comes with the site's words; one that may speak of any table also with the names of all
 *  options. */
const withWords = async (page: Promise<{ default: Page }>) => (await Promise.all([page, learnSite()]))[0];
const withNames = async (page: Promise<{ default: Page }>) => (await Promise.all([withWords(page), learnNames()]))[0];

const ROUTES: [pattern: string, load: Load][] = [
  ["/", () => withNames(import("./shell/HomePage.svelte"))],
  ["/new/:game", () => withNames(import("./shell/NewTablePage.svelte"))],
  ["/learn/:game", () => withNames(import("./shell/LearnPage.svelte"))],
  ["/lobby", () => withNames(import("./shell/LobbyPage.svelte"))],
  ["/tables", () => withNames(import("./shell/MyTablesPage.svelte"))],
  ["/replays", () => withNames(import("./shell/ReplaysPage.svelte"))],
  ["/rules", () => withNames(import("./shell/RulesPage.svelte"))],
  ["/rules/:game", () => withNames(import("./shell/RulesPage.svelte"))],
  ["/fairness", () => withNames(import("./shell/FairnessPage.svelte"))],
  ["/settings", () => withWords(import("./shell/SettingsPage.svelte"))],
  ["/recover", () => withWords(import("./shell/RecoverPage.svelte"))],
  ["/t/:id", tablePage("TablePage")],
  ["/t/:id/replay", tablePage("ReplayPage")],
  ["/t/:id/season", tablePage("SeasonPage")],
  ["/replay", () => withNames(import("./shell/ReplaysPage.svelte"))],
];

export interface Found {
  load: Load;
  params: Params;
}

export function findRoute(path: string): Found {
  for (const [pattern, load] of ROUTES) {
    const params = matchPath(pattern, path);
    if (params) return { load, params };
  }
  return { load: notFound, params: {} };
}

/** The named parts of a path, or null where it does not fit the pattern. */
export function matchPath(pattern: string, path: string): Params | null {
  const wanted = pattern.split("/").filter(Boolean);
  const given = path.split("/").filter(Boolean);
  if (wanted.length !== given.length) return null;
  const params: Params = {};
  for (const [i, part] of wanted.entries()) {
    if (part.startsWith(":")) params[part.slice(1)] = decode(given[i]!);
    else if (part !== given[i]) return null;
  }
  return params;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
