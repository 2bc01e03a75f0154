import { expect } from "@playwright/test";
import { accessible, cards, DESKTOP, drive, endOfRace, makeTable, PHONE, round, test } from "./driver";

test("Race now: playing after one click", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.getByRole("button", { name: /Race now/ }).first().click();
  await expect(cards(page)).toHaveCount(7);
});

const LOOKS = { "Russian, on a desktop": { ...DESKTOP, language: "ru" as const }, "English, on a phone, in the dark": { ...PHONE, language: "en" as const, theme: "dark" as const } };
for (const [name, look] of Object.entries(LOOKS)) {
  test(`a whole race against a bot: ${name}`, async ({ come }) => {
    const page = await come(look);
    await page.goto(await makeTable(page, { seats: [{ kind: "human" }, { kind: "bot", level: "club" }] }));
    await drive(page);
    await expect(endOfRace(page)).toBeVisible();
    await accessible(page, "end of race");
  });
}

test("a whole race of two people, watched by a third", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }] });
  await ana.goto(table);
  const boris = await come(PHONE, table);
  await boris.getByRole("button", { name: /Сесть/ }).first().click();
  await expect(cards(boris)).toHaveCount(7);
  const carla = await come(DESKTOP, table);
  await expect(carla.locator(".rail-list")).toBeVisible();
  await expect(cards(carla)).toHaveCount(0);

  await Promise.all([drive(ana), drive(boris)]);
  await expect(endOfRace(ana)).toBeVisible();
  await expect(endOfRace(boris)).toBeVisible();
  await expect(carla.getByRole("button", { name: "Race result" })).toBeVisible();
});

test("what the screen does not know is answered from the list of choices", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(await makeTable(page, { seats: [{ kind: "human" }, { kind: "bot", level: "club" }], options: { upgrades: "basic" } }));
  await expect(page.locator(".list .actions button").first()).toBeVisible();
  await drive(page, () => round(page, 3).isVisible());
});
