/** People who program robots in their browsers. */
import type { Page } from "@playwright/test";
import { program, type Ask, type FactoryState } from "../navigator";
import { primary } from "./driver";

const asker =
  (page: Page): Ask =>
  <T>(path: string) =>
    page.evaluate(async (from) => (await fetch(from)).json(), path) as Promise<T>;

/** A table on the shortest easy course. */
export async function makeFactory(
  page: Page, seats: object[], options: object = {}, more: object = {},
): Promise<string> {
  const plan = {
    game: "roborally", private: true, seats, ...more,
    options: { course: "checkmate", timer: "none", turn_limit: 10, ...options },
  };
  const made = await page.evaluate(
    async (body) =>
      (await (
        await fetch("/api/tables", {
          method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
        })
      ).json()) as { url: string },
    plan,
  );
  return made.url;
}

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

/** Plays until the race is over, or until something is so. */
export async function race(
  page: Page, table: string, enough: () => Promise<boolean> = async () => false, seconds = 500,
): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    if (await enough()) return;
    const now = await asked(page);
    if (now === "over") return;
    // Somebody else's answer may change the page under the finger: the next look decides anew.
    if (now === "program") await handIn(page, table).catch(() => undefined);
    if (now === "tile") await page.locator("button.tile").first().click({ timeout: 2_000 }).catch(() => undefined);
    if (now === "click") await primary(page).click({ timeout: 2_000 }).catch(() => undefined);
    await page.waitForTimeout(60);
  }
  throw new Error(`still not there: ${await page.locator("[data-console]").innerText().catch(() => "no console")}`);
}
