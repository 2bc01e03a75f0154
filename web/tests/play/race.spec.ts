import { expect, type Page } from "@playwright/test";
import { accessible, cards, DESKTOP, drive, endOfRace, makeTable, PHONE, startRace, test } from "./driver";

test("Race now: playing after one click", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.getByRole("button", { name: /Race now/ }).first().click();
  await expect(cards(page)).toHaveCount(7);
});

const outcomeOf = (page: Page) =>
  page.evaluate(async () => {
    const told = (await (await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`)).json()) as {
      table: { outcome: { places: number[]; rounds: number } };
    };
    return told.table.outcome;
  });

const LOOKS = {
  "Russian, on a desktop": { ...DESKTOP, language: "ru" as const },
  "English, on a phone, in the dark": { ...PHONE, language: "en" as const, theme: "dark" as const },
};
for (const [name, look] of Object.entries(LOOKS)) {
  test(`a whole race against a bot: ${name}`, async ({ come }) => {
    const page = await come(look);
    await page.goto(await makeTable(page, { seats: [{ kind: "human" }, { kind: "bot", level: "club" }] }));
    await drive(page);
    await expect(endOfRace(page)).toBeVisible();
    await accessible(page, "end of race");
    const { places, rounds } = await outcomeOf(page);
    const order = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
    expect(
      await page.locator(".podium text[font-size='17']").allTextContents(), "numbers of the cars, the winner first",
    ).toEqual(order.map(({ seat }) => String(seat + 1)));
    await expect(page.locator(".chart svg path.line"), "a line for every car").toHaveCount(places.length);
    await expect(page.locator(".chart svg[role=img]")).toHaveAttribute("aria-label", new RegExp(`\\b${rounds}\\b`));
    await page.getByRole("button", { name: /^(Board|Доска)$/ }).click();
    await expect(page.locator("main svg").first()).toBeVisible();
    await expect(page.locator("main .map"), "no map of places that are not the result").toHaveCount(0);
  });
}

test("a whole race of two people, watched by a third", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }] });
  await ana.goto(table);
  const boris = await come(PHONE, table);
  await boris.getByRole("button", { name: /Сесть/ }).first().click();
  await expect(boris.getByText("Гонку начинает").first()).toBeVisible();
  await startRace(ana);
  await expect(cards(boris)).toHaveCount(7);
  const carla = await come(DESKTOP, table);
  await expect(carla.locator(".rail-list")).toBeVisible();
  await expect(cards(carla)).toHaveCount(0);

  await Promise.all([drive(ana), drive(boris)]);
  await expect(endOfRace(ana)).toBeVisible();
  await expect(endOfRace(boris)).toBeVisible();
  await expect(carla.getByRole("button", { name: "Race result" })).toBeVisible();
});

const MODULES = { upgrades: "advanced", weather: true, legends: 2 };
const SIZES = { "English, on a desktop": DESKTOP, "Russian, on a phone": PHONE };
for (const [name, look] of Object.entries(SIZES)) {
  test(`a race with drafted upgrades, weather and Legends, all in the drawn screens: ${name}`, async ({ come }) => {
    const page = await come(look);
    await page.goto(
      await makeTable(page, { seats: [{ kind: "human" }, { kind: "bot", level: "rookie" }], options: MODULES }),
    );
    await expect(page.locator(".market .slot:not(.still)")).not.toHaveCount(0);
    await accessible(page, "draft");
    const seen = await page
      .locator(".market .slot")
      .evaluateAll(
        (all) =>
          all.filter(
            (slot) =>
              slot.getBoundingClientRect().bottom <= slot.closest(".shelf, .market")!.getBoundingClientRect().bottom &&
              slot.getBoundingClientRect().right <= innerWidth,
          ).length,
      );
    expect(seen, "whole cards on first sight").toBeGreaterThanOrEqual(4);
    const listed = page.locator(".list .actions");
    const noList = async () => {
      expect(await listed.count(), "answered from the list of choices").toBe(0);
      return false;
    };
    await drive(page, async () => (await noList()) || (await cards(page).count()) === 7);
    await expect(page.locator(".garage")).toBeVisible();
    await page.locator(".garage").click();
    await expect(page.locator(".sheet .card-slot:not(.empty)")).toHaveCount(6);
    await accessible(page, "garage");
    await page.locator(".sheet .close").click();
    await drive(page, async () => (await noList()) || page.locator(".legend-card").isVisible());
    await accessible(page, "the Legends' card");
    await drive(page, noList);
    await expect(endOfRace(page)).toBeVisible();
  });
}

test("a card tells what its symbols mean, by keys and by a long press", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(await makeTable(page, { seats: [{ kind: "human" }], options: { upgrades: "basic" } }));
  const first = page.locator(".market .slot").first();
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await first.focus();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
  const touch = { pointerType: "touch", bubbles: true };
  await first.dispatchEvent("pointerdown", touch);
  await expect(page.getByRole("tooltip")).toBeVisible();
  await first.dispatchEvent("pointerup", touch);
  await first.dispatchEvent("click");
  await expect(first, "reading is not choosing").toHaveAttribute("aria-pressed", "false");
});
