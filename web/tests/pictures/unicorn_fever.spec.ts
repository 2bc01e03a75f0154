import { expect, test, type Page } from "@playwright/test";
import type { TableState } from "../../src/kit/contract";
import { Person } from "../person";
import { close, fourScreens, shoot } from "./looks";

const ASKED = ["take-action", "place-bet", "stake-gold", "play-magic", "sign-contract", "choose-first-effect"];
const desk = (page: Page) => page.locator("[data-console]");

/** Answers once if asked: now and then a higher stake, or one card more; never a loan. */
async function play(person: Person, table: string, turn: number): Promise<boolean> {
  const state = (await person.state(table)) as unknown as TableState;
  if (!state.question) return false;
  const options = state.question.options.filter(({ label }) => !["loan", "look-under"].includes(label.kind));
  await person.answer(table, state, [options[turn % options.length]!.choice]);
  return true;
}

/** What is picked up before the picture: a stack, a stake, a card. */
const PICKED: Record<string, (page: Page) => Promise<unknown>> = {
  "take-action": (page) => page.locator("[data-token].lit").first().click(),
  "stake-gold": (page) => page.getByRole("button", { name: "4", exact: true }).click(),
  "play-magic": async (page) =>
    (await page.locator("button.slot.up").count()) || page.locator("[data-console] button.slot").first().click(),
  "sign-contract": (page) => page.locator("[data-contract].lit").first().click(),
};

test("moments of a championship", async ({ browser }) => {
  const [ana, ...rivals] = await Promise.all(["Ana", "Mira", "Tomas", "Лена"].map((name) => Person.named(name)));
  const table = await ana!.open({
    game: "unicorn_fever", options: { clans: "leprechauns-fairies" },
    seats: [{ kind: "human" }, ...rivals.map(() => ({ kind: "open" }))], pace: { kind: "live", seconds: 600 },
  });
  for (const [i, rival] of rivals.entries()) await rival.sit(table, i + 1);
  await ana!.start(table);
  const screens = await fourScreens(browser, ana!, `/t/${table}`);
  const all = (see: (page: Page) => Promise<unknown>) => Promise.all(screens.map(({ page }) => see(page)));
  const taken = new Set<string>();
  for (let turn = 1; ; turn++) {
    for (const rival of rivals) while (await play(rival, table, turn++));
    const state = (await ana!.state(table)) as unknown as TableState;
    if (state.table.status === "over") break;
    const kind = state.question?.kind ?? "";
    if (ASKED.includes(kind) && !taken.has(kind)) {
      taken.add(kind);
      await all((page) => page.reload());
      await all((page) => expect(desk(page)).toHaveAttribute("data-asked", kind));
      await shoot(screens, `unicorns-${kind}`, (page) => PICKED[kind]?.(page) ?? Promise.resolve());
    }
    await play(ana!, table, turn);
  }
  await all((page) => page.reload());
  await all((page) => expect(page.locator(".podium").first()).toBeVisible());
  await shoot(screens, "unicorns-end");
  const { events } = (await ana!.state(table)) as unknown as TableState;
  await close(screens);

  for (const kind of ["magic-revealed", "race-card", "photo-finish", "bet-won"]) {
    const told = events.findLast((event) => event.kind === kind);
    if (!told) continue;
    const film = await fourScreens(browser, ana!, `/t/${table}/replay?at=${told.n + 1}`);
    await Promise.all(film.map(({ page }) => expect(desk(page)).toBeVisible()));
    await shoot(film, `unicorns-${kind}`);
    await close(film);
  }
  expect(taken).toEqual(new Set(ASKED));
});
