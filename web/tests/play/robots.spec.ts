import { expect, type Page } from "@playwright/test";
import { accessible, DESKTOP, endOfRace, giveUp, PHONE, primary, startRace, test, type Look } from "./driver";
import { Person } from "../person";
import { makeFactory, race } from "./robots";

const LOOKS: Look[] = [
  DESKTOP,
  { ...DESKTOP, language: "ru", theme: "dark" },
  PHONE,
  { ...PHONE, language: "en", theme: "dark" },
];
const HUMAN = { kind: "human" };
const OPEN = { kind: "open" };
const BOT = { kind: "bot", level: "club" };

test("a whole race of four people, each in another look", async ({ come }) => {
  const [ana, ...others] = await Promise.all(LOOKS.map((look) => come(look)));
  const table = await makeFactory(ana!, [HUMAN, OPEN, OPEN, OPEN]);
  await ana!.goto(table);
  for (const page of others) {
    await page.goto(table);
    await page
      .getByRole("button", { name: /^(Sit|Сесть)/ })
      .first()
      .click();
  }
  await startRace(ana!);
  const people = [ana!, ...others];
  for (const page of people) {
    await expect(page.locator("button.slot[data-priority]")).toHaveCount(9);
    await accessible(page, "programming");
  }
  await Promise.all(people.map((page) => race(page, table)));
  for (const page of people) {
    await expect(endOfRace(page)).toBeVisible();
    await accessible(page, "end of race");
  }
  await ana!.goto(`${table}/replay`);
  await expect(ana!.locator(".strip, .cast, .registers").first()).toBeVisible();
  await accessible(ana!, "replay");
});

test("a card goes to the next register and back, and the board shows where it leads", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(await makeFactory(page, [HUMAN, BOT]));
  const hand = page.locator("button.slot[data-priority]");
  await hand.nth(0).click();
  await hand.nth(1).click();
  await expect(page.getByRole("button", { name: /^Register 2, (?!empty)/ })).toBeVisible();
  await expect(page.locator(".end .badge").first()).toBeVisible();
  await page.getByText("Choices", { exact: true }).click();
  await expect(page.locator(".actions .asked")).toContainText("register 3");
  await page.keyboard.press("9");
  await expect(page.getByRole("button", { name: /^Register 3, (?!empty)/ })).toBeVisible();
  await page.keyboard.press("9");
  await page.getByRole("button", { name: /^Register 1, (?!empty)/ }).click();
  await expect(page.getByRole("button", { name: /^Register 1, empty/ })).toBeVisible();
  await hand.nth(2).click();
  await expect(page.getByRole("button", { name: /^Register 1, (?!empty)/ })).toBeVisible();
  await page.reload();
  await expect(page.locator("button.slot.gone")).toHaveCount(2);
  await page.getByRole("switch", { name: /Show where/ }).click();
  await expect(page.locator(".end .badge")).toHaveCount(0);
});

test("above a wide board no word of the course stands alone in its line", async ({ come }) => {
  const page = await come({ ...DESKTOP, language: "ru" });
  await page.goto(await makeFactory(page, [HUMAN, ...Array(5).fill(BOT)], { course: "all_for_one_or_one_for_all" }));
  const rule = page.locator(".rules .rule").first();
  await expect(rule).toBeVisible();
  expect(await rule.evaluate((words) => words.getClientRects().length)).toBe(2);
});

test("beside signs of bots and options the word for what a robot does is whole", async ({ come }) => {
  const page = await come({ ...DESKTOP, language: "ru" });
  // Everybody starts with an option; whoever has the Recompile is asked something else first.
  do {
    await page.goto(await makeFactory(page, [HUMAN, BOT, BOT, BOT], { course: "war_zone" }));
    await page.locator("button.slot[data-priority], button.tile").first().waitFor();
  } while (await page.locator("button.tile").count());
  const words = page.locator(".who .state");
  await expect(words.filter({ hasText: "готово" })).toHaveCount(3);
  expect(
    await words.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    ),
  ).toEqual([]);
});

test("a program that was handed in can be changed until all are ready", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeFactory(ana, [HUMAN, OPEN]);
  await ana.goto(table);
  const boris = await come(PHONE, table);
  await boris.getByRole("button", { name: /Сесть/ }).first().click();
  await startRace(ana);
  const hand = ana.locator("button.slot[data-priority]");
  await expect(hand).toHaveCount(9);
  for (let i = 0; i < 5; i++) await hand.nth(i).click();
  await primary(ana).click();
  await ana.getByRole("button", { name: "Change the program" }).click();
  await expect(hand).toHaveCount(9);
});

for (const look of [DESKTOP, PHONE])
  test(`a program that loses the robot is handed in at the second tap (${look.width} wide)`, async ({ come }) => {
    const page = await come({ ...look, language: "en" });
    await page.addInitScript(() =>
      localStorage.setItem("paddock.settings", JSON.stringify({ language: "en", confirm: "cost" })),
    );
    await page.route(/\/forecast/, async (route) => {
      const { forecast } = (await (await route.fetch()).json()) as { forecast: object[] };
      await route.fulfill({ json: { forecast: forecast.map((row) => ({ ...row, lost: "pit" })) } });
    });
    await page.goto(await makeFactory(page, [HUMAN, BOT]));
    const hand = page.locator("button.slot[data-priority]");
    await expect(hand).toHaveCount(9);
    for (let i = 0; i < 5; i++) await hand.nth(i).click();
    await expect(page.getByText("your robot falls into a pit")).toBeVisible();
    await primary(page).click();
    await expect(primary(page)).toHaveText("Ready anyway");
    await primary(page).click();
    await expect(page.getByText("Ready anyway")).toHaveCount(0);
  });

/** Ana lays cards into registers 1 and 3 and lets the time run out: what she laid, and what her robot revealed. */
async function runOutOfTime(ana: Page): Promise<{ laid: number[]; shown: number[] }> {
  const table = await makeFactory(ana, [HUMAN, OPEN], { timer: "all" }, { pace: { kind: "live", seconds: 12 } });
  const boris = await Person.named("Boris");
  const id = table.replace("/t/", "");
  await ana.goto(table);
  await boris.sit(id, 1);
  await startRace(ana);
  const hand = ana.locator("button.slot[data-priority]");
  await expect(hand).toHaveCount(9);
  for (let i = 0; i < 3; i++) await hand.nth(i).click();
  await ana.getByRole("button", { name: /^Register 2, (?!empty)/ }).click();
  await ana.reload();
  await expect(ana.locator("button.slot.gone")).toHaveCount(2);
  const laid = await ana
    .locator("button.slot.gone")
    .evaluateAll((slots) => slots.map((slot) => Number((slot as HTMLElement).dataset.priority)));
  await expect(ana.getByText(/out of time, 2 registers filled blindly/)).toBeVisible();
  await expect(ana.getByText(/out of time, 5 registers filled blindly/)).toBeVisible();
  await ana.reload();
  await expect(ana.getByText(/^Time is up/), "also after a reload").toBeVisible();
  const { film } = await ana.evaluate(
    async (from) =>
      (await fetch(from)).json() as Promise<{
        film: { kind?: string; seat: number; args: { register: number; priority: number } }[];
      }>,
    `/api/tables/${id}/log`,
  );
  return {
    laid,
    shown: film.filter(({ kind, seat }) => kind === "revealed" && seat === 0).map(({ args }) => args.priority),
  };
}

test("when the time is up, the cards that lie in registers stay", async ({ come }) => {
  const ana = await come(DESKTOP);
  let { laid, shown } = await runOutOfTime(ana);
  // A blind card may lead over the edge before the third register is shown: then once more.
  while (shown.length < 3) ({ laid, shown } = await runOutOfTime(ana));
  expect([shown[0], shown[2]]).toEqual(laid);
});

test("the turn is a film that can be stopped, stepped and skipped", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(await makeFactory(page, [HUMAN, BOT, BOT]));
  const hand = page.locator("button.slot[data-priority]");
  await expect(hand).toHaveCount(9);
  for (let i = 0; i < 5; i++) await hand.nth(i).click();
  await primary(page).click();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Register \d, (?!face down)/ })).toHaveCount(5);
  await page.getByRole("button", { name: "Go to register 3" }).click();
  await expect(page.getByText("Cards are shown")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Register 5, (?!face down)/ })).toBeVisible();
  const told = page.locator(".told");
  await page.getByRole("button", { name: "Step forward" }).click();
  await expect(told).not.toBeEmpty();
  await page.getByRole("button", { name: /^To (the end|my cards)$/ }).click();
  await expect(page.locator(".deck")).toHaveCount(0);
});

test("whoever gives up and takes the seat back goes on in the film", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(
    await makeFactory(page, [HUMAN, ...Array<typeof BOT>(7).fill(BOT)], { course: "oddest_sea", turn_limit: 60 }),
  );
  const hand = page.locator("button.slot[data-priority]");
  await expect(hand).toHaveCount(9);
  for (let i = 0; i < 5; i++) await hand.nth(i).click();
  await primary(page).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await giveUp(page);
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  await page.getByRole("button", { name: "Take the wheel" }).click();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

for (const look of [DESKTOP, { ...PHONE, language: "en" as const }])
  test(`a slider leads through the whole race, by keys from turn to turn, ${look.width} wide`, async ({ come }) => {
    const page = await come(look);
    const table = await makeFactory(page, [HUMAN, BOT], { turn_limit: 3 });
    await page.goto(table);
    await race(page, table);
    await page.goto(`${table}/replay`);
    const slider = page.getByRole("slider", { name: "Place in the race" });
    await expect(slider).toHaveAttribute("aria-valuetext", /^Turn 1 of \d$/);
    const turns = Number((await slider.getAttribute("aria-valuetext"))!.at(-1));
    await expect(page.locator(".way:visible i:not(.moment)")).toHaveCount(turns);
    await slider.focus();
    await page.keyboard.press("End");
    await expect(slider).toHaveAttribute("aria-valuetext", `Turn ${turns} of ${turns}`);
    await expect(page.getByRole("button", { name: "Step forward" })).toBeDisabled();
    await page.keyboard.press("Home");
    await expect(slider).toHaveAttribute("aria-valuetext", `Turn 1 of ${turns}`);
    for (let turn = 2; turn <= turns; turn++) await page.keyboard.press("PageUp");
    await expect(slider).toHaveAttribute("aria-valuetext", `Turn ${turns} of ${turns}`);
    // A phone has no second line to wind the film by.
    const register = expect(page.getByRole("button", { name: "Go to register 1" }));
    await (look.width === PHONE.width ? register.toHaveCount(0) : register.toBeEnabled());
    await accessible(page, "replay");
  });

test("behind the curtain nothing is told of the next hand", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(
    await makeFactory(
      page,
      [
        { ...HUMAN, name: "Ana" },
        { ...HUMAN, name: "Boris" },
      ],
      {},
      { hot_seat: true },
    ),
  );
  const curtain = page.getByRole("dialog");
  await expect(curtain).toBeVisible();
  await expect(page.getByRole("button", { name: /priority|^Register/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^I am/ }).click();
  await expect(page.locator("button.slot[data-priority]")).toHaveCount(9);
});

test("a team course says who drives with whom, what is special, and how many it is for", async ({ come }) => {
  const page = await come({ ...PHONE, language: "en" }, "/new/roborally");
  await page
    .getByRole("radiogroup", { name: "Course" })
    .getByRole("radio")
    .filter({ hasText: "Capture the Flag" })
    .click();
  await expect(page.getByText("Team B")).toHaveCount(3);
  await page.locator("#option-seats").getByRole("button", { name: /^Less/ }).click();
  // At the seats, and over the button that is closed.
  await expect(page.getByText("This course is for 4, 6 or 8 players.").filter({ visible: true })).toHaveCount(2);
  await page.goto(await makeFactory(page, [HUMAN, BOT, BOT, BOT], { course: "capture_the_flag" }));
  const [note, about] = [page.locator("aside.note"), page.getByRole("button", { name: /^About this course/ })];
  await expect(about).toHaveAccessibleName("About this course: it has rules of its own");
  // Nothing lies over the board until it is asked for.
  await expect(page.getByText(/^(Where does your robot stand|Which board is your team's home)/)).toBeVisible();
  await expect(note).toHaveCount(0);
  await about.click();
  await expect(note).toContainText("Your team A: You, ");
  await expect(about).toHaveAccessibleName("About this course");
  await expect(page.getByText("Placing", { exact: true })).toBeVisible();
  await accessible(page, "about the course");
  await about.click();
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: /^You: team A, not placed yet, your choice, damage 0, lives 3/ }).click();
  await expect(page.getByText("Team A", { exact: true })).toBeVisible();
  await expect(page.getByText("No option cards.")).toBeVisible();
  await accessible(page, "about a robot");
});

test("a phone's window opens on the cell that is chosen", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(await makeFactory(page, [HUMAN, BOT, BOT, BOT], { course: "capture_the_flag" }));
  const [list, home] = [page.locator(".asking summary"), page.locator("button.tile").first()];
  const asked = page.getByText(/^(Where does your robot stand|Which board is your team's home)/);
  await expect(asked).toBeVisible();
  if ((await asked.textContent())!.startsWith("Which")) await home.click(); // without a second tap, as everywhere here
  await expect(list).toBeVisible();
  const cells = page.locator("g.target");
  for (const cell of [cells.first(), cells.last()]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await cell.dispatchEvent("click");
    await page.setViewportSize({ width: 390, height: 844 });
    const seen = async () => {
      const [board, chosen] = [
        (await page.locator("div.window").boundingBox())!,
        (await page.locator("g.target.armed").boundingBox())!,
      ];
      const [x, y] = [chosen.x + chosen.width / 2, chosen.y + chosen.height / 2];
      return x > board.x && x < board.x + board.width && y > board.y && y < board.y + board.height;
    };
    await expect.poll(seen, "the window glides there").toBe(true);
  }
});

test("every course can be looked at before a table is opened", async ({ come }) => {
  const page = await come({ ...PHONE, language: "en" }, "/new/roborally");
  const courses = page.getByRole("radiogroup", { name: "Course" }).getByRole("radio");
  await expect(courses).toHaveCount(34);
  const limit = page.getByRole("spinbutton", { name: "Turn limit" });
  await expect(limit).toHaveText("none");
  await limit.press("ArrowUp");
  await expect(limit).toHaveText("1");
  await courses.filter({ hasText: "Set to Kill" }).click();
  await expect(page.getByText("Robot lasers do double damage.")).toBeVisible();
  await accessible(page, "new table");
  await page.goto("/rules/roborally#re-entry");
  await expect(page.getByRole("heading", { name: "Team courses" })).toBeVisible();
  await accessible(page, "rules");
});

test("on a phone a program is made from near, with all of it in sight, and the whole course at a tap", async ({
  come,
}) => {
  const page = await come({ ...PHONE, language: "en" });
  await page.goto(await makeFactory(page, [HUMAN, BOT]));
  const hand = page.locator("button.slot[data-priority]");
  await expect(hand).toHaveCount(9);
  const cell = () =>
    page.evaluate(() => 100 * document.querySelectorAll<SVGSVGElement>(".window > svg")[1]!.getScreenCTM()!.a);
  await expect.poll(cell).toBeGreaterThan(34);
  for (let i = 0; i < 5; i++) await hand.nth(i).click();
  const end = page.locator(".end .badge").last();
  await expect(end).toBeVisible();
  const floor = (await page.locator("div.window").boundingBox())!.y;
  await expect.poll(async () => (await end.boundingBox())!.y, "in sight").toBeGreaterThan(floor);
  for (const button of await page.locator(".hall button").filter({ visible: true }).all()) {
    const { y, height } = (await button.boundingBox())!;
    expect(y + height, "no button lies on the floor").toBeLessThanOrEqual(floor);
  }
  await expect(page.getByRole("button", { name: /^Show flag 1, \d+ cells away$/ })).toContainText(/1\s*\d+ cells/);
  await page.getByRole("button", { name: "Whole course" }).first().click();
  await expect.poll(cell).toBeLessThan(27);
  await page.getByRole("button", { name: "Follow me" }).click();
  await expect.poll(cell).toBeGreaterThan(27);
});

for (const look of [DESKTOP, { ...PHONE, language: "en" as const }])
  test(`a blocker takes no flags: none is pointed at while it is programmed, ${look.width} wide`, async ({ come }) => {
    const page = await come(look);
    await page.goto(await makeFactory(page, [HUMAN, BOT, BOT, BOT], { course: "interference" }));
    const hand = page.locator("button.slot[data-priority]");
    await expect(page.locator("g.flag.next")).toHaveCount(1);
    for (let i = 0; i < 5; i++) await hand.nth(i).click();
    await primary(page).click();
    const cap = page.locator(".program .cap").filter({ hasText: "Blocker" });
    await expect(cap).toBeVisible();
    await expect(page.locator("g.flag.next")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Show flag/ })).toHaveCount(0);
    const row = page.getByRole("button", { name: /^You \(blocker\): / });
    await expect(page.locator(".row").filter({ has: row }).locator(".state")).toHaveText("blocker\u00a0· choosing");
  });

test("of one's two robots the list says which one does what, in whole words", async ({ come }) => {
  const page = await come({ ...DESKTOP, language: "ru" });
  await page.goto(await makeFactory(page, [HUMAN, BOT, BOT, BOT], { course: "interference" }));
  const words = page.locator(".who .state");
  for (const own of ["гонщик · выбираете", "блокир. · выбираете"])
    await expect(words.filter({ hasText: own })).toHaveCount(1);
  expect(
    await words.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    ),
  ).toEqual([]);
});

test("the waiting room shows every seat's team", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(await makeFactory(page, [HUMAN, OPEN, OPEN, BOT], { course: "capture_the_flag" }));
  await expect(page.locator("main li .team")).toHaveText(["Team A", "Team B", "Team A", "Team B"]);
});

test("where the hint beside a program's title is long, it is wrapped, not cut", async ({ come }) => {
  const page = await come({ ...DESKTOP, language: "ru" });
  await page.goto(await makeFactory(page, [HUMAN, BOT, BOT, BOT], { course: "interference" }));
  const hand = page.locator("button.slot[data-priority]");
  for (let i = 0; i < 5; i++) await hand.nth(i).click();
  await primary(page).click();
  const hint = page.locator(".cap").filter({ hasText: "блокировщика" }).locator(".hint");
  for (const words of [/регистр 1/, /вернёт карту/]) {
    await expect(hint).toHaveText(words);
    expect(await hint.evaluate((said) => said.scrollWidth - said.clientWidth)).toBeLessThanOrEqual(0);
    await hand.first().click();
  }
});

test("a course too large for the desk shows one's own robot and its surroundings, and the whole at a tap", async ({
  come,
}) => {
  const page = await come(DESKTOP);
  await page.goto(await makeFactory(page, [HUMAN, BOT, BOT, BOT, BOT], { course: "marathon_madness" }));
  // Whoever was dealt Recompile is asked before there is a hand.
  await expect(page.locator("button.slot[data-priority], button.tile").first()).toBeVisible();
  const cell = () =>
    page.evaluate(() => 100 * document.querySelectorAll<SVGSVGElement>(".window > svg")[1]!.getScreenCTM()!.a);
  const follows = page.getByRole("button", { name: "Follow me" });
  await expect.poll(cell).toBeGreaterThan(36);
  await page.getByRole("button", { name: "Whole course" }).click();
  await expect.poll(cell).toBeLessThan(26);
  await expect(page.getByRole("button", { name: "Whole course" })).toHaveCount(0);
  await follows.click();
  await expect.poll(cell).toBeGreaterThan(36);
});

for (const [course, width, height] of [
  ["marathon_madness", 1440, 900],
  ["frenetic_factory", 1440, 900],
  ["frenetic_factory", 1280, 720],
  ["frenetic_factory", 820, 1100],
  ["capture_the_flag", 1100, 760],
] as const)
  test(`map and zoom of ${course} lie beside the floor and hide nothing, ${width} wide`, async ({ come }) => {
    const page = await come({ width, height, language: "ru" });
    await page.goto(await makeFactory(page, [HUMAN, ...Array<typeof BOT>(3).fill(BOT)], { course }));
    const hand = page.locator("button.slot[data-priority]");
    // What is dealt elsewhere may ask for something else first.
    for (let i = 0; course === "frenetic_factory" && i < 5; i++) await hand.nth(i).click();
    const follows = page.getByRole("button", { name: "За мной" });
    const zoom = page.getByRole("button", { name: "Ближе" });
    await zoom.click();
    const tools = [page.getByRole("button", { name: "Вся трасса" }), zoom, follows];
    const others = [
      page.locator("div.window"),
      page.locator(".beside .top"),
      page.locator(".beside .cast"),
      page.locator(".rail").first(),
    ];
    for (const tool of tools) {
      const a = (await tool.boundingBox())!;
      for (const other of others) {
        const b = (await other.count()) ? await other.boundingBox() : null;
        if (b)
          expect(
            a.x + a.width <= b.x + 1 ||
              b.x + b.width <= a.x + 1 ||
              a.y + a.height <= b.y + 1 ||
              b.y + b.height <= a.y + 1,
            `${await tool.ariaSnapshot()} lies on something`,
          ).toBe(true);
      }
    }
    const [cast, beside] = [
      (await others[2]!.count()) ? await others[2]!.boundingBox() : null,
      await page.locator(".beside").boundingBox(),
    ];
    if (cast)
      expect(cast.y + cast.height, "all of the forecast is in sight").toBeLessThanOrEqual(beside!.y + beside!.height);
    await tools[0]!.click();
    await expect(tools[0]!).toHaveCount(0);
    await accessible(page, "large course");
  });

for (const [language, words] of [
  ["en", /^Power down next turn\s*only with damage$/],
  ["ru", /^Выключить в след\. раунде\s*только с повреждениями$/],
] as const)
  test(`a phone's switch says that a robot powers down in the next turn, ${language}`, async ({ come }) => {
    const page = await come({ ...PHONE, language });
    await page.goto(await makeFactory(page, [HUMAN, BOT]));
    const said = page.locator(".down span");
    await expect(said).toHaveText(words);
    expect((await said.boundingBox())!.height, "in three lines").toBeLessThan(56);
    await expect(page.locator(".row.mine .mark"), "whoever programs has no mark").toBeEmpty();
  });

const slots = (page: Page) => page.locator("button.slot[data-priority]");
const register = (page: Page, number: number) => page.locator(".registers > li").nth(number - 1);
const priorityOf = async (page: Page, number: number) =>
  Number(/· (\d+)\./.exec((await register(page, number).getByRole("button").getAttribute("aria-label"))!)?.[1] ?? 0);
const prioritiesOf = (page: Page) => Promise.all([1, 2, 3, 4, 5].map((number) => priorityOf(page, number)));
const dealt = (page: Page) =>
  slots(page).evaluateAll((all) => all.map((slot) => Number((slot as HTMLElement).dataset.priority)));

/** The middle of what can be seen of an element. */
async function middle(what: ReturnType<Page["locator"]>): Promise<[number, number]> {
  const { x, y, width, height } = (await what.boundingBox())!;
  return [x + width / 2, y + height / 2];
}
async function drag(page: Page, from: ReturnType<Page["locator"]>, to: ReturnType<Page["locator"]>): Promise<void> {
  const [[x, y], [left, top]] = [await middle(from), await middle(to)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + left) / 2, (y + top) / 2, { steps: 4 });
  await page.mouse.move(left, top, { steps: 4 });
  await page.mouse.up();
}

/** Three ways to lay the first cards of the hand into registers 4, 2, 5, 1, 3 and to let the last two change places. */
const WAYS_TO_PLAY: Record<
  string,
  {
    lay: (page: Page, card: number, number: number) => Promise<void>;
    swap: (page: Page, a: number, b: number) => Promise<void>;
  }
> = {
  drag: {
    lay: (page, card, number) => drag(page, slots(page).nth(card), register(page, number)),
    swap: (page, a, b) => drag(page, register(page, a), register(page, b)),
  },
  tap: {
    lay: async (page, card, number) => {
      await register(page, number).getByRole("button").click();
      await slots(page).nth(card).click();
    },
    swap: async (page, a, b) => {
      const [one, other] = [await priorityOf(page, a), await priorityOf(page, b)];
      for (const number of [a, b]) await register(page, number).getByRole("button").click();
      for (const [number, priority] of [
        [a, other],
        [b, one],
      ] as const) {
        await register(page, number).getByRole("button").click();
        await page.locator(`button.slot[data-priority="${priority}"]`).click();
      }
    },
  },
  keyboard: {
    lay: async (page, card, number) => {
      await register(page, number).getByRole("button").focus();
      await page.keyboard.press("Enter");
      await slots(page).nth(card).focus();
      await page.keyboard.press("Enter");
    },
    swap: async (page, a, b) => {
      await register(page, a).getByRole("button").focus();
      for (let number = a; number < b; number++) await page.keyboard.press("Shift+ArrowRight");
      for (let number = b - 1; number > a; number--) {
        await register(page, number).getByRole("button").focus();
        await page.keyboard.press("Shift+ArrowLeft");
      }
    },
  },
};
const ORDER = [4, 2, 5, 1, 3];

for (const [name, { lay, swap }] of Object.entries(WAYS_TO_PLAY))
  for (const look of name === "keyboard" ? [DESKTOP] : [DESKTOP, { ...PHONE, language: "en" as const }])
    test(`a program is made by ${name}, any register first, and cards change places between registers, ${look.width} wide`, async ({
      come,
    }) => {
      const page = await come(look);
      const table = await makeFactory(page, [HUMAN, BOT], { turn_limit: 1 });
      await page.goto(table);
      await expect(slots(page)).toHaveCount(9);
      const hand = await dealt(page);
      for (const [card, number] of ORDER.entries()) {
        await lay(page, card, number);
        await expect.poll(() => priorityOf(page, number), `card ${card} into register ${number}`).toBe(hand[card]);
      }
      const laid = [1, 2, 3, 4, 5].map((number) => hand[ORDER.indexOf(number)]!);
      await swap(page, 1, 3);
      await expect.poll(() => prioritiesOf(page)).toEqual([laid[2], laid[1], laid[0], laid[3], laid[4]]);
      const ready = primary(page);
      if (name === "keyboard") await ready.press("Enter");
      else await ready.click();
      await race(page, table);
      await expect(endOfRace(page)).toBeVisible();
    });

test("a card that is dragged beside the registers goes back, and a locked register takes none", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(await makeFactory(page, [HUMAN, BOT]));
  await expect(slots(page)).toHaveCount(9);
  await drag(page, slots(page).nth(2), register(page, 3));
  await expect(page.locator("button.slot.gone")).toHaveCount(1);
  await drag(page, register(page, 3), page.locator(".rail").first());
  await expect(page.locator("button.slot.gone")).toHaveCount(0);
  await expect(page.locator("body > .slot, [data-console] > .slot"), "nothing is left hanging").toHaveCount(0);
});

/** The table as the server tells it, with these options on one's own robot, and perhaps another question. */
async function pretend(page: Page, change: (message: Told) => void): Promise<void> {
  const told = (text: string) => {
    const message = JSON.parse(text) as Told;
    if (message.view) change(message);
    return JSON.stringify(message);
  };
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(told(String(message))));
  });
  await page.route(/\/api\/tables\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: told(await answer.text()), contentType: "application/json" });
  });
}
interface Told {
  view?: {
    phase: string;
    register: number;
    step: string;
    hands: object[];
    robots: { seat: number; robot: number; damage: number; options: object[] }[];
  };
  question: object | null;
  open_seats: number[];
}
const FIVE = ["ablative_coat", "conditional_program", "brakes", "circuit_breaker", "recompile"];
const optionsOf = (message: Told) => {
  const mine = message.view!.robots.find(({ seat }) => seat === 0)!;
  mine.options = FIVE.map((id) => ({
    id,
    tokens: id === "ablative_coat" ? 2 : 0,
    stored: id === "conditional_program",
  }));
  return mine;
};
/** Nothing of it lies below the window or beside it, and no words are cut. */
async function whole(page: Page, what: string, names: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const one of await page.locator(what).all()) {
    const box = (await one.boundingBox())!;
    expect(
      box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height,
      `${await one.textContent()} lies in the window`,
    ).toBe(true);
  }
  const cut = await page
    .locator(names)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(cut, "names are whole").toEqual([]);
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
  [390, 844],
  [360, 640],
] as const) {
  test(`five option cards lie in sight while a program is made, ${width} wide`, async ({ come }) => {
    const page = await come({ width, height, language: "ru" });
    await pretend(page, optionsOf);
    await page.goto(await makeFactory(page, [HUMAN, BOT]));
    await expect(page.locator("button.option")).toHaveCount(5);
    await whole(
      page,
      "button.option, button.slot, button.primary",
      width > 720 ? ".option .words b" : ".option .short",
    );
    await page.locator("button.option").first().click();
    await expect(page.getByText(/Следующие 3 повреждения/)).toBeVisible();
    await accessible(page, "options");
  });
  if (width > 720)
    test(`whether an option is given up is asked with nothing clipped, ${width} wide`, async ({ come }) => {
      const page = await come({ width, height, language: "ru" });
      await page.addInitScript(() =>
        localStorage.setItem("paddock.settings", JSON.stringify({ language: "ru", confirm: "cost" })),
      );
      await pretend(page, (message) => {
        const mine = optionsOf(message);
        mine.damage = 4;
        const cards = FIVE.map((card, i) => ({ choice: i + 1, label: { kind: "give-up", card } }));
        message.question = {
          kind: "give-up-option",
          seat: 0,
          args: { robot: mine.robot, blocker: 0, damage: 4, tokens: 1 },
          options: [{ choice: 0, label: { kind: "take-damage" } }, ...cards],
        };
        message.open_seats = [0];
        Object.assign(message.view!, { phase: "run", register: 3, step: "lasers", hands: [] });
      });
      await page.goto(await makeFactory(page, [HUMAN, BOT]));
      await expect(page.locator("button.tile")).toHaveCount(6);
      await whole(page, "button.tile", ".tile .words b");
      expect(
        await page
          .locator(".tile .words")
          .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length),
        "sentences are whole",
      ).toBe(0);
      await page.locator("button.tile").nth(3).click();
      await expect(page.getByText("Взамен уходит Тормоза")).toBeVisible();
      await accessible(page, "an option to give up");
    });
}
