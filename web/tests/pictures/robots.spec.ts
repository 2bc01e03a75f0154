import { expect, test, type Page } from "@playwright/test";
import { program, type Ask, type FactoryState } from "../navigator";
import { Person } from "../person";
import { close, fourScreens, shoot } from "./looks";

const ANA = 0;
const hand = (page: Page) => page.locator("button.slot[data-priority]");

const asker =
  (person: Person): Ask =>
  async <T>(path: string) =>
    (await (await person.http.get(path, { maxRetries: 3 })).json()) as T;

/** Right about and ahead: from the docks, which lie at the edge, that is the way out. */
function lost({ question }: FactoryState): { choice: number }[] {
  const of = (kind: string) => question!.options.filter(({ label }) => String(label.card).startsWith(kind));
  return [...of("rotate_right").slice(0, 2), ...of("move").slice(-3)];
}

/** As if all flags stood where a robot's archive marker lies: somebody will stand there when it returns. */
function towards(seat: number, state: FactoryState): FactoryState {
  const { x, y } = state.view.robots.find((robot) => robot.seat === seat)!.archive;
  return { ...state, view: { ...state.view, flags: state.view.flags.map((flag) => ({ ...flag, x, y })) } };
}

/** Answers once if asked: a program, or whatever stands first. */
async function play(person: Person, table: string, reckless = false): Promise<boolean> {
  const ask = asker(person);
  const state = await ask<FactoryState>(`/api/tables/${table}`);
  if (!state.question) return false;
  const cards = reckless
    ? lost(state)
    : await program(ask, table, state.view.round === 1 ? towards(ANA, state) : state);
  const choices = cards.length ? cards.map(({ choice }) => choice) : [state.question.options[0]!.choice];
  await person.post(`/api/tables/${table}/answers`, {
    seat: state.seat, expected: state.expected, key: crypto.randomUUID(), choices,
  });
  return true;
}

/** The others play until nobody of them is asked. */
async function playAll(people: Person[], table: string): Promise<void> {
  for (let moved = true; moved; ) {
    moved = false;
    for (const person of people) while (await play(person, table)) moved = true;
  }
}

/** Three cards on top of none: wherever the page was left. */
async function layThree(page: Page): Promise<void> {
  await page.locator("button.slot.gone").evaluateAll((gone: HTMLElement[]) => gone.forEach((card) => card.click()));
  for (const place of [1, 4, 6]) await hand(page).nth(place).click();
  await expect(page.locator(".end .badge").first()).toBeVisible();
}

const ASKED = ["announce-power-down", "choose-cell", "face"];

test("moments in the factory", async ({ browser }) => {
  const [ana, ...rivals] = await Promise.all(
    ["Ana", "Mira", "Tomas", "Лена", "Jun", "Bruno"].map((name) => Person.named(name)),
  );
  const options = { course: "vault_assault", timer: "none", turn_limit: 5 };
  const table = await ana!.open({
    game: "roborally", options, seats: [{ kind: "human" }, ...rivals.map(() => ({ kind: "open" }))],
    pace: { kind: "live", seconds: 600 },
  });
  for (const [i, rival] of rivals.entries()) await rival.sit(table, i + 1);
  await ana!.start(table);
  const screens = await fourScreens(browser, ana!, `/t/${table}`);
  const all = (see: (page: Page) => Promise<unknown>) => Promise.all(screens.map(({ page }) => see(page)));
  await all((page) => expect(hand(page)).toHaveCount(9));
  await shoot(screens, "robots-first-turn");
  await shoot(screens, "robots-program", layThree);
  await play(ana!, table, true);
  await all((page) => expect(page.locator(".words .big")).toBeVisible());
  await shoot(screens, "robots-ready");

  const taken = new Set<string>();
  const ask = asker(ana!);
  for (;;) {
    await playAll(rivals, table);
    const state = await ask<FactoryState>(`/api/tables/${table}`);
    if (state.table.status === "over") break;
    const kind = state.question?.kind ?? "";
    if (ASKED.includes(kind) && !taken.has(kind)) {
      taken.add(kind);
      await all((page) => expect(page.locator("button.tile").first()).toBeVisible());
      await shoot(
        screens, `robots-${kind}`,
        async (page) =>
          (await page.locator('button.tile[aria-pressed="true"]').count()) ||
          page.locator("button.tile").last().click(),
      );
      if (kind === "choose-cell") {
        const others = await fourScreens(browser, rivals[0]!, `/t/${table}`);
        await shoot(others, "robots-others-decide");
        await close(others);
      }
    }
    await play(ana!, table);
  }
  await all((page) => expect(page.locator(".result, .podium").first()).toBeVisible());
  await all((page) => page.reload());
  await all((page) => expect(page.locator(".podium").first()).toBeVisible());
  await shoot(screens, "robots-end");
  const { events } = await ask<FactoryState>(`/api/tables/${table}`);
  await close(screens);

  const shot = events.findLast(({ kind }) => kind === "shot") ?? events.at(-1)!;
  const push = events.findLast(({ kind }) => kind === "pushed") ?? shot;
  for (const [name, { n }] of Object.entries({ "robots-lasers": shot, "robots-push": push })) {
    const film = await fourScreens(browser, ana!, `/t/${table}/replay?at=${n + 1}`);
    await shoot(film, name);
    await close(film);
  }
  expect([...taken].sort()).toEqual(ASKED);
});
