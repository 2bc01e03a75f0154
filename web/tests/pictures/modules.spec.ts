import { expect, test } from "@playwright/test";
import type { RaceState } from "../person";
import { curious, sensible } from "../wheel";
import { grid, raceOn } from "./grid";
import { close, fourScreens, shoot } from "./looks";
import { armFirst, asks, offers, press, raceWith, type Moment } from "./moments";

const MODULES = { circuit: "great_britain", laps: "1", upgrades: "both", weather: true, legends: 2 };
const upgrade = (card: string) => card.startsWith("u");

const MOMENTS: Moment[] = [
  { name: "garage-draft", when: asks("take-upgrade"), seen: ".market .slot", before: (page) => page.locator(".market .slot:not(.up)").first().hover() },
  { name: "garage-circuit", when: (state) => asks("take-upgrade")(state) && state.view.garage?.round === 2, seen: ".market .slot", before: (page) => page.locator(".sheet .close").click(), after: (page) => page.locator("button.garage").click() },
  { name: "garage-plan", when: (state) => asks("shift-gear")(state) && (state.view.hand ?? []).some(upgrade), seen: "button.slot" },
  { name: "garage-cars", when: (state) => asks("shift-gear")(state) && state.view.round === 2, seen: "button.garage", before: press("button.garage"), after: press(".sheet .close") },
  { name: "legend-card", when: (state) => asks("react")(state) && Boolean(state.view.legend_card), seen: ".legend-card" },
  { name: "symbols-must", when: offers("pay-heat"), seen: ".tiles .must" },
  { name: "symbols-scrap", when: offers("scrap"), seen: ".tiles .must" },
  { name: "symbols-direct-play", when: offers("direct-play"), seen: ".tiles button" },
  { name: "choose-speed", when: asks("choose-speed"), seen: ".tiles button", before: armFirst },
  { name: "salvage", when: asks("salvage"), seen: ".pile .slot" },
  { name: "refresh", when: asks("refresh"), seen: "button.slot" },
];

test("moments of the modules", async ({ browser }) => {
  const { ana, rivals, table } = await grid(MODULES);
  await raceWith(browser, [ana, ...rivals], table, MOMENTS, curious);
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
