import { expect, type Page } from "@playwright/test";
import { accessible, cards, DESKTOP, drive, endOfRace, PHONE, test, type Look } from "./driver";

const hint = (page: Page) => page.locator("aside.guide");
const LOOKS: Record<string, Look> = { "English, on a desktop": DESKTOP, "Russian, on a phone": PHONE };

/** Everything that a hint speaks of stays in view: it lies over no car, card or button. One that has gone meanwhile
 *  lies over nothing. */
async function coversNothing(page: Page): Promise<void> {
  const over = await hint(page).evaluateAll(async ([guide]) => {
    if (!guide) return [];
    await Promise.all(guide.getAnimations().map(({ finished }) => finished));
    const box = guide.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return [...document.querySelectorAll("main, section.console, .rail-list")]
      .filter((part) => meets(part.getBoundingClientRect()))
      .map(({ className }) => className);
  });
  expect(over).toEqual([]);
}

/** Notes the title of every hint from now on, however short it stands. */
const note = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = (window as unknown as { told: string[] }).told = [];
    const listen = () => {
      const title = document.querySelector("aside.guide b")?.textContent;
      if (title && title !== told.at(-1)) told.push(title);
    };
    new MutationObserver(listen).observe(document.body, { childList: true, subtree: true, characterData: true });
    listen();
  });
const noted = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

for (const [name, look] of Object.entries(LOOKS)) {
  test(`the guided race explains each thing once, when it comes up: ${name}`, async ({ come }) => {
    const page = await come(look, "/learn/heat");
    await expect(cards(page)).toHaveCount(7);
    await accessible(page, "guided race");
    await expect(hint(page)).toBeVisible();
    await note(page);
    await coversNothing(page);
    await hint(page).locator(".got").click();
    let seen = 0;
    await drive(page, async () => {
      const now = (await noted(page)).length;
      if (now > seen && (await hint(page).isVisible())) await coversNothing(page);
      seen = now;
      return false;
    });
    await expect(endOfRace(page)).toBeVisible();
    const told = await noted(page);
    const [goal, gear, react] =
      look.language === "ru"
        ? ["Первым за черту", "Передача и карты", "Реакция"]
        : ["First across the line", "Gear and cards", "React"];
    expect(told.slice(0, 2)).toEqual([goal, gear]);
    expect(told).toContain(react);
    expect(told).toContain(look.language === "ru" ? "Первый поворот" : "The first corner");
    expect(told).toEqual([...new Set(told)]);
  });
}
