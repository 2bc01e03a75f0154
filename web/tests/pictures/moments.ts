/** Moments of a race: whoever comes to one first is looked over the shoulder. */
import { expect, type Browser, type Page } from "@playwright/test";
import type { TableState } from "../../src/kit/contract";
import type { Person, RaceState } from "../person";
import { close, fourScreens, shoot, type Screen, type Size } from "./looks";

export interface Moment<State extends TableState = RaceState> {
  name: string;
  when: (state: State) => boolean;
  /** Who sees it, if not whoever is asked. */
  whose?: (state: State) => number;
  /** What is on the screen then. */
  seen: string;
  before?: (page: Page, size: Size) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
  /** Behind the table's address. */
  page?: string;
  /** The sheet between two races stays. */
  interlude?: boolean;
}

export const asks =
  (...kinds: string[]) =>
  ({ question }: Pick<TableState, "question">) =>
    question !== null && kinds.includes(question.kind);
export const offers =
  (kind: string) =>
  ({ question }: RaceState) =>
    question?.kind === "react" && question.options.some(({ label }) => label.kind === kind);
export const press = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().click();

/** A second tap would make the choice. */
export async function armFirst(page: Page): Promise<void> {
  const tile = page.locator(".tiles button").first();
  if ((await tile.getAttribute("aria-pressed")) !== "true") await tile.click();
}

/** Everybody drives to the end, or until `enough`; each moment gives one picture, and none may be missing. */
export async function raceWith<State extends TableState = RaceState>(
  browser: Browser, people: Person[], table: string, moments: Moment<State>[], drive: (state: State) => number[],
  enough?: (state: State) => boolean,
): Promise<void> {
  const left = new Set(moments);
  const album = new Album(browser, table);
  for (;;) {
    const watched = await look<State>(people[0]!, table);
    const [next] = watched.open_seats;
    if (next === undefined || enough?.(watched)) break;
    const driver = people[next]!;
    const state = next === 0 ? watched : await look<State>(driver, table);
    for (const moment of left) {
      if (!moment.when(state)) continue;
      left.delete(moment);
      await album.take(people[moment.whose?.(state) ?? next]!, moment);
    }
    await driver.answer(table, state, drive(state));
  }
  await album.shut();
  expect([...left].map(({ name }) => name)).toEqual([]);
}

const look = async <State>(person: Person, table: string) => (await person.state(table)) as unknown as State;

/** How a moment is shown. */
type Show = Omit<Moment, "when" | "whose">;

/** The screens of whoever was looked at last stay open for the next moment. */
class Album {
  #open: { driver: Person; page: string; screens: Screen[] } | null = null;

  constructor(
    readonly browser: Browser,
    readonly table: string,
  ) {}

  async take(driver: Person, { name, seen, before, after, page = "", interlude = false }: Show): Promise<void> {
    const screens = await this.#screens(driver, page);
    const all = (see: (page: Page) => Promise<unknown>) => Promise.all(screens.map(({ page: one }) => see(one)));
    if (!interlude) await all(goOn);
    await all((one) => expect(one.locator(seen).first()).toBeVisible());
    await shoot(screens, name, before, after);
  }
  async shut(): Promise<void> {
    if (this.#open) await close(this.#open.screens);
    this.#open = null;
  }
  async #screens(driver: Person, page: string): Promise<Screen[]> {
    if (this.#open?.driver !== driver || this.#open.page !== page) {
      await this.shut();
      this.#open = { driver, page, screens: await fourScreens(this.browser, driver, `/t/${this.table}${page}`) };
    }
    return this.#open.screens;
  }
}

/** The sheet between two races has been read. */
async function goOn(page: Page): Promise<void> {
  const sheet = page.locator(".veil .sheet button").last();
  await page.waitForTimeout(200);
  if (await sheet.isVisible()) await sheet.click();
}
