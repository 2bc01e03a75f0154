import { expect, test, type Page } from "@playwright/test";
import type { FactoryState } from "../navigator";
import { Person } from "../person";
import { factory, headlong } from "./factory";
import { close, fourScreens, shoot } from "./looks";
import { asks, raceWith, type Moment } from "./moments";

type Seen = Moment<FactoryState>;
const programs = asks("fill-register");
const inTurn = (turn: number) => (state: FactoryState) => programs(state) && state.view.round === turn;
const TILE = "button.tile";
const CARD = "button.slot[data-priority]";

/** A second tap would make the choice. */
async function arm(page: Page): Promise<void> {
  if (!(await page.locator(`${TILE}[aria-pressed="true"]`).count())) await page.locator(TILE).last().click();
}
/** Of many cells one is tapped on the board. */
async function armCell(page: Page): Promise<void> {
  if (!(await page.locator("g.target.armed").count())) await page.locator("g.target").last().dispatchEvent("click");
}
/** Two cards on top of none: wherever the page was left. */
async function layTwo(page: Page): Promise<void> {
  await page.locator("button.slot.gone").evaluateAll((gone: HTMLElement[]) => gone.forEach((card) => card.click()));
  for (const place of [0, 3]) {
    await page.locator(CARD).nth(place).click();
    // With some options each card is handed in at once.
    await expect(page.locator(`${CARD}:disabled`)).toHaveCount(0);
  }
}

/** Courses with rules of their own: how they look at the table, and what is asked there. */
const COURSES: { course: string; robots: number; turns: number; moments: Seen[] }[] = [
  {
    course: "all_for_one_or_one_for_all", robots: 6, turns: 1,
    moments: [{ name: "robots-teams", when: inTurn(1), seen: CARD, before: layTwo }],
  },
  {
    course: "capture_the_flag",
    robots: 4,
    turns: 1,
    moments: [
      { name: "robots-home", when: asks("choose-home"), seen: TILE, before: arm },
      { name: "robots-place-at-home", when: asks("place-at-home"), seen: "summary", before: armCell },
      { name: "robots-capture", when: inTurn(1), seen: CARD, before: layTwo },
    ],
  },
  {
    course: "interference",
    robots: 4,
    turns: 1,
    moments: [
      { name: "robots-blockers", when: inTurn(1), seen: CARD, before: layTwo },
      {
        name: "robots-blocker-program", when: (state) => inTurn(1)(state) && state.question!.args.blocker === 1,
        seen: CARD, before: layTwo,
      },
    ],
  },
  {
    course: "day_of_the_superbot", robots: 5, turns: 1,
    moments: [{ name: "robots-superbot", when: inTurn(1), seen: CARD }],
  },
  {
    course: "tricksy",
    robots: 6,
    turns: 5,
    moments: [
      { name: "robots-option-draft", when: asks("keep-option"), seen: TILE, before: arm },
      { name: "robots-option-share", when: asks("add-card"), seen: "button.slot.lit" },
      { name: "robots-option-abort", when: asks("abort-program"), seen: TILE, before: arm },
      { name: "robots-option-gear", when: asks("change-gear"), seen: TILE, before: arm },
      { name: "robots-option-give-up", when: asks("give-up-option"), seen: TILE, before: arm },
      {
        name: "robots-down", when: (state) => programs(state) && state.view.robots.some(({ down }) => down),
        whose: ({ view }) => view.robots.find(({ down }) => down)!.seat, seen: ".plate",
      },
      { name: "robots-stay-down", when: asks("stay-down"), seen: TILE, before: arm },
    ],
  },
  {
    course: "marathon_madness",
    robots: 8,
    turns: 2,
    moments: [
      { name: "robots-big", when: inTurn(1), seen: CARD },
      { name: "robots-weapon", when: asks("choose-weapon"), seen: TILE, before: arm },
    ],
  },
  {
    course: "frenetic_factory", robots: 5, turns: 1,
    moments: [{ name: "robots-four-boards", when: inTurn(1), seen: CARD }],
  },
];

for (const { course, robots, turns, moments } of COURSES) {
  test(`special rules of ${course}`, async ({ browser }) => {
    const { people, table } = await factory(robots, { course });
    await raceWith<FactoryState>(browser, people, table, moments, headlong, ({ view }) => view.round > turns);
  });
}

test("several robots at one screen", async ({ browser }) => {
  const ana = await Person.named("Ana");
  const seats = [{ kind: "human" }, { kind: "human", name: "Лена" }, { kind: "bot", level: "club" }];
  const table = await ana.open({
    game: "roborally", seats, hot_seat: true, options: { course: "checkmate", timer: "none" },
  });
  const screens = await fourScreens(browser, ana, `/t/${table}`);
  await shoot(screens, "robots-shared-screen");
  await Promise.all(screens.map(({ page }) => page.locator(".cover button").click()));
  await Promise.all(screens.map(({ page }) => expect(page.locator(CARD).first()).toBeVisible()));
  await shoot(screens, "robots-shared-turn");
  await close(screens);
});

/** Bots race for Ana until the end; where one of these things happened, the film is opened, and then the last page. */
const FILMS = [
  { course: "capture_the_flag", kinds: ["flag-taken", "caught", "flag-brought"] },
  { course: "toggle_boggle", kinds: ["flag-toggled"] },
];
for (const { course, kinds } of FILMS) {
  test(`a race of teams on ${course}`, async ({ browser }) => {
    const ana = await Person.named("Ana");
    const bot = { kind: "bot", level: "club" };
    const table = await ana.open({
      game: "roborally", seats: [{ kind: "human" }, bot, bot, bot], options: { course, timer: "none", turn_limit: 30 },
    });
    await ana.leave(table, 0);
    const state = async () => (await (await ana.http.get(`/api/tables/${table}`)).json()) as FactoryState;
    await expect.poll(async () => (await state()).table.status, { timeout: 300_000 }).toBe("over");
    const { events } = await state();
    for (const kind of kinds) {
      const last = events.findLast((event) => event.kind === kind);
      if (!last) continue;
      const film = await fourScreens(browser, ana, `/t/${table}/replay?at=${last.n + 1}`);
      await shoot(film, `robots-${kind}`);
      await close(film);
    }
    const end = await fourScreens(browser, ana, `/t/${table}`);
    await shoot(end, `robots-${course}-end`);
    await close(end);
  });
}
