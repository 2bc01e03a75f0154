import { expect, test, type Page } from "@playwright/test";
import { cornerLetter } from "../../src/games/heat/state";
import type { RaceState } from "../person";
import { curious, paying, sensible } from "../wheel";
import { grid, raceOn } from "./grid";
import { close, fourScreens, shoot } from "./looks";
import { armFirst, asks, offers, press, raceWith, type Moment } from "./moments";

const MODULES = { circuit: "great_britain", laps: "1", upgrades: "both", weather: true, legends: 2 };
const upgrade = (card: string) => card.startsWith("u");

/** Which cards the next picture shows. */
let dear: string[] = [];

function payable(state: RaceState): boolean {
  dear = asks("shift-gear")(state) ? (paying(state) ?? []) : [];
  return dear.length > 0;
}
async function liftDear(page: Page): Promise<void> {
  await page.locator("button.slot.up").evaluateAll((up: HTMLElement[]) => up.forEach((card) => card.click()));
  const left = [...dear];
  for (const slot of await page.locator("button.slot").all()) {
    const at = left.indexOf((await slot.getAttribute("data-card")) ?? "");
    if (at < 0) continue;
    left.splice(at, 1);
    await slot.click();
  }
}
/** A second tap would make the choice. */
const arm = (mark: string) => async (page: Page) => {
  const tile = page.locator(".tiles button").filter({ has: page.locator(`.mark.${mark}`) }).first();
  if ((await tile.getAttribute("aria-pressed")) !== "true") await tile.click();
};

const MOMENTS: Moment[] = [
  {
    name: "garage-draft", when: asks("take-upgrade"), seen: ".market .slot",
    before: (page) => page.locator(".market .slot:not(.up)").first().hover(),
  },
  {
    name: "garage-circuit", when: (state) => asks("take-upgrade")(state) && state.view.garage?.round === 2,
    seen: ".market .slot", before: (page) => page.locator(".sheet .close").click(),
    after: (page) => page.locator("button.garage").click(),
  },
  {
    name: "garage-plan", when: (state) => asks("shift-gear")(state) && (state.view.hand ?? []).some(upgrade),
    seen: "button.slot",
  },
  {
    name: "garage-cars", when: (state) => asks("shift-gear")(state) && state.view.round === 2, seen: "button.garage",
    before: press("button.garage"), after: press(".sheet .close"),
  },
  {
    name: "legend-card", when: (state) => asks("react")(state) && Boolean(state.view.legend_card), seen: ".legend-card",
  },
  { name: "symbols-must", when: offers("pay-heat"), seen: ".tiles .must" },
  { name: "symbols-scrap", when: offers("scrap"), seen: ".tiles .must" },
  { name: "symbols-direct-play", when: offers("direct-play"), seen: ".tiles button" },
  { name: "choose-speed", when: asks("choose-speed"), seen: ".tiles button", before: armFirst },
  { name: "adrenaline-armed", when: offers("adrenaline-speed"), seen: ".tiles .nerve", before: arm("nerve") },
  { name: "direct-play-armed", when: offers("direct-play"), seen: ".tiles .direct-play", before: arm("direct-play") },
  { name: "plan-price", when: payable, seen: "button.slot", before: liftDear },
  { name: "salvage", when: asks("salvage"), seen: ".pile .slot" },
  { name: "refresh", when: asks("refresh"), seen: "button.slot" },
];

test("moments of the modules", async ({ browser }) => {
  const { ana, rivals, table } = await grid(MODULES);
  await raceWith(browser, [ana, ...rivals], table, MOMENTS, curious);
});

/** Where a picture of a token is taken: the corner of the first that fits, or -1. */
const TOKENS: { name: string; found: (view: RaceState["view"]) => number }[] = [
  { name: "weather-token", found: ({ sectors }) => sectors?.indexOf("weather") ?? -1 },
  { name: "limit-token", found: ({ corners }) => corners.findIndex(({ token }) => token === "limit-plus") },
];
for (const { name, found } of TOKENS)
  test(`a token on the road is told: ${name}`, async ({ browser }) => {
    const grids = ["usa", "italy", "france", "great_britain"].flatMap((circuit) =>
      [2, 3, 4, 5, 6].map((drivers) => ({ circuit, drivers })),
    );
    for (const { circuit, drivers } of grids) {
      const { ana, table } = await grid({ circuit, laps: "1", weather: true }, drivers);
      const at = found((await ana.state(table)).view);
      if (at < 0) continue;
      const screens = await fourScreens(browser, ana, `/t/${table}`);
      const token = new RegExp(`(corner|поворот) ${cornerLetter(at)}$`);
      await shoot(
        screens, name, (page) => page.getByRole("button", { name: token }).first().dispatchEvent("click"),
        (page) => page.keyboard.press("Escape"),
      );
      return close(screens);
    }
    throw new Error(`no grid has a ${name}`);
  });

test("mistakes of a tournament", async ({ browser }) => {
  const { ana, rivals, table } = await grid({
    circuit: "usa", laps: "1", tournament: true, upgrades: "basic", garage: "random",
  });
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
    await shoot(screens, "tournament-mistake", (page) =>
      page
        .getByRole("radio", { name: new RegExp(String(gear)) })
        .filter({ visible: true })
        .first()
        .click(),
    );
    dear = (state.view.hand ?? []).filter((card) => card !== "heat").slice(0, Number(gear));
    await shoot(screens, "tournament-mistake-preview", liftDear);
  }
  await close(screens);
});
