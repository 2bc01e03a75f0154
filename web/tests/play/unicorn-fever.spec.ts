import { expect } from "@playwright/test";
import { accessible, DESKTOP, endOfRace, PHONE, primary, startRace, test, type Look } from "./driver";
import { coversNothing, hint, note, noted } from "./hints";
import { askedFor, bet, bets, hand, lanes, listenForSecrets, makeStable, secretsOn, tokens } from "./unicorns";

const LOOKS: Look[] = [DESKTOP, PHONE, { ...PHONE, language: "en", theme: "dark" }];
const HUMAN = { kind: "human" };
const OPEN = { kind: "open" };
const BOT = { kind: "bot", level: "rookie" };

test("a whole championship of three people and a bot, each in another look, and nobody sees what others hide", async ({
  come,
}) => {
  const people = await Promise.all(LOOKS.map((look) => come(look)));
  const [ana, ...others] = people;
  const heard = people.map(listenForSecrets);
  const table = await makeStable(ana!, [HUMAN, OPEN, OPEN, BOT]);
  await ana!.goto(table);
  for (const page of others) {
    await page.goto(table);
    await page
      .getByRole("button", { name: /^(Sit|Сесть)/ })
      .first()
      .click();
  }
  await startRace(ana!);
  for (const page of people) {
    await expect(hand(page)).toHaveCount(5);
    await accessible(page, "plan");
  }
  await Promise.all(
    people.map((page, i) => {
      let looked = 0;
      return bet(page, 2 * i + 1, async (kind) => {
        // Now and then: looking takes the processor from those who play.
        if (kind === "take-action" && looked++ % 4 === 1) expect(await secretsOn(page)).toEqual([]);
      });
    }),
  );
  for (const page of people) {
    await expect(endOfRace(page)).toBeVisible();
    await expect(page.locator(".chart svg path.line"), "a line of fame for every player").toHaveCount(4);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(fits, "nothing sideways").toBe(true);
    await accessible(page, "end of the championship");
  }
  expect(heard).toEqual([[], [], []]);
  await ana!.goto(`${table}/replay`);
  await expect(ana!.locator("[data-console]")).toBeVisible();
  await accessible(ana!, "replay");
});

for (const look of [DESKTOP, PHONE])
  test(`a bet shows what it wins and what is left, and can be put back, ${look.width} wide`, async ({ come }) => {
    const page = await come({ ...look, language: "en" });
    await page.goto(await makeStable(page, [HUMAN, BOT, BOT]));
    await bet(page, 0, async (kind) => kind === "take-action");
    await page.locator('[data-token^="winner-bet"].lit').click();
    await expect(bets(page).first()).toBeVisible();
    // The fastest that may be chosen: it is not in form.
    const lit = page.locator("[data-bet$='-winner'].lit");
    const times = Math.min(...(await lit.allInnerTexts()).map((words) => Number(/×(\d)/.exec(words)![1])));
    await lit.filter({ hasText: `×${times}` }).first().click();
    await page.getByRole("button", { name: "4", exact: true }).click();
    await expect(primary(page)).toHaveText("Bet 4 gold");
    await expect(page.locator(".act .win b").first()).toHaveText(String(4 * times));
    await expect(page.locator(".act .win b").last(), "5 for the winner, and those on the token").toHaveText(/^[67]$/);
    await expect(page.locator("[data-bet].draft")).toHaveText(new RegExp(`4 → ${4 * times}`));
    await page.getByRole("button", { name: "Put back" }).click();
    await expect(bets(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Put back" }).click();
    await expect(tokens(page).first()).toBeVisible();
  });

for (const look of [DESKTOP, PHONE])
  test(`a loan is offered before an action and asks twice, ${look.width} wide`, async ({ come }) => {
    const page = await come({ ...look, language: "en" });
    await page.addInitScript(() =>
      localStorage.setItem("paddock.settings", JSON.stringify({ language: "en", confirm: "cost", speed: 2 })),
    );
    await page.goto(await makeStable(page, [HUMAN, BOT, BOT]));
    await bet(page, 0, async (kind) => kind === "take-action");
    const loan = page.getByRole("button", { name: /\+20 now, 25 back/ });
    await loan.click();
    await expect(loan).toContainText("Really borrow?");
    await page.waitForTimeout(400); // a second tap sooner than this belongs to the first
    await loan.click();
    await expect(page.locator(look === PHONE ? ".row.mine, .rail" : ".purse").first()).toContainText("40");
  });

test("magic is laid by a card and a lane, face down for everybody else", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeStable(ana, [HUMAN, OPEN, BOT]);
  await ana.goto(table);
  const boris = await come(PHONE, table);
  await boris.getByRole("button", { name: /Сесть/ }).first().click();
  await startRace(ana);
  await bet(boris, 0, async () => (await askedFor(ana)) === "take-action");
  await ana.locator('[data-token^="magic"].lit').click();
  await expect(ana.locator("[data-asked=play-magic]")).toBeVisible();
  const card = hand(ana).first();
  const letter = await card.locator(".letter").textContent();
  await card.click();
  await expect(lanes(ana)).toHaveCount(6);
  await ana.locator("[data-lane=green]").click();
  await expect(ana.locator("main svg text").filter({ hasText: new RegExp(`^${letter}$`) })).toHaveCount(1);
  await expect(boris.locator("[data-lane=green]")).toHaveAttribute("aria-label", /взакрытую|рубашкой/);
  expect(await secretsOn(boris)).toEqual([]);
});

const FIRST_GAMES: Record<string, { look: Look; told: string[]; next: string }> = {
  "English, on a desktop": {
    look: DESKTOP,
    told: ["Fame wins", "Three actions a race", "Your unicorn", "The odds have moved", "The last race"],
    next: "A table with friends",
  },
  "Russian, on a phone": {
    look: PHONE,
    next: "Стол с друзьями",
    told: ["Побеждает слава", "Три действия на гонку", "Ваш единорог", "Коэффициенты сдвинулись", "Последняя гонка"],
  },
};
for (const [name, { look, told, next }] of Object.entries(FIRST_GAMES))
  test(`the guided championship explains each thing once and says what comes next: ${name}`, async ({ come }) => {
    const page = await come(look, "/learn/unicorn_fever");
    await expect(hand(page)).toHaveCount(5);
    await expect(hint(page)).toBeVisible();
    await accessible(page, "guided championship");
    await note(page);
    await coversNothing(page);
    await hint(page).locator(".got").click();
    await bet(page, 1);
    await expect(endOfRace(page)).toBeVisible();
    const heard = await noted(page);
    expect(heard.slice(0, 2)).toEqual(told.slice(0, 2));
    expect(heard).toEqual(expect.arrayContaining(told));
    expect(heard).toEqual([...new Set(heard)]);
    await expect(page.getByRole("link", { name: next })).toBeVisible();
    await accessible(page, "end of the guided championship");
  });
