import { expect, type Page } from "@playwright/test";

export interface Look {
  width: number;
  height: number;
  language: "en" | "ru";
}
export const DESKTOP: Look = { width: 1440, height: 900, language: "en" };
export const PHONE: Look = { width: 390, height: 844, language: "ru" };

/** Opens a page in a size and a language, and fails the test when something leaves the site's own origin. */
export async function open(page: Page, path: string, look: Look): Promise<void> {
  await page.setViewportSize(look);
  await page.addInitScript((language) => {
    localStorage.setItem("paddock.settings", JSON.stringify({ language, theme: "light", sound: false, speed: 2, confirm: "never" }));
  }, look.language);
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith("http")) expect(hostname).toBe("localhost");
  });
  await page.goto(path);
}

/** A table with bots, made as the page itself would make it. */
export async function makeTable(page: Page, seats: { kind: string; level?: string }[], laps = "1", circuit = "italy"): Promise<string> {
  const made = await page.evaluate(
    async (plan) => {
      const answer = await fetch("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(plan) });
      return (await answer.json()) as { url: string };
    },
    { game: "heat", options: { circuit, laps }, seats, private: true },
  );
  return made.url;
}

/** While others plan, the main button takes one's own plan back. */
const WAITING = /Change|Изменить/;
export const primary = (page: Page) => page.locator("button.primary");
export const endOfRace = (page: Page) => page.locator(".podium").first();

/** Answers whatever is asked: lifts a card or two and plays them, reacts with nothing, keeps the hand. */
export async function answer(page: Page): Promise<void> {
  if (WAITING.test(await primary(page).innerText())) return;
  const cards = page.locator("button.slot:not(.no)");
  if ((await primary(page).isDisabled()) && (await cards.count()) > 0) {
    const lifted = await page.locator("button.slot.up").count();
    if (lifted === 0) await cards.nth(Math.floor((await cards.count()) / 2)).click();
  }
  if (await primary(page).isEnabled()) await primary(page).click();
}

/** Drives until the race is over. */
export async function driveToTheEnd(page: Page): Promise<void> {
  await expect(async () => {
    if (await endOfRace(page).isVisible()) return;
    if (await primary(page).isVisible()) await answer(page).catch(() => undefined);
    expect(await endOfRace(page).isVisible()).toBe(true);
  }).toPass({ intervals: [150], timeout: 220_000 });
}
