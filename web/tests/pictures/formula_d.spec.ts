import { expect, test, type Page } from "@playwright/test";
import { bold, cautious, type FormulaState } from "../gears";
import { Person } from "../person";
import { asks, raceWith, type Moment } from "./moments";
import { close, fourScreens, shoot } from "./looks";

const NAMES = ["Ana", "Mira", "Tomas", "Лена", "Jun", "Bruno"];

/** A table of people who all drive alike. */
async function circuit(drivers: number, options: object): Promise<{ people: Person[]; table: string }> {
  const people = await Promise.all(NAMES.slice(0, drivers).map((name) => Person.named(name)));
  const [ana, ...rivals] = people;
  const seats = people.map((_, i) => ({ kind: i ? "open" : "human" }));
  const table = await ana!.open({ game: "formula_d", seats, options, pace: { kind: "live", seconds: 600 } });
  for (const [i, rival] of rivals.entries()) await rival.sit(table, i + 1);
  await ana!.start(table);
  return { people, table };
}

type Offer = Record<string, unknown>;
const offers = (is: (label: Offer) => boolean) => (state: FormulaState) =>
  (state.question?.options ?? []).some(({ label }) => is(label as Offer));
const inGear = (state: FormulaState) => asks("gear")(state);
const SPOT = "button.spot";
const GEAR = "button.gear";

/** The gear that is best looked at: one that may stop or go too far. */
async function armGear(page: Page): Promise<void> {
  const risky = page.locator("button.gear:not(.barred):has(i.over), button.gear:not(.barred):has(i.stop)");
  const gear = (await risky.count()) ? risky.last() : page.locator("button.gear:not(.barred)").last();
  if ((await gear.getAttribute("aria-pressed")) !== "true") await gear.click();
}
async function pickTwo(page: Page): Promise<void> {
  const parts = page.locator("button[data-part]:not(.whole, .picked)");
  if ((await page.locator("button[data-part].picked").count()) === 0) await parts.first().click();
}
/** Into the pits wherever that is possible. */
function thirsty(state: FormulaState): number[] {
  const stop = state.question!.options.find(({ label }) => ["box", "wait"].includes(String(label.ends)));
  return stop ? [stop.choice] : cautious(state);
}

const RACE: Moment<FormulaState>[] = [
  { name: "formula-first-gear", when: inGear, seen: GEAR, before: armGear },
  {
    name: "formula-corner",
    seen: GEAR,
    before: armGear,
    when: (state) => inGear(state) && offers(({ over, stop }) => Number(over) > 0 && Number(stop) > 0)(state),
  },
  { name: "formula-move", when: (state) => asks("move")(state) && state.view.round > 2, seen: SPOT },
  { name: "formula-too-far", when: offers(({ over }) => Number(over) > 1), seen: SPOT },
  { name: "formula-beside", when: offers(({ beside }) => Array.isArray(beside) && beside.length > 1), seen: SPOT },
  { name: "formula-slipstream", when: asks("slipstream"), seen: SPOT },
];

test("moments of a race of six", async ({ browser }) => {
  const { people, table } = await circuit(6, { circuit: "monaco", laps: "1" });
  await raceWith<FormulaState>(browser, people, table, RACE, (state) => (state.seat ? bold(state) : cautious(state)));
  const end = await fourScreens(browser, people[0]!, `/t/${table}`);
  await Promise.all(end.map(({ page }) => expect(page.locator(".podium").first()).toBeVisible()));
  await shoot(end, "formula-end");
  await close(end);
  const film = await fourScreens(browser, people[0]!, `/t/${table}/replay?at=200`);
  await shoot(film, "formula-replay");
  await close(film);
});

const PITS: Moment<FormulaState>[] = [
  { name: "formula-build", when: asks("build-car"), seen: "[data-console] button" },
  { name: "formula-tyres", when: asks("choose-tyres"), seen: "button[data-type]" },
  { name: "formula-qualifying", when: (state) => state.view.phase === "qualifying" && inGear(state), seen: GEAR },
  { name: "formula-pit", when: offers(({ ends }) => ends === "box"), seen: SPOT },
  { name: "formula-technical-stop", when: asks("technical-stop"), seen: "button[data-part]", before: pickTwo },
];

test("pits, tyres, weather and teams", async ({ browser }) => {
  const options = {
    circuit: "pine_harbour",
    laps: "2",
    grid: "qualifying",
    cars: "built",
    weather: true,
    tyre_types: true,
    technical_stops: true,
    teams: true,
  };
  const { people, table } = await circuit(6, options);
  await raceWith<FormulaState>(browser, people, table, PITS, thirsty);
  const end = await fourScreens(browser, people[0]!, `/t/${table}`);
  await Promise.all(end.map(({ page }) => expect(page.locator(".podium").first()).toBeVisible()));
  await shoot(end, "formula-teams-end");
  await close(end);
});

test("a beginners' race of ten", async ({ browser }) => {
  const bot = { kind: "bot", level: "rookie" };
  const ana = await Person.named("Ana");
  const table = await ana.open({
    game: "formula_d",
    seats: [{ kind: "human" }, ...Array.from({ length: 9 }, () => bot)],
    options: { circuit: "sebring", rules: "beginner" },
  });
  const screens = await fourScreens(browser, ana, `/t/${table}`);
  await Promise.all(screens.map(({ page }) => expect(page.locator(".rail-list .row")).toHaveCount(10)));
  await expect(screens[0]!.page.locator(`${SPOT}, ${GEAR}`).first()).toBeVisible();
  await shoot(screens, "formula-beginners");
  await close(screens);
});
