/** One picture in every look: both languages and themes side by side, each at both sizes. */
import { resolve } from "node:path";
import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import type { Person } from "../person";

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
export type Size = keyof typeof SIZES;
export interface Look {
  language: "en" | "ru";
  theme: "light" | "dark";
}
const FOLDER = process.env.SCREENS ?? resolve(import.meta.dirname, "../../../screens");
const LOOKS: Look[] = (["en", "ru"] as const).flatMap((language) =>
  (["light", "dark"] as const).map((theme) => ({ language, theme })),
);
/** How long something moves after a click. */
const STILL = 300;

export interface Screen {
  page: Page;
  look: Look;
}

/** Four browsers of one person (or of four strangers): whatever one of them does, all see. */
export async function fourScreens(browser: Browser, person: Person | null, path: string): Promise<Screen[]> {
  const known = person ? await person.http.storageState() : undefined;
  return Promise.all(
    LOOKS.map(async (look) => ({
      look, page: await openIn(await browser.newContext(known ? { storageState: known } : {}), look, path),
    })),
  );
}

async function openIn(context: BrowserContext, { language, theme }: Look, path: string): Promise<Page> {
  await context.addInitScript((kept) => localStorage.setItem("paddock.settings", JSON.stringify(kept)), {
    language, theme, sound: false, speed: 1, confirm: "cost",
  });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** What was clicked has moved, and has been painted. */
export async function still(page: Page): Promise<void> {
  await page.waitForTimeout(STILL);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** How far ground and cars are drawn apart, in pixels; 0 where there is no board. */
export function apart(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [ground, cars] = [...document.querySelectorAll<SVGSVGElement>(".window > svg")].map((svg) =>
      svg.getScreenCTM(),
    );
    if (!ground || !cars) return 0;
    // Two corners of a board of 1500 by 1000 tell of every shift and stretch.
    const off = (x: number, y: number) =>
      Math.hypot((ground.a - cars.a) * x + ground.e - cars.e, (ground.d - cars.d) * y + ground.f - cars.f);
    return Math.max(off(0, 0), off(1500, 1000));
  });
}
const TOGETHER = 0.5;

/** `before` makes the moment, at each size anew: a menu that closes with the size is opened again. */
export async function shoot(
  screens: Screen[], name: string, before?: (page: Page, size: Size) => Promise<unknown>,
  after?: (page: Page) => Promise<unknown>,
): Promise<void> {
  for (const size of ["desktop", "phone"] as const) {
    for (const { page, look } of screens) {
      await page.setViewportSize(SIZES[size]);
      await before?.(page, size);
      await still(page);
      await expect.poll(() => apart(page), `${name}, ${size}: cars beside the road`).toBeLessThan(TOGETHER);
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${look.language}-${look.theme}.png` });
      await after?.(page);
    }
  }
}

/** Pages may be longer than the screen: what lies below is shown in a second picture. */
export async function shootWhole(screens: Screen[], name: string): Promise<void> {
  await shoot(screens, name);
  for (const { page, look } of screens.filter(({ look }) => look.theme === "light")) {
    const { scroll, seen } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollHeight, seen: innerHeight,
    }));
    if (scroll <= seen || scroll >= 4 * seen) continue;
    // What is fixed to the bottom of the screen hides nothing then.
    await page.setViewportSize({ ...SIZES.phone, height: scroll });
    await still(page);
    await page.screenshot({ path: `${FOLDER}/${name}-whole-phone-${look.language}-${look.theme}.png` });
  }
}

export const close = (screens: Screen[]) => Promise.all(screens.map(({ page }) => page.context().close()));
