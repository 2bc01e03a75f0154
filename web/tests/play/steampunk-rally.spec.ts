import { expect, type Locator, type Page } from "@playwright/test";
import { accessible, DESKTOP, endOfRace, PHONE, primary, startRace, test, type Look } from "./driver";
import { hint, note, noted, watchHints } from "./hints";
import { draftCards, machine, makeRally, rally, sockets } from "./rally";

const LOOKS: Look[] = [DESKTOP, { ...PHONE, theme: "dark" }, { ...PHONE, language: "en" }];
const HUMAN = { kind: "human" };
const OPEN = { kind: "open" };
const BOT = { kind: "bot", level: "club" };

test("a whole race of three people and a bot, all acting at once", async ({ come }) => {
  const [ana, ...others] = await Promise.all(LOOKS.map((look) => come(look)));
  const table = await makeRally(ana!, [HUMAN, OPEN, OPEN, BOT]);
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
    await expect(draftCards(page)).toHaveCount(4);
    await accessible(page, "draft");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nothing sideways").toBe(0);
  }
  await Promise.all(people.map((page) => rally(page, () => page.locator(".race").isVisible())));
  for (const page of people) await accessible(page, "race");
  await Promise.all(people.map((page) => rally(page)));
  for (const page of people) {
    await expect(endOfRace(page)).toBeVisible();
    await accessible(page, "end of race");
  }
});

test("in Russian on a desktop a race against a bot is played to its end", async ({ come }) => {
  const page = await come({ ...DESKTOP, language: "ru", theme: "dark" });
  await page.goto(await makeRally(page, [HUMAN, BOT], { inventors: "chosen" }));
  await rally(page, () => page.locator(".draft").isVisible());
  await expect(machine(page)).toHaveCount(2);
  await rally(page);
  await expect(endOfRace(page)).toBeVisible();
});

/** The card is carried by the mouse: places light up while it is in hand. */
async function drag(page: Page, card: Locator): Promise<void> {
  await card.hover();
  await page.mouse.down();
  await page.mouse.move(500, 500, { steps: 4 });
  await sockets(page).first().hover();
  await page.mouse.up();
}

test("a part is built by tapping, by dragging and by keys", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(await makeRally(page, [HUMAN, BOT]));
  await expect(draftCards(page)).toHaveCount(4);
  for (const way of ["taps", "drag", "keys"]) {
    await expect(page.locator(".draft:not(.using)")).toBeVisible();
    const before = await machine(page).count();
    // Boosts are no parts.
    await draftCards(page)
      .filter({ hasNot: page.locator("g.card.black") })
      .first()
      .click();
    const build = page.locator(".chip").first();
    if (way === "taps") {
      await build.click();
      await sockets(page).first().click();
    } else {
      await primary(page).click();
      await expect(page.locator(".draft.using")).toBeVisible();
      const card = page.locator(".draft button.card").first();
      if (way === "drag") await drag(page, card);
      else await card.press("Shift+ArrowRight");
      await expect(primary(page)).toHaveText(/^Build /);
    }
    await primary(page).click();
    await expect(machine(page), way).toHaveCount(before + 1);
  }
});

test("what somebody has lifted stays in hand while the others act", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeRally(ana, [HUMAN, OPEN]);
  await ana.goto(table);
  const boris = await come(PHONE, table);
  await boris.getByRole("button", { name: /Сесть/ }).first().click();
  await startRace(ana);
  for (const page of [ana, boris]) {
    await draftCards(page).first().click();
    await primary(page).click();
  }
  for (const page of [ana, boris]) await expect(page.locator(".draft.using")).toBeVisible();
  // Every card can be sold, or kept if it is a boost.
  const chip = ana.locator(".chip:not(.no)").last();
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  const deed = (await primary(ana).textContent())!;
  const done = ana.locator(".rail-list .row").filter({ hasText: "done" });
  await rally(boris, async () => (await done.count()) === 1);
  await expect(chip, "and what was chosen is still so").toHaveAttribute("aria-pressed", "true");
  await expect(primary(ana)).toHaveText(deed);
  expect(deed).toMatch(/^(Take \d|Keep |Build )/);
});

const GUIDED: Record<string, { look: Look; goal: string; dice: string; next: RegExp }> = {
  "English, on a desktop": {
    look: DESKTOP,
    goal: "Farthest beyond the line",
    dice: "Dice drive parts",
    next: /A whole race/,
  },
  "Russian, on a phone": {
    look: PHONE,
    goal: "Дальше всех за чертой",
    dice: "Кубики двигают отсеки",
    next: /Обычная гонка/,
  },
};
for (const [name, { look, goal, dice, next }] of Object.entries(GUIDED)) {
  test(`the guided race explains each thing once, and says what next: ${name}`, async ({ come }) => {
    const page = await come(look, "/learn/steampunk_rally");
    await expect(hint(page)).toBeVisible();
    await note(page);
    await rally(page, watchHints(page));
    await expect(endOfRace(page)).toBeVisible();
    const told = await noted(page);
    expect(told[0]).toBe(goal);
    expect(told).toContain(dice);
    expect(told).toEqual([...new Set(told)]);
    expect(told.length, "bulb, terrain and damage are told, too").toBeGreaterThan(6);
    await expect(page.getByRole("link", { name: next })).toBeVisible();
    await accessible(page, "end of the guided race");
  });
}

for (const look of [DESKTOP, PHONE])
  test(`the whole track lies open on a sheet at ${look.width}`, async ({ come }) => {
    const page = await come(look);
    await page.goto(await makeRally(page, [HUMAN, BOT]));
    await expect(draftCards(page)).toHaveCount(4);
    const open = page.locator(".strip .whole");
    const sheet = page.getByRole("complementary", { name: /whole track|вся трасса/ });
    await open.click();
    const spaces = sheet.locator(".row button");
    await expect(spaces.first()).toBeVisible();
    await expect(sheet.locator(".row g.pawn:has(.face)")).not.toHaveCount(0);
    await accessible(page, "the whole track");
    const scrolled = () => page.evaluate(() => [scrollX, scrollY, document.documentElement.scrollWidth - innerWidth]);
    await sheet.locator(".rows").evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect(spaces.last(), "the end of the track").toBeInViewport();
    expect(await scrolled(), "only the sheet moves").toEqual([0, 0, 0]);
    await spaces.last().click();
    await expect(page.getByRole("tooltip")).toContainText(/beyond the line|за чертой/);
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
    await expect(open).toBeFocused();
    await page.keyboard.press("Enter");
    await sheet.locator("button[tabindex='0']").press("ArrowRight");
    await expect(spaces.nth(1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tooltip")).toBeVisible();
    await page.mouse.click(look.width / 2, 20);
    await expect(sheet).toHaveCount(0);
  });
