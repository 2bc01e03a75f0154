import { expect, test, type Page } from "@playwright/test";
import { apart, close, fourScreens, shoot, SIZES, still, type Screen, type Size } from "./looks";
import { Person, type RaceState } from "../person";
import { grid, raceOn } from "./grid";
import { reckless, sensible } from "../wheel";

const cards = (page: Page) => page.locator("button.slot:not(.no)");
const primary = (page: Page) => page.locator("button.primary");

/** Lifts as many cards as fit: dear and cheap ones, so that several landings are shown. */
async function liftThree(page: Page): Promise<void> {
  await page.locator("button.slot.up").evaluateAll((up: HTMLElement[]) => up.forEach((card) => card.click()));
  for (const place of [-1, 0, 1]) await cards(page).nth(place).click();
}
async function armOne(page: Page): Promise<void> {
  const tile = page.locator(".tiles button").last();
  if ((await tile.getAttribute("aria-pressed")) !== "true") await tile.click();
}
async function openPanel(page: Page, size: Size, tab: RegExp): Promise<void> {
  if (size === "phone") {
    await page.getByRole("button", { name: /^(Menu|Меню)$/ }).click();
    await page.getByRole("button", { name: /Log and chat|Журнал и чат/ }).click();
  }
  await page.getByRole("tab", { name: tab }).last().click();
}
/** The key gives the button its frame back, which would stand in every later picture. */
async function shut(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Moments that come by themselves, with what is done to show them. */
const MOMENTS: {
  name: string;
  when: (state: RaceState) => boolean;
  seen: string;
  before?: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: "plan",
    when: ({ question, view }) =>
      question?.kind === "shift-gear" && view.round >= 3 && (view.hand ?? []).includes("stress"),
    seen: "button.slot", before: liftThree,
  },
  {
    name: "react", when: ({ question }) => question?.kind === "react" && question.options.length >= 3,
    seen: ".tiles button", before: armOne,
  },
  { name: "slipstream", when: ({ question }) => question?.kind === "slipstream", seen: ".tiles button" },
  {
    name: "discard", when: ({ question }) => question?.kind === "discard", seen: "button.slot",
    before: (page) => cards(page).first().click(),
  },
];

test("moments at the table", async ({ browser }) => {
  const { ana, rivals, table } = await grid({ circuit: "great_britain" });
  const screens = await fourScreens(browser, ana, `/t/${table}`);
  const all = (see: (page: Page) => Promise<unknown>) => Promise.all(screens.map(({ page }) => see(page)));
  await all((page) => expect(cards(page).first()).toBeVisible());
  await shoot(screens, "first-turn");
  await shoot(screens, "why-not", (page) =>
    page.getByRole("radio", { name: /4/ }).filter({ visible: true }).first().click({ force: true }),
  );
  await ana.drive(table);
  await all((page) => expect(page.locator("button.slot.up").first()).toBeVisible());
  await shoot(screens, "waiting-for-plans");

  await ana.say(table, "Who takes the outside line?");
  await rivals[0]!.say(table, "Not me. Corner A is mine.");
  await rivals[2]!.say(table, "Посмотрим!");
  await shoot(screens, "chat", (page, size) => openPanel(page, size, /Chat|Чат/), shut);
  await all(async (page) => {
    await page.setViewportSize(SIZES.desktop);
    await page.getByRole("tab", { name: /Log|Журнал/ }).click();
  });

  const taken = new Set<string>();
  let state = await raceOn(ana, rivals, table);
  while (state.table.status !== "over") {
    for (const { name, when, seen, before } of MOMENTS) {
      if (taken.has(name) || !when(state)) continue;
      taken.add(name);
      await all((page) => expect(page.locator(seen).first()).toBeVisible());
      await shoot(screens, name, before);
    }
    if (state.view.round === 4 && state.question?.kind === "shift-gear" && !taken.has("log")) {
      taken.add("log");
      await shoot(screens, "log", (page, size) => openPanel(page, size, /Log|Журнал/), shut);
      await shoot(screens, "menu", (page) => page.getByRole("button", { name: /^(Menu|Меню)$/ }).click(), shut);
    }
    const crash =
      taken.size > MOMENTS.length && !taken.has("spin-out") && state.question?.kind === "shift-gear"
        ? reckless(state)
        : null;
    await ana.answer(table, state, crash ?? sensible(state));
    state = await raceOn(ana, rivals, table, taken.has("others-move") ? undefined : () => othersMove(screens, taken));
    if (!taken.has("spin-out") && state.events.some(({ kind, seat }) => kind === "spun-out" && seat === 0)) {
      taken.add("spin-out");
      await shoot(screens, "spin-out");
    }
  }
  await all((page) => expect(page.locator(".result, .podium").first()).toBeVisible());
  await shoot(screens, "race-over");
  await all((page) => page.reload());
  await all((page) => expect(page.locator(".podium").first()).toBeVisible());
  await shoot(screens, "end-of-race");
  await close(screens);
  const film = await fourScreens(browser, ana, `/t/${table}/replay?at=150`);
  await shoot(film, "replay-six");
  await close(film);
  expect([...taken].sort()).toEqual(["discard", "log", "others-move", "plan", "react", "slipstream", "spin-out"]);
});

async function othersMove(screens: Screen[], taken: Set<string>): Promise<void> {
  taken.add("others-move");
  await shoot(screens, "others-move");
}

test("the ground stays under the cars while the window moves", async ({ browser }) => {
  const { ana, table } = await grid({ circuit: "great_britain" });
  const screens = await fourScreens(browser, ana, `/t/${table}`);
  const [{ page }] = screens as [Screen];
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(cards(page).first()).toBeVisible();
  for (const size of ["phone", "desktop"] as const) {
    await page.setViewportSize(SIZES[size]);
    for (const height of ["150px", "330px", ""]) {
      await page.locator("section.console").evaluate((console, high) => (console.style.height = high), height);
      if (size === "desktop") await page.getByRole("button", { name: /Follow me|За мной/ }).click();
      await liftThree(page);
      for (let frame = 0; frame < 12; frame++) {
        expect(await apart(page), `${size}, console ${height || "as it is"}, frame ${frame}`).toBeLessThan(0.5);
        await page.waitForTimeout(40);
      }
    }
  }
  await close(screens);
});

test("several drivers at one screen", async ({ browser }) => {
  const ana = await Person.named("Ana");
  const seats = [{ kind: "human" }, { kind: "human", name: "Лена" }, { kind: "bot", level: "club" }];
  const table = await ana.open({ seats, hot_seat: true, options: { circuit: "italy" } });
  const screens = await fourScreens(browser, ana, `/t/${table}`);
  await shoot(screens, "shared-screen");
  await close(screens);
});

test("README", async ({ browser }) => {
  const { ana, rivals, table } = await grid({ circuit: "great_britain" });
  await ana.drive(table);
  let state = await raceOn(ana, rivals, table);
  while (state.view.round < 4 || state.question?.kind !== "shift-gear") {
    await ana.answer(table, state, sensible(state));
    state = await raceOn(ana, rivals, table);
  }
  const screens = await fourScreens(browser, ana, `/t/${table}`);
  const [{ page }] = screens as [Screen];
  await page.setViewportSize(SIZES.desktop);
  await liftThree(page);
  await expect(primary(page)).toBeEnabled();
  await still(page);
  await page.screenshot({ path: "../docs/heat.jpg", quality: 82 });
  await close(screens);
});
