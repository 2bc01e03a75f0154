/** A game of another package: our pages know nothing of it, and it is played all the same. */
import { expect } from "@playwright/test";
import { accessible, DESKTOP, endOfRace, PHONE, test } from "./driver";

const WORDS = {
  en: {
    name: "Little race", race: "Race now: Little race", asked: "How many dice do you roll?", dice: "2 dice",
    rolled: /rolls \d/, over: "The finish was crossed", board: "Board", result: "Race result",
    head: /Round \d+, 25 spaces/,
  },
  ru: {
    name: "Маленькая гонка", race: "На старт: Маленькая гонка", asked: "Сколько кубиков бросаете?", dice: "2 кубика",
    rolled: /выпало \d/, over: "Финиш пересечён", board: "Доска", result: "Итоги гонки", head: /Раунд \d+, клеток: 25/,
  },
};

for (const look of [DESKTOP, PHONE]) {
  test(`a race of another package is driven to its end: ${look.width} px`, async ({ come }) => {
    const words = WORDS[look.language];
    const page = await come(look);
    await page.getByRole("article", { name: words.name }).getByRole("button", { name: words.race }).click();
    await expect(page.getByText(words.asked)).toBeVisible();
    await expect(page.locator("pre")).toHaveText(words.head);
    await accessible(page, "the plain table");
    const dice = page.getByRole("button", { name: words.dice });
    const over = page.getByRole("button", { name: words.result });
    while (!(await over.isVisible())) {
      await expect(dice.or(over).first()).toBeVisible();
      if (await dice.isVisible()) await dice.click({ timeout: 2_000 }).catch(() => undefined);
    }
    await over.click();
    await expect(endOfRace(page)).toBeVisible();
    await expect(page.getByText(words.over)).toBeVisible();
    await accessible(page, "the end");
    await page.getByRole("button", { name: words.board }).click();
    await expect(page.getByText(words.rolled).first()).toBeAttached();
    await page.goto(`${page.url()}/replay`);
    await expect(page.locator("pre"), "the film begins on the grid").not.toContainText(".●");
    await expect(page.locator("pre")).toContainText("●");
  });
}

test("a table of another package's game is made with its own options", async ({ come }) => {
  const page = await come(DESKTOP, "/new/little_race");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Little race");
  await expect(page.getByText("How many spaces the road has.")).toBeVisible();
  await accessible(page, "the form");
});

test("a game that nobody has is not found", async ({ come }) => {
  const page = await come(DESKTOP, "/new/chess");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Off the track");
});
