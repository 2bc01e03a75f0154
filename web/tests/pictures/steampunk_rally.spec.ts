import { expect, test, type Page } from "@playwright/test";
import { resolute, type RallyState } from "../inventors";
import { Person } from "../person";
import { close, fourScreens, shoot } from "./looks";
import { asks, raceWith, type Moment } from "./moments";

const NAMES = ["Ana", "Mira", "Tomas", "Лена", "Jun"];
const offers = (kind: string) => (state: RallyState) =>
  (state.question?.options ?? []).some(({ label }) => label.kind === kind);
const RACE = ".race";
const DRAFT = ".draft button.card";

/** All four looks are of one person: a card that is lifted, or a part that is armed, is so once on each screen. */
async function once(page: Page, selector: string): Promise<void> {
  const it = page.locator(selector).first();
  if ((await it.getAttribute("aria-pressed")) !== "true") await it.click();
}
const lift = (page: Page) => once(page, ".draft button.card:not([aria-disabled=true])");
const arm = (page: Page) => once(page, ".hands .hand[aria-label*='×']");
const tile = (page: Page) => once(page, ".choice:not(:disabled)");

const MOMENTS: Moment<RallyState>[] = [
  { name: "steampunk-inventor", when: asks("choose-inventor"), seen: ".inventors" },
  {
    name: "steampunk-draft",
    seen: DRAFT,
    before: lift,
    when: (state) => asks("pick-card")(state) && state.view.round === 2 && state.view.hand!.length > 2,
  },
  { name: "steampunk-card", when: (state) => asks("use-card")(state) && state.view.round > 1, seen: DRAFT },
  {
    name: "steampunk-race",
    when: (state) => asks("race-menu")(state) && offers("part")(state),
    seen: RACE,
    before: arm,
  },
  { name: "steampunk-effects", when: asks("choose-effect"), seen: ".choices" },
  { name: "steampunk-vent", when: offers("vent"), seen: ".vent" },
  { name: "steampunk-loses", when: asks("lose-part"), seen: ".choices", before: tile },
];

test("moments of a race of five inventors", async ({ browser }) => {
  const people = await Promise.all(NAMES.map((name) => Person.named(name)));
  const [ana, ...rivals] = people;
  const seats = people.map((_, i) => ({ kind: i ? "open" : "human" }));
  const table = await ana!.open({ game: "steampunk_rally", seats, options: {}, pace: { kind: "live", seconds: 600 } });
  for (const [i, rival] of rivals.entries()) await rival.sit(table, i + 1);
  await ana!.start(table);
  await raceWith<RallyState>(browser, people, table, MOMENTS, resolute);
  const end = await fourScreens(browser, ana!, `/t/${table}`);
  await Promise.all(end.map(({ page }) => expect(page.locator(".podium").first()).toBeVisible()));
  await shoot(end, "steampunk-end");
  await close(end);
  const film = await fourScreens(browser, ana!, `/t/${table}/replay?at=150`);
  await shoot(film, "steampunk-replay");
  await close(film);
});

test("a full table on the Sky Track", async ({ browser }) => {
  const ana = await Person.named("Ana");
  const table = await ana.open({
    game: "steampunk_rally",
    options: { track: "sky", inventors: "drawn" },
    seats: [{ kind: "human" }, ...Array.from({ length: 7 }, () => ({ kind: "bot", level: "rookie" }))],
  });
  const screens = await fourScreens(browser, ana, `/t/${table}`);
  await Promise.all(screens.map(({ page }) => expect(page.locator(".rail-list .row")).toHaveCount(8)));
  await expect(screens[0]!.page.locator(DRAFT).first()).toBeVisible();
  await shoot(screens, "steampunk-sky");
  await close(screens);
});
