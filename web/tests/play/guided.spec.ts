import { expect } from "@playwright/test";
import { accessible, cards, DESKTOP, drive, endOfRace, PHONE, test, type Look } from "./driver";
import { coversNothing, hint, note, noted, watchHints } from "./hints";

const LOOKS: Record<string, Look> = { "English, on a desktop": DESKTOP, "Russian, on a phone": PHONE };

for (const [name, look] of Object.entries(LOOKS)) {
  test(`the guided race explains each thing once, when it comes up: ${name}`, async ({ come }) => {
    const page = await come(look, "/learn/heat");
    await expect(cards(page)).toHaveCount(7);
    await accessible(page, "guided race");
    await expect(hint(page)).toBeVisible();
    await note(page);
    await coversNothing(page);
    await hint(page).locator(".got").click();
    await drive(page, watchHints(page));
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
