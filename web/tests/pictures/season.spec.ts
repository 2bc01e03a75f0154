import { expect, test, type Page } from "@playwright/test";
import { carOf } from "../../src/games/heat/state";
import type { RaceState } from "../person";
import { curious, reckless, sensible } from "../wheel";
import { grid } from "./grid";
import { close, fourScreens, shoot, shootWhole, type Size } from "./looks";
import { asks, offers, raceWith, type Moment } from "./moments";

const race = (number: number) => (state: RaceState) => state.view.season?.race === number;
const both = (...all: ((state: RaceState) => boolean)[]) => (state: RaceState) => all.every((one) => one(state));
const sponsor = (card: string) => card.startsWith("p");
const gained = ({ events, view }: RaceState) =>
  events.slice(-30).some(({ kind, seat }) => kind === "sponsor-gained" && seat === view.seat);

/** A card of the market, once. */
async function liftFirst(page: Page): Promise<void> {
  const card = page.locator(".market .slot:not(.still)").first();
  if ((await card.getAttribute("aria-pressed")) !== "true") await card.click();
}
/** The corner where the press waits is in sight: a phone's window follows the car. */
function pressAhead({ view }: RaceState): boolean {
  const left = (view.season?.press ?? []).map(
    (corner) => view.corners[corner]!.line_before - (carOf(view, view.seat ?? -1)?.progress ?? 0),
  );
  return left.some((spaces) => spaces > 0 && spaces < 6);
}
/** What a token says: the mouse rests on it, a finger taps it, unless a phone tells it already. */
const tell = (name: RegExp) => async (page: Page, size: Size) => {
  const token = page.getByRole("button", { name }).filter({ visible: true }).first();
  if (size !== "phone") await token.hover();
  else if (!(await page.locator(".strip").filter({ hasText: name }).isVisible())) await token.click();
};
const shut = async (page: Page) => {
  await page.keyboard.press("Escape");
  await page.mouse.move(0, 0);
};

const SEASON: Moment[] = [
  { name: "season-before", page: "/season", when: asks("improve-car"), seen: "ol.calendar" },
  { name: "season-market", when: asks("improve-car"), seen: ".market .slot", before: liftFirst },
  { name: "season-swap", when: asks("swap-upgrade"), seen: ".market .slot", before: liftFirst },
  { name: "season-swap-for", when: asks("swap-for"), seen: ".market .slot", before: liftFirst },
  {
    name: "season-first-turn", when: both(asks("shift-gear"), ({ view }) => (view.hand ?? []).some(sponsor)),
    seen: "button.slot",
  },
  {
    name: "season-event", when: both(asks("shift-gear"), ({ view }) => view.round === 1), seen: ".token.news",
    before: tell(/main stand|Новая трибуна/), after: shut,
  },
  {
    name: "season-sponsor-played",
    when: both(asks("react"), ({ view }) => carOf(view, view.seat ?? -1)?.played.some(sponsor) ?? false),
    seen: ".tiles button",
  },
  { name: "season-weather", when: offers("weather-cool-down"), seen: ".tiles button" },
  { name: "season-sponsor-won", when: both(asks("react", "discard"), gained), seen: ".console" },
  { name: "season-between-sheet", when: both(race(2), asks("improve-car")), seen: ".veil .sheet", interlude: true },
  {
    name: "season-press", when: both(asks("shift-gear"), pressAhead), seen: ".token.press",
    before: tell(/^(Press|Пресса)/), after: shut,
  },
  { name: "season-between", page: "/season", when: both(race(2), asks("shift-gear")), seen: "ol.calendar > li.done" },
];

test("moments of a championship", async ({ browser }) => {
  const { ana, rivals, table } = await grid({ season: "1961", laps: "1", upgrades: "both", legends: 2 });
  await raceWith(browser, [ana, ...rivals], table, SEASON, curious);
  const podium = await fourScreens(browser, ana, `/t/${table}`);
  await Promise.all(podium.map(({ page }) => expect(page.locator(".podium").first()).toBeVisible()));
  await shootWhole(podium, "season-end-of-race");
  await close(podium);
  const screens = await fourScreens(browser, ana, `/t/${table}/season`);
  await shootWhole(screens, "season-over");
  await Promise.all(screens.map(({ page }) => page.locator("ol.calendar a").nth(1).click()));
  await Promise.all(screens.map(({ page }) => expect(page.locator("b.round")).toContainText("2/3")));
  await shoot(screens, "season-film");
  await close(screens);
});

test("an upgrade is kept for the next season", async ({ browser }) => {
  const { ana, rivals, table } = await grid({ season: "trilogy", laps: "1" }, 3);
  const keeps: Moment[] = [
    { name: "season-keep", when: asks("keep-upgrade"), seen: ".market .slot", before: liftFirst },
    {
      name: "season-trilogy", page: "/season", when: both(race(4), asks("improve-car")), seen: "ol.calendar > li.done",
    },
  ];
  await raceWith(browser, [ana, ...rivals], table, keeps, sensible, both(race(4), ({ view }) => view.round > 0));
});

test("whoever spins out is out", async ({ browser }) => {
  const { ana, rivals, table } = await grid({ season: "1963", laps: "1" }, 3);
  const last = race(4);
  const out: Moment[] = [
    {
      name: "season-eliminated", when: both(last, ({ view }) => view.cars.some(({ eliminated }) => eliminated)),
      seen: ".console",
    },
  ];
  await raceWith(
    browser, [ana, ...rivals], table, out,
    (state) => (last(state) && state.seat === 0 && asks("shift-gear")(state) && reckless(state)) || sensible(state),
  );
});
