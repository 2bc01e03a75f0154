/** People who build machines and race them in their browsers. */
import type { Page } from "@playwright/test";
import { openTable, playOn } from "./driver";

/** A table in the Alps with drawn inventors, so that nothing is asked before the first draft. */
export const makeRally = (page: Page, seats: object[], options: object = {}, more: object = {}): Promise<string> =>
  openTable(page, {
    game: "steampunk_rally",
    seats,
    ...more,
    options: { track: "alps", tokens: 0, inventors: "drawn", ...options },
  });

export const sockets = (page: Page) =>
  page.locator(".hands .hand[aria-label^='Socket'], .hands .hand[aria-label^='Место']");
export const machine = (page: Page) => page.locator(".machine .place");
/** The cards of the draft that can be taken. */
export const draftCards = (page: Page) => page.locator(".draft button.card:not(:disabled, [aria-disabled=true])");

type Asked = "list" | "over" | "wait" | "inventor" | "draft" | "race" | "vent" | "choice";

/** One decision, as a person would take it who builds little and races with whatever glows. */
const step = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const all = (of: string) => [...document.querySelectorAll<HTMLButtonElement>(of)];
    const any = (of: HTMLButtonElement[]) => of[Math.floor(Math.random() * of.length)];
    const tap = (...ways: (HTMLButtonElement | undefined)[]) => ways.find(Boolean)?.click();
    if (document.querySelector(".podium")) return "over";
    if (document.querySelector(".list .actions button:not(:disabled)")) return "list";
    const go = all("button.primary:not(:disabled)")[0];
    if (document.querySelector(".inventors")) {
      tap(document.querySelector(".inventors [aria-pressed=true]") ? go : undefined, all(".inventors li button")[0]);
      return "inventor";
    }
    if (document.querySelector(".draft")) {
      const chips = all(".chip:not([aria-disabled=true])");
      const chosen = chips.some((chip) => chip.getAttribute("aria-pressed") === "true");
      const cards = all(".draft button.card:not(:disabled, [aria-disabled=true])");
      const builds = document.querySelectorAll(".machine .place").length < 7;
      if (chosen || (!chips.length && document.querySelector(".draft button.card[aria-pressed=true]"))) tap(go);
      else if (chips.length) tap(builds ? chips[0] : chips[1], chips[0]);
      else tap(any(cards));
      return "draft";
    }
    if (document.querySelector(".race")) {
      const parts = all(".hands .hand[aria-label*='×']");
      const bulb = all(".own button.may")[0];
      const armed = [...parts, bulb].some((one) => one?.getAttribute("aria-pressed") === "true");
      tap(armed ? go : undefined, parts[0], bulb, go, any(all(".pool button.die:not(:disabled)")));
      return "race";
    }
    if (document.querySelector(".vent")) {
      tap(any(all(".vent button.die:not(:disabled)")), go);
      return "vent";
    }
    if (document.querySelector(".choices")) {
      const tiles = all(".choice:not(:disabled)");
      const armed = tiles.some((tile) => tile.getAttribute("aria-pressed") === "true");
      tap(armed ? go : undefined, any(tiles.filter((tile) => !tile.matches(".bad"))), any(tiles), go);
      return "choice";
    }
    // The race is over: to its result.
    tap(go);
    return go ? "choice" : "wait";
  });

/** Nothing of this game is answered from the list. */
async function ownStep(page: Page): Promise<Asked> {
  const now = await step(page);
  if (now === "list") throw new Error(`answered from the list: ${await page.locator(".list").first().innerText()}`);
  return now;
}

/** Plays until the race is over, or until something is so. */
export const rally = (page: Page, enough?: () => Promise<boolean>, seconds = 400): Promise<void> =>
  playOn(page, ownStep, enough, seconds);
