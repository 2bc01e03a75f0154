import { expect, test } from "@playwright/test";
import { DESKTOP, driveToTheEnd, endOfRace, makeTable, open, PHONE, primary } from "./driver";

const BOTS = [{ kind: "human" }, { kind: "bot", level: "club" }];

test("Race now: playing after one click", async ({ page }) => {
  await open(page, "/", DESKTOP);
  await page.getByRole("button", { name: /Race now/ }).first().click();
  await expect(page.locator("button.slot")).toHaveCount(7);
  await expect(primary(page)).toBeVisible();
});

for (const [name, look] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`a whole race on a ${name}`, async ({ page }) => {
    await open(page, "/", look);
    await page.goto(await makeTable(page, BOTS));
    await driveToTheEnd(page);
    await expect(endOfRace(page)).toBeVisible();
  });
}

test("a reload in the middle of a turn loses nothing", async ({ page }) => {
  await open(page, "/", DESKTOP);
  await page.goto(await makeTable(page, BOTS));
  await expect(page.locator("button.slot")).toHaveCount(7);
  const before = await page.locator("button.slot").allInnerTexts();
  await page.reload();
  await expect(page.locator("button.slot")).toHaveCount(7);
  expect(await page.locator("button.slot").allInnerTexts()).toEqual(before);
});

test("two people at one table, and somebody who watches", async ({ browser }) => {
  const [ana, boris, carla] = await Promise.all([1, 2, 3].map(async () => (await browser.newContext()).newPage()));
  await open(ana!, "/", DESKTOP);
  const table = await makeTable(ana!, [{ kind: "human" }, { kind: "open" }]);
  await ana!.goto(table);
  await open(boris!, table, PHONE);
  await boris!.getByRole("button", { name: /Сесть/ }).first().click();
  await expect(boris!.locator("button.slot")).toHaveCount(7);
  await expect(ana!.locator("button.slot")).toHaveCount(7);
  await open(carla!, table, DESKTOP);
  await expect(carla!.locator("main, .table").first()).toBeVisible();
  await expect(carla!.locator("button.slot")).toHaveCount(0);
});
