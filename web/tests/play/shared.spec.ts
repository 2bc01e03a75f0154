import { expect } from "@playwright/test";
import { accessible, cards, chooseCards, DESKTOP, drive, makeTable, primary, test } from "./driver";

test("several drivers at one screen do not see each other's hands", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(
    await makeTable(page, {
      seats: [
        { kind: "human", name: "Ana" }, { kind: "human", name: "Lena" },
      ],
      hot_seat: true,
    }),
  );
  const curtain = page.getByRole("dialog", { name: /is next/ });
  const hands: string[][] = [];

  for (const name of ["Ana", "Lena"]) {
    await expect(curtain).toBeVisible();
    await expect(curtain).toContainText(name);
    await expect(cards(page).filter({ visible: true })).toHaveCount(0);
    await accessible(page, "curtain");
    await curtain.getByRole("button").click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(7);
    hands.push(await cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("aria-label") ?? "")));
    await chooseCards(page);
    await primary(page).click();
  }
  expect(hands).toHaveLength(2);
  // All plans are in. Lena holds the device and goes on as long as she is asked; then it is handed to Ana.
  await drive(page, () => curtain.isVisible());
  await expect(curtain).toContainText("Ana");
  await expect(cards(page).filter({ visible: true })).toHaveCount(0);
});
