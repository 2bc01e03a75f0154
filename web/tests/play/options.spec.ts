/** Questions that seldom come: they are looked for, or what the server says is changed on its way. */
import { expect, type Page } from "@playwright/test";
import type { FactoryState } from "../navigator";
import { accessible, DESKTOP, PHONE, test, type Look } from "./driver";
import { makeFactory } from "./robots";

const SEATS = [{ kind: "human" }, { kind: "bot", level: "club" }, { kind: "bot", level: "club" }];
/** With these two cards share a register: the first card, and what may follow it. */
const SHARING: Record<string, { name: string; first: string[] }> = {
  crab_legs: { name: "Crab Legs", first: ["move_1"] },
  dual_processor: { name: "Dual Processor", first: ["move_2", "move_3"] },
};
const TURNS = ["rotate_left", "rotate_right"];

const stateOf = (page: Page, table: string) =>
  page.evaluate(
    async (from) => (await fetch(from)).json(), `/api${table.replace("/t/", "/tables/")}`,
  ) as Promise<FactoryState>;

/** Nobody may open tables without end. */
const TABLES = 12;

/** A table at which a sharing card is among the three to choose from. */
async function draftWithSharing(page: Page): Promise<{ table: string; card: string } | null> {
  for (let tried = 0; tried < TABLES; tried++) {
    const table = await makeFactory(page, SEATS, { course: "tricksy" });
    const { view } = await stateOf(page, table);
    const card = view.draft?.find((one) => one in SHARING);
    if (card) return { table, card };
  }
  return null;
}
/** Somebody who keeps such a card, with a pair for it in the hand: priorities of both. */
async function withPair(come: () => Promise<Page>): Promise<{ page: Page; first: number; second: number }> {
  for (;;) {
    const page = await come();
    const found = await draftWithSharing(page);
    if (!found) continue;
    const { table, card } = found;
    await page.goto(table);
    await page.locator("button.tile").filter({ hasText: SHARING[card]!.name }).click();
    await expect(page.locator("button.slot[data-priority]")).toHaveCount(9);
    const cards = (await stateOf(page, table)).view.hands![0]!.cards;
    const first = cards.find((one) => SHARING[card]!.first.includes(one.card));
    const second = cards.find((one) => TURNS.includes(one.card));
    if (first && second) return { page, first: first.priority, second: second.priority };
  }
}

for (const look of [DESKTOP, { ...PHONE, language: "en" as const }])
  test(`two cards share a register, ${look.width} wide`, async ({ come }) => {
    const { page, first, second } = await withPair(() => come(look));
    const slot = (priority: number) => page.locator(`button.slot[data-priority="${priority}"]`);
    const register = page.getByRole("button", { name: /^Register 1, / });
    await slot(first).click();
    await expect(page.getByText("Does a second card share register 1?").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Only this card" })).toBeEnabled();
    await expect(slot(second)).toHaveClass(/lit/);
    await accessible(page, "a second card");
    await slot(second).click();
    await expect(register).toHaveAccessibleName(
      new RegExp(`^Register 1, move \\d \\+ turn (left|right) · ${first}\\.`),
    );
    await expect(slot(second)).toHaveCount(0);
    // The next card goes to the next register, and stays alone there if that is wished.
    await page.locator("button.slot[data-priority]").last().click();
    const [alone, next] = [
      page.getByRole("button", { name: "Only this card" }), page.getByRole("button", { name: /^Register 2, [^+]+ · / }),
    ];
    await expect(alone.or(next).first()).toBeVisible();
    if (await alone.isVisible()) await alone.click();
    await expect(next).toBeVisible();
  });

/** Ana's beam can be aimed at either of two robots: as the server would tell it. */
function aiming(state: FactoryState): FactoryState {
  const places = [
    { x: 2, y: 5 }, { x: 5, y: 5 }, { x: 8, y: 5 },
  ];
  const robots = state.view.robots.map((robot, i) => ({
    ...robot, ...places[i]!, facing: i ? ("north" as const) : ("east" as const), ready: true,
  }));
  const options = [1, 2].map((target, choice) => ({
    choice, label: { kind: "aim", whom: [target], target, ...places[target]! },
  }));
  const question = {
    kind: "aim-weapon", seat: 0, args: { card: "pressor_beam", whom: [1, 2], robot: 0, blocker: 0 }, options,
  };
  return {
    ...state, view: { ...state.view, robots, phase: "run", register: 1, step: "lasers" }, open_seats: [0], question,
  };
}

/** Opens a table that looks so; whatever is answered there comes back here. */
async function openAs(page: Page, changed: (state: FactoryState) => FactoryState): Promise<{ choices: number[] }[]> {
  const answers: { choices: number[] }[] = [];
  const table = await makeFactory(page, SEATS);
  const id = table.replace("/t/", "");
  await page.route(`**/api/tables/${id}`, async (route) =>
    route.fulfill({ json: changed((await (await route.fetch()).json()) as FactoryState) }),
  );
  await page.routeWebSocket(/\/live\?/, (socket) =>
    socket.onMessage((text) => answers.push(JSON.parse(String(text)) as { choices: number[] })),
  );
  await page.goto(table);
  return answers;
}

const LOOKS: Look[] = [DESKTOP, { ...PHONE, theme: "dark" }];
for (const look of LOOKS)
  test(`a weapon that reaches two robots is aimed at one of them, on the board or in the list, ${look.width} wide`, async ({
    come,
  }) => {
    const page = await come(look);
    const answers = await openAs(page, aiming);
    const [tiles, marks] = [page.locator("button.tile"), page.locator("g.aim.landing")];
    await expect(page.locator(".asked").first()).toContainText(
      look.language === "en" ? "Two are in your line of fire" : "На линии огня двое",
    );
    await expect(tiles).toHaveCount(2);
    await expect(marks).toHaveCount(2);
    await accessible(page, "aiming");
    await expect(page.locator(".row.mine .mark"), "whose choice it is").toHaveText("?");
    // The first tap on the board shows whom it would hit, the second one shoots.
    await marks.last().dispatchEvent("click");
    await expect(tiles.last()).toHaveAttribute("aria-pressed", "true");
    await expect(marks.last()).toHaveClass(/armed/);
    expect(answers).toEqual([]);
    await marks.last().dispatchEvent("click");
    await expect.poll(() => answers.map(({ choices }) => choices)).toEqual([[1]]);
  });

/** On the screen of a desk, where the docks lie on the left, this is the eighth cell of the first column. */
const MARKER = { x: 7, y: 15 };
/** Ana's robot was destroyed and stands on its archive marker again: which way does it look? */
function returning(state: FactoryState): FactoryState {
  const robots = state.view.robots.map((robot, i) =>
    i ? robot : { ...robot, ...MARKER, archive: MARKER, facing: "north" as const, damage: 2, lives: 2 },
  );
  const options = (["north", "east", "south", "west"] as const).map((way, choice) => ({
    choice, label: { kind: "face", way },
  }));
  return {
    ...state, view: { ...state.view, robots, phase: "clean-up", register: 5, step: "flags", hands: [] },
    open_seats: [0], question: { kind: "face", seat: 0, args: { robot: 0, blocker: 0, how: "pit" }, options },
  };
}

test("a robot that returns is shown with its cell and its way, instead of empty registers, and bar and rail say whose choice it is", async ({
  come,
}) => {
  const page = await come(DESKTOP);
  const answers = await openAs(page, returning);
  const facts = page.locator(".returning");
  await expect(page.locator(".asked").first()).toHaveText("Your robot fell into a pit. Which way will it face?");
  await expect(facts).toContainText(/Column 1, row 8\s*on its archive marker/);
  await expect(facts).toContainText("to be chosen");
  await expect(page.getByRole("button", { name: /^Register \d/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^You: .*your choice, damage 2, lives 2/ })).toBeVisible();
  await expect(page.locator("header .step.active")).toHaveText(/End of turn\s*your choice/);
  await accessible(page, "return");
  await page.locator("g.target").nth(1).dispatchEvent("click");
  await expect(facts).not.toContainText("to be chosen");
  await page.locator("g.target").nth(1).dispatchEvent("click");
  await expect.poll(() => answers.map(({ choices }) => choices)).toEqual([[1]]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(facts).toContainText("2 of 10");
});

/** Ana's robot was destroyed, and may return to any of these cells. */
const placing =
  (cells: { x: number; y: number }[]) =>
  (state: FactoryState): FactoryState => {
    const robots = state.view.robots.map((robot, i) =>
      i ? robot : { ...robot, x: null, y: null, archive: MARKER, damage: 2, lives: 2 },
    );
    const options = cells.map((cell, choice) => ({ choice, label: { kind: "place", ...cell } }));
    return {
      ...state, view: { ...state.view, robots, phase: "clean-up", register: 5, step: "flags", hands: [] },
      open_seats: [0], question: { kind: "choose-cell", seat: 0, args: { robot: 0, blocker: 0, how: "edge" }, options },
    };
  };
const cellOf = (page: Page) =>
  page.evaluate(() => 100 * document.querySelectorAll<SVGSVGElement>(".window > svg")[1]!.getScreenCTM()!.a);

test("on a phone a cell to return to is large enough for a finger, its letter for the eye, and the console names it", async ({
  come,
}) => {
  const page = await come(PHONE);
  await openAs(
    page,
    placing([
      { x: 6, y: 15 }, { x: 8, y: 14 }, { x: 7, y: 14 },
    ]),
  );
  const [cells, letters, hint] = [
    page.locator("g.target"), page.locator("g.target > text"), page.locator(".hint.cell"),
  ];
  await expect(page.locator(".asked").first()).toContainText("Ваш робот вылетел за край поля.");
  await expect(letters).toHaveText(["А", "Б", "В"]);
  await expect.poll(() => cellOf(page)).toBeGreaterThanOrEqual(40);
  await expect(hint).toHaveText("Нажмите на подсвеченную клетку.");
  await cells.nth(1).click();
  await expect(hint).toHaveText("Клетка Б · Столбец 9, ряд 15");
  const sizes = () =>
    letters.evaluateAll((all) =>
      all.map((one) =>
        Math.round(Number(one.getAttribute("font-size")) * (one as unknown as SVGTextElement).getScreenCTM()!.a),
      ),
    );
  const near = await sizes();
  expect(new Set(near).size).toBe(1);
  expect(near[0]).toBeGreaterThanOrEqual(12);
  await expect(page.locator("svg.more")).toHaveCount(0);
  await accessible(page, "choosing a cell");
  await page.getByRole("button", { name: "Вся трасса" }).click();
  await expect.poll(() => cellOf(page)).toBeLessThan(34);
  expect(Math.min(...(await sizes()))).toBeGreaterThanOrEqual(12);
});

test("on a phone many cells are large, too: marks at the edge tell of the others, and one chosen in the list comes into sight", async ({
  come,
}) => {
  const page = await come(PHONE);
  await page.addInitScript(() =>
    localStorage.setItem(
      "paddock.settings",
      JSON.stringify({ ...JSON.parse(localStorage.getItem("paddock.settings")!), confirm: "always" }),
    ),
  );
  await openAs(page, placing(Array.from({ length: 72 }, (_, i) => ({ x: i % 12, y: Math.floor(i / 12) }))));
  await expect(page.locator("g.target")).toHaveCount(72);
  await expect.poll(() => cellOf(page)).toBeGreaterThanOrEqual(40);
  await expect(page.locator("svg.more").first()).toBeVisible();
  const board = (await page.locator("div.window").boundingBox())!;
  await page.locator("summary").click();
  const isOutside = (at: { x: number; width: number }) =>
    at.x + at.width / 2 < board.x || at.x + at.width / 2 > board.x + board.width;
  const places = await page
    .locator("g.target rect")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as { x: number; width: number }));
  const far = places.findIndex(isOutside);
  expect(far).toBeGreaterThanOrEqual(0);
  await page.locator("button.tile").nth(far).click();
  await expect
    .poll(async () => isOutside((await page.locator("g.target.armed rect").first().boundingBox())!))
    .toBe(false);
});

/** Ana is hit, and may give up the option with the longest words instead. */
function hit(state: FactoryState): FactoryState {
  const robots = state.view.robots.map((robot, i) =>
    i
      ? robot
      : {
          ...robot, options: [{ id: "circuit_breaker" as const, tokens: 0, stored: false }],
          registers: robot.registers.map(() => ({
            state: "up" as const, locked: false, card: "move_1" as const, priority: 490,
          })),
        },
  );
  const options = [
    { choice: 0, label: { kind: "take-damage" } }, { choice: 1, label: { kind: "give-up", card: "circuit_breaker" } },
  ];
  return {
    ...state, view: { ...state.view, robots, phase: "run", register: 5, step: "lasers", hands: [] }, open_seats: [0],
    question: { kind: "give-up-option", seat: 0, args: { robot: 0, blocker: 0, damage: 1, tokens: 1 }, options },
  };
}

for (const look of LOOKS)
  test(`an option card is drawn beside what it does, which is told whole, ${look.width} wide`, async ({ come }) => {
    const page = await come({ ...look, language: "ru" });
    await openAs(page, hit);
    const tile = page.locator("button.tile").last();
    await expect(tile.locator("svg path")).toBeVisible();
    const [taken, given] = [page.locator("button.tile").first(), "Автоматический выключатель"];
    await expect(tile).toContainText(given);
    await expect(taken, "the damage is no card").not.toContainText(given);
    const [outer, words] = [(await tile.boundingBox())!, (await tile.locator("span.words").boundingBox())!];
    expect(words.y >= outer.y && words.y + words.height <= outer.y + outer.height).toBe(true);
    expect(
      await page.locator("ul", { has: tile }).evaluate((list) => list.scrollHeight - list.clientHeight),
    ).toBeLessThanOrEqual(0);
    await accessible(page, "giving up an option");
  });
