/** People who program robots in their browsers. */
import type { Page } from "@playwright/test";
import { program, type Ask, type FactoryState } from "../navigator";
import { openTable, playOn, primary } from "./driver";

const asker =
  (page: Page): Ask =>
  <T>(path: string) =>
    page.evaluate(async (from) => (await fetch(from)).json(), path) as Promise<T>;

/** A table on the shortest easy course. */
export const makeFactory = (page: Page, seats: object[], options: object = {}, more: object = {}): Promise<string> =>
  openTable(page, {
    game: "roborally",
    seats,
    ...more,
    options: { course: "checkmate", timer: "none", turn_limit: 10, ...options },
  });

/** Lays cards until the program is whole, and hands it in. */
async function handIn(page: Page, table: string): Promise<void> {
  const [ask, id] = [asker(page), table.replace("/t/", "")];
  const cards = await program(ask, id, await ask<FactoryState>(`/api/tables/${id}`));
  for (const { priority } of cards)
    await page.locator(`button.slot[data-priority="${priority}"]:not(.gone)`).click({ timeout: 3_000 });
  await primary(page).click({ timeout: 3_000 });
}

type Asked = "program" | "tile" | "click" | "wait" | "over";
const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    if (document.querySelector(".podium")) return "over";
    if (document.querySelector("button.tile:not(:disabled)")) return "tile";
    const button = document.querySelector<HTMLButtonElement>("button.primary");
    if (button && !button.disabled) return "click";
    return document.querySelector("button.slot[data-priority]:not(:disabled)") ? "program" : "wait";
  });

/** One step on, and what was asked: somebody else's answer may change the page under the finger. */
async function step(page: Page, table: string): Promise<Asked> {
  const now = await asked(page);
  if (now === "program") await handIn(page, table).catch(() => undefined);
  if (now === "tile")
    await page
      .locator("button.tile")
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  if (now === "click")
    await primary(page)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  return now;
}

/** Plays until the race is over, or until something is so. */
export const race = (page: Page, table: string, enough?: () => Promise<boolean>, seconds?: number): Promise<void> =>
  playOn(page, () => step(page, table), enough, seconds);
