import { expect, test, type Page } from "@playwright/test";
import { close, fourScreens, shoot } from "./looks";
import type { RaceState } from "../person";
import { sensible } from "../wheel";
import { grid, raceOn } from "./grid";

const MODULES = { circuit: "great_britain", laps: "1", upgrades: "both", weather: true, legends: 2 };
const upgrade = (card: string) => card.startsWith("u");
const asks = (...kinds: string[]) => ({ question }: RaceState) => question !== null && kinds.includes(question.kind);
const offers = (kind: string) => ({ question }: RaceState) => question?.kind === "react" && question.options.some(({ label }) => label.kind === kind);
const press = (selector: string) => (page: Page) => page.locator(selector).filter({ visible: true }).first().click();

/** A second tap would make the choice. */
async function armFirst(page: Page): Promise<void> {
  const tile = page.locator(".tiles button").first();
  if ((await tile.getAttribute("aria-pressed")) !== "true") await tile.click();
}

/** Moments with what is seen in them, and what is done to show them; the first ones come in every race. */
const MOMENTS: { name: string; always?: boolean; when: (state: RaceState) => boolean; seen: string; before?: (page: Page) => Promise<unknown>; after?: (page: Page) => Promise<unknown> }[] = [
  { name: "garage-draft", always: true, when: asks("take-upgrade"), seen: ".market .slot", before: (page) => page.locator(".market .slot:not(.up)").first().hover() },
  { name: "garage-circuit", always: true, when: (state) => asks("take-upgrade")(state) && state.view.garage?.round === 2, seen: ".market .slot", before: (page) => page.locator(".sheet .close").click(), after: (page) => page.locator("button.garage").click() },
  { name: "garage-plan", always: true, when: (state) => asks("shift-gear")(state) && (state.view.hand ?? []).some(upgrade), seen: "button.slot" },
  { name: "garage-cars", always: true, when: (state) => asks("shift-gear")(state) && state.view.round === 2, seen: "button.garage", before: press("button.garage"), after: press(".sheet .close") },
  { name: "legend-card", always: true, when: (state) => asks("react")(state) && Boolean(state.view.legend_card), seen: ".legend-card" },
  { name: "symbols-must", when: offers("pay-heat"), seen: ".tiles .must" },
  { name: "symbols-scrap", when: offers("scrap"), seen: ".tiles .must" },
  { name: "symbols-direct-play", when: offers("direct-play"), seen: ".tiles button" },
  { name: "choose-speed", when: asks("choose-speed"), seen: ".tiles button", before: armFirst },
  { name: "salvage", when: asks("salvage"), seen: ".pile .slot" },
  { name: "refresh", when: asks("refresh"), seen: "button.slot" },
];

test("moments of the modules", async ({ browser }) => {
  const { ana, rivals, table } = await grid(MODULES);
  const taken = new Set<string>();
  let state = await raceOn(ana, rivals, table);
  const screens = await fourScreens(browser, ana, `/t/${table}`);
  while (state.table.status !== "over") {
    for (const { name, when, seen, before, after } of MOMENTS) {
      if (taken.has(name) || !when(state)) continue;
      taken.add(name);
      await Promise.all(screens.map(({ page }) => expect(page.locator(seen).first()).toBeVisible()));
      await shoot(screens, name, before, after);
    }
    await ana.answer(table, state, sensible(state));
    state = await raceOn(ana, rivals, table);
  }
  await close(screens);
  expect(MOMENTS.filter(({ name, always }) => always && !taken.has(name)).map(({ name }) => name)).toEqual([]);
});

test("mistakes of a tournament", async ({ browser }) => {
  const { ana, rivals, table } = await grid({ circuit: "usa", laps: "1", tournament: true, upgrades: "basic", garage: "random" });
  const screens = await fourScreens(browser, ana, `/t/${table}`);
  await Promise.all(screens.map(({ page }) => expect(page.locator(".sheet")).toBeVisible()));
  await shoot(screens, "garage-quick-start");
  let state = await raceOn(ana, rivals, table);
  const wrong = ({ question }: RaceState) => question?.options.find(({ label }) => label.kind === "mistake");
  while (state.table.status !== "over" && !wrong(state)) {
    await ana.answer(table, state, sensible(state));
    state = await raceOn(ana, rivals, table);
  }
  const gear = wrong(state)?.label.gear;
  if (gear !== undefined) {
    await shoot(screens, "tournament-mistake", (page) => page.getByRole("radio", { name: new RegExp(String(gear)) }).filter({ visible: true }).first().click());
  }
  await close(screens);
});
