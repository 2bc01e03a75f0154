import { expect, type Locator, type Page } from "@playwright/test";
import { cards, DESKTOP, drive, makeTable, primary, test } from "./driver";

const SIDEWAYS = { ...DESKTOP, width: 844, height: 390 };

/** The whole of it is on the screen: a phone that lies on its side has nothing to scroll. */
async function whole(page: Page, part: Locator): Promise<void> {
  const { x, y, width, height } = (await part.boundingBox())!;
  const seen = page.viewportSize()!;
  expect(
    [x >= 0, y >= 0, x + width <= seen.width, y + height <= seen.height],
    await part.first().evaluate(({ className }) => String(className)),
  ).toEqual([true, true, true, true]);
}
async function bothInView(page: Page): Promise<void> {
  for (const part of ["main", "#console", "aside.rail"]) await whole(page, page.locator(part));
  const [board, desk] = [(await page.locator("main").boundingBox())!, (await page.locator("#console").boundingBox())!];
  expect(board.x + board.width, "side by side").toBeLessThanOrEqual(desk.x);
  expect(Math.min(board.width, board.height)).toBeGreaterThan(240);
  await whole(page, primary(page));
  expect(
    await page
      .locator("#console")
      .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth, scrollHeight - clientHeight,
      ]),
  ).toEqual([0, 0]);
}

test("a phone on its side shows board and console beside each other, nothing cut", async ({ come }) => {
  const page = await come(SIDEWAYS);
  await page.goto(
    await makeTable(page, { seats: [{ kind: "human" }, ...Array.from({ length: 5 }, () => ({ kind: "bot" }))] }),
  );
  await expect(cards(page)).toHaveCount(7);
  for (const card of await cards(page).all()) await whole(page, card);
  await bothInView(page);
  await drive(page, () => page.locator(".tiles button").first().isVisible());
  await bothInView(page);
  await whole(page, page.locator(".tiles button").last());
});

test("a hint leaves the button of a phone on its side on the screen", async ({ come }) => {
  const page = await come(SIDEWAYS, "/learn/heat");
  await expect(page.locator(".guide")).toBeVisible();
  await expect(cards(page)).toHaveCount(7);
  await whole(page, page.locator(".guide"));
  await whole(page, primary(page));
  const [hint, desk] = [(await page.locator(".guide").boundingBox())!, (await page.locator("#console").boundingBox())!];
  expect(hint.x + hint.width, "beside the console").toBeLessThanOrEqual(desk.x);
});
