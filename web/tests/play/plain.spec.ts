/** The site on plain http, opened by its address in the local network: no clipboard and no cryptography of the
 *  browser's own. */
import { expect } from "@playwright/test";
import { DESKTOP, endOfRace, giveUp, makeTable, PHONE, test } from "./driver";
import type { Page } from "@playwright/test";

const plainHttp = (page: Page, forbidCopying = false) =>
  page.addInitScript((forbid) => {
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    Object.defineProperty(Crypto.prototype, "subtle", { value: undefined });
    document.addEventListener(
      "copy",
      () => ((window as unknown as { copied: string }).copied = String(getSelection())),
    );
    if (forbid) document.execCommand = () => false;
  }, forbidCopying);

test("the link to a table can be copied without the browser's clipboard", async ({ come }) => {
  const page = await come(DESKTOP);
  await plainHttp(page);
  await page.goto(await makeTable(page, { seats: [{ kind: "human" }, { kind: "open" }] }));
  await page.getByRole("button", { name: "Copy: Link to the table" }).click();
  await expect(page.getByText("Copied").first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(page.url());
});

test("where nothing can be copied the whole link stands there, selected", async ({ come }) => {
  const page = await come({ ...PHONE, language: "en" });
  await plainHttp(page, true);
  await page.goto(await makeTable(page, { seats: [{ kind: "human" }, { kind: "open" }] }));
  await page.getByRole("button", { name: "Copy: Link to the table" }).click();
  const link = page.locator(".copy.box code");
  await expect(link).toHaveText(page.url());
  expect(await page.evaluate(() => String(getSelection()))).toBe(page.url());
  expect(await link.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
});

test("a race is checked without the browser's cryptography, and the page shows how with its own values", async ({
  come,
}) => {
  const page = await come(DESKTOP);
  await plainHttp(page);
  const table = await makeTable(page, { seats: [{ kind: "human" }, { kind: "bot", level: "club" }] });
  await page.goto(table);
  await giveUp(page);
  await page.getByRole("button", { name: "Race result" }).click();
  await expect(endOfRace(page)).toBeVisible();
  await expect(page.getByText("Checked: the seal fits")).toBeVisible();
  const { seed } = await page.evaluate(
    async (path) =>
      ((await (await fetch(`/api/tables/${path.split("/").at(-1)}`)).json()) as { table: { seed: string } }).table,
    table,
  );
  await page.getByRole("link", { name: "Verify this race" }).click();
  await expect(page.getByText("The seed fits the seal")).toBeVisible();
  await expect(page.locator("pre")).toContainText(`printf 'paddock seed ${seed}' | sha256sum`);
});

test("the host removes somebody before the start; their page says so and offers no seat", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }, { kind: "bot", level: "club" }] });
  await ana.goto(table);
  const boris = await come({ ...PHONE, language: "en" }, table);
  await boris.getByRole("button", { name: "Sit down at seat 2" }).click();
  await expect(ana.getByText("Every seat is taken. Whoever has this link can watch.")).toBeVisible();
  await ana.getByRole("button", { name: "Remove", exact: false }).first().click();
  await ana.getByRole("button", { name: /^(Tap|Click) again/ }).click();
  await expect(boris.getByText("The host has removed you")).toBeVisible();
  await expect(boris.getByText("Send this link"), "whoever was removed invites nobody").toHaveCount(0);
  await expect(boris.getByRole("link", { name: "To the lobby" })).toHaveAttribute("href", "/lobby");
  await expect(boris.getByRole("button", { name: /Sit down/ })).toHaveCount(0);
  await expect(ana.getByRole("button", { name: "Start, a bot takes the seat" })).toBeVisible();
});
