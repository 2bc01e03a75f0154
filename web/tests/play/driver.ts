/** People at browsers: they open pages, drive, and notice everything that should not be. */
import AxeBuilder from "@axe-core/playwright";
import { expect, test as plain, type Browser, type Page } from "@playwright/test";
import { HOME } from "../site";

export interface Look {
  width: number;
  height: number;
  language: "en" | "ru";
  theme?: "light" | "dark";
  sound?: boolean;
}
export const DESKTOP: Look = { width: 1440, height: 900, language: "en" };
export const PHONE: Look = { width: 390, height: 844, language: "ru" };

/** Complaints of every page of a test: errors, and requests that leave the site's own origin. */
export const test = plain.extend<{ complaints: string[]; come: (look: Look, path?: string) => Promise<Page> }>({
  complaints: [
    async ({}, use) => {
      const heard: string[] = [];
      await use(heard);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
  /** Somebody new, in a browser of their own. */
  come: async ({ browser, complaints }, use) => {
    const pages: Page[] = [];
    const come = async (look: Look, path = "/") => {
      const page = await newcomer(browser, look);
      pages.push(page);
      listen(page, complaints);
      await page.goto(path);
      return page;
    };
    await use(come);
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

async function newcomer(
  browser: Browser,
  { width, height, language, theme = "light", sound = false }: Look,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, baseURL: HOME });
  await context.addInitScript((kept) => localStorage.setItem("paddock.settings", JSON.stringify(kept)), {
    language,
    theme,
    sound,
    speed: 2,
    confirm: "never",
  });
  return context.newPage();
}

function listen(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== HOME) complaints.push(`left the origin: ${request.url()}`);
  });
}

/** Nothing that keeps somebody from playing with a keyboard or a screen reader. */
export async function accessible(page: Page, moment: string): Promise<void> {
  // Our pages have no frames: one run in the page itself, which lists only what is wrong, takes a third of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude("svg.poster")
    .analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  expect(grave.map(({ id, nodes }) => `${moment}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
}

interface Plan {
  options?: Record<string, string | number | boolean>;
  seats: { kind: string; level?: string; name?: string }[];
  hot_seat?: boolean;
}
/** A table, made as the page itself would make it. */
export async function openTable(page: Page, plan: object): Promise<string> {
  const made = await page.evaluate(
    async (body) => {
      const answer = await fetch("/api/tables", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { url: string };
    },
    { private: true, ...plan },
  );
  return made.url;
}

/** A table of Heat on the shortest circuit. */
export const makeTable = (page: Page, plan: Plan): Promise<string> =>
  openTable(page, { game: "heat", ...plan, options: { circuit: "italy", laps: "1", ...plan.options } });

/** The host starts, once everybody sits. */
export const startRace = (page: Page) => page.getByRole("button", { name: "Start the race" }).click();

export const primary = (page: Page) => page.locator("button.primary");
export const cards = (page: Page) => page.locator("button.slot");
export const lifted = (page: Page) => page.locator("button.slot.up");
export const gear = (page: Page, number: number) =>
  page
    .locator(".gate, .chips")
    .getByRole("radio", { name: new RegExp(`^\\D*${number}`) })
    .filter({ visible: true });
export const endOfRace = (page: Page) => page.locator(".podium").first();
export const round = (page: Page, number: number) =>
  page.locator("b.round").filter({ hasText: new RegExp(` ${number}$`) });

/** What the screen asks for now: a gear and cards, a card of the market, one of several tiles, one more click, or
 *  patience. */
type Asked = "gear" | "market" | "tile" | "click" | "list" | "wait" | "over";
const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    if (document.querySelector(".podium")) return "over";
    const button = document.querySelector<HTMLButtonElement>("button.primary");
    if (button && !button.disabled) return "click";
    if (document.querySelector(".list .actions button:not(:disabled)")) return "list";
    if (document.querySelector(".market .slot:not(.still)")) return "market";
    if (button && document.querySelector(".tiles button:not(:disabled)")) return "tile";
    const open = document.querySelector("[role=radio][aria-disabled=false]");
    return button && open && !document.querySelector("button.slot.up") ? "gear" : "wait";
  });

/** The highest gear up to the third that can be had. */
async function reach(page: Page): Promise<number> {
  for (const number of [3, 2]) if ((await gear(page, number).getAttribute("aria-disabled")) === "false") return number;
  return 1;
}

/** Third gear and fast cards, so that races are short; slow ones in ever lower gears where the price would be a spin-
 *  out. */
export async function chooseCards(page: Page): Promise<void> {
  const most = await reach(page);
  const fast = page.locator("button.slot:has(svg.speed)");
  const count = await fast.count();
  if (count < most) return gear(page, most).click();
  for (let i = count - most; i < count; i++) await fast.nth(i).click();
  if (!(await page.locator(".act .pill.bad").isVisible())) return;
  for (let i = count - most; i < count; i++) await fast.nth(i).click();
  for (let number = most; number >= 1; number--) {
    if ((await gear(page, number).getAttribute("aria-disabled")) !== "false") continue;
    await gear(page, number).click();
    if (!(await page.locator(".act .pill.bad").isVisible())) return;
  }
}

/** Plans a turn and sends it. */
export async function plan(page: Page): Promise<void> {
  await expect(primary(page)).toBeVisible();
  await chooseCards(page);
  await primary(page).click();
}

/** Heat goes back into the engine wherever it can: who never cools down spins for ever. */
async function coolest(page: Page) {
  const cool = page.locator(".tiles button:has(svg.mark.cool-down)").first();
  return (await cool.count()) ? cool : primary(page);
}

/** A hand that changed under the finger is chosen from anew. */
async function putBack(page: Page): Promise<void> {
  for (const card of (await lifted(page).all()).reverse()) await card.click().catch(() => undefined);
}

/** One step on, and what was asked. */
async function step(page: Page): Promise<Asked> {
  const now = await asked(page);
  if (now === "gear") await chooseCards(page).catch(() => putBack(page));
  if (now === "market")
    await page
      .locator(".market .slot")
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  if (now === "tile")
    await page
      .locator(".tiles button")
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  if (now === "list")
    await page
      .locator(".list .actions button")
      .first()
      .click({ timeout: 2_000 })
      .catch(() => undefined);
  if (now === "click") await (await coolest(page)).click({ timeout: 2_000 }).catch(() => undefined);
  return now;
}

/** Leaves the wheel to a bot, which drives the race to its end. */
export async function giveUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Give up/ }).click();
  await page.getByRole("button", { name: /^(Tap|Click) again/ }).click();
}

/** Enough, for whoever plays to the end. */
const never = async () => false;

/** One step after another until the race is over, or until something is so. */
export async function playOn(
  page: Page,
  step: (page: Page) => Promise<string>,
  enough: () => Promise<boolean> = never,
  seconds = 500,
): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    if (await enough()) return;
    const now = await step(page);
    if (now === "over") return;
    // Whoever only waits looks seldom: looking takes the processor from those who drive.
    await page.waitForTimeout(now === "wait" ? 120 : 40);
  }
  const shown = page.locator("[data-console]").innerText();
  throw new Error(`still not there: ${await shown.catch(() => "no console")}`);
}

/** Drives until the race is over, or until something is so. */
export const drive = (page: Page, enough?: () => Promise<boolean>, seconds?: number): Promise<void> =>
  playOn(page, step, enough, seconds);
