/** People who race Formula D in their browsers. */
import type { Page } from "@playwright/test";
import { cautious, type FormulaState } from "../gears";
import { openTable, playOn, primary } from "./driver";

/** A table on the shortest circuit. */
export const makeCircuit = (page: Page, seats: object[], options: object = {}, more: object = {}): Promise<string> =>
  openTable(page, {
    game: "formula_d",
    seats,
    ...more,
    options: { circuit: "pine_harbour", laps: "1", ...options },
  });

const stateOf = (page: Page): Promise<FormulaState> =>
  page.evaluate(
    async () => (await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`)).json() as Promise<FormulaState>,
  );

type Asked = "gear" | "tile" | "click" | "wait" | "over";
const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    if (document.querySelector(".podium")) return "over";
    const button = document.querySelector<HTMLButtonElement>("button.primary");
    if (button && !button.disabled) return "click";
    if (document.querySelector("button.gear:not(.barred, :disabled)")) return "gear";
    return document.querySelector("button.tile:not(:disabled)") ? "tile" : "wait";
  });

/** The gear as somebody careful would choose it. */
export async function chooseGear(page: Page): Promise<void> {
  const state = await stateOf(page);
  if (state.question?.kind !== "gear") return;
  const [choice] = cautious(state);
  await page.locator(`button.gear[data-gear="${Number(choice) + 1}"]`).click({ timeout: 2_000 });
}

/** One step on, and what was asked: somebody else's answer may change the page under the finger. */
export async function step(page: Page): Promise<Asked> {
  const now = await asked(page);
  if (now === "gear") await chooseGear(page).catch(() => undefined);
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

/** Drives until the race is over, or until something is so. */
export const race = (page: Page, enough?: () => Promise<boolean>, seconds?: number): Promise<void> =>
  playOn(page, step, enough, seconds);
