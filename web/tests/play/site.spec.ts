import { expect } from "@playwright/test";
import { accessible, cards, DESKTOP, gear, makeTable, PHONE, primary, startRace, test } from "./driver";
import { Person } from "../person";

const PAGES = ["/", "/lobby", "/new/heat", "/replay", "/rules/heat", "/fairness", "/settings"];
for (const look of [{ ...DESKTOP, theme: "dark" as const }, PHONE]) {
  test(`pages can be used by everybody: ${look.width} px`, async ({ come }) => {
    const page = await come(look);
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: "networkidle" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await accessible(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
    }
  });
}

test("the foot leads to the licences of all that the pages hold", async ({ come, complaints }) => {
  const page = await come(PHONE);
  await page.getByRole("link", { name: "Лицензии" }).click();
  const text = await page.locator("body").innerText();
  for (const name of [
    "svelte", "vite", "clsx", "@fluent/bundle", "@noble/hashes", "@fontsource-variable/jost",
    "@fontsource-variable/golos-text",
  ])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, "m"));
  // A text names no icon, so the browser asks, soon or late, for one that is not there.
  await expect
    .poll(() => complaints.length, { timeout: 10_000 })
    .toBeGreaterThan(0)
    .catch(() => {});
  expect(complaints.splice(0).filter((complaint) => !complaint.includes("404"))).toEqual([]);
});

test("whoever types more than a name may have is told", async ({ come }) => {
  const page = await come(DESKTOP, "/settings");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.click();
  await page.keyboard.type("Ana");
  await expect(page.getByText("This is too long")).toHaveCount(0);
  await page.keyboard.type("x".repeat(40));
  await expect(page.getByText("This is too long: 24 signs at most.")).toBeVisible();
  expect((await name.inputValue()).length).toBe(24);
});

test("near its end a field counts, and spaces alone are no name", async ({ come }) => {
  const page = await come(DESKTOP, "/settings");
  const name = page.getByRole("textbox", { name: "Name" });
  await name.fill("   ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("A name needs at least one sign that is not a space.")).toBeVisible();
  await expect(page.getByText("Saved")).toHaveCount(0);
  await name.fill("x".repeat(22));
  await expect(page.getByText("2 signs left")).toBeVisible();
  await page.goto(await makeTable(page, { seats: [{ kind: "human" }, { kind: "open" }] }));
  const chat = page.getByRole("textbox", { name: "Message to the table" });
  await chat.fill("x".repeat(280));
  await expect(page.getByText("20 signs left")).toBeVisible();
  await chat.fill("x".repeat(300));
  await expect(page.getByText("No more fits: 300 signs at most.")).toBeVisible();
});

test("a recovery link makes another browser the same person", async ({ come }) => {
  const page = await come(DESKTOP, "/settings");
  await page.getByRole("textbox", { name: "Name" }).fill("Ana");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Saved" })).toBeVisible();
  await page.getByRole("button", { name: "Show my link" }).click();
  const link = await page.locator("code").filter({ hasText: "/recover" }).innerText();
  const other = await come(PHONE, link);
  await expect(other).toHaveURL(/\/tables$/);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  const name = () =>
    other.evaluate(async () => ((await (await fetch("/api/me")).json()) as { name: string | null }).name);
  expect(await name()).toBe("Ana");
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("No other browser knows you any more.")).toBeVisible();
  expect(await name()).toBe(null);
});

test("a recovery link that is broken is called so, also to somebody who races here", async ({ come, complaints }) => {
  const page = await come({ ...DESKTOP });
  await makeTable(page, { seats: [{ kind: "human" }, { kind: "open" }] });
  for (const link of ["/recover#abc", "/recover#%"]) {
    await page.goto("/");
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link opens nothing");
  }
  const known = await page.evaluate(
    async () => ((await (await fetch("/api/me")).json()) as { tables: unknown[] }).tables.length,
  );
  expect(known).toBe(1);
  expect(complaints.splice(0).filter((complaint) => !complaint.includes("404"))).toEqual([]);
});

test("a guest who sits down is here at once", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }, { kind: "open" }] });
  await ana.goto(table);
  const boris = await come(PHONE, table);
  await boris.getByRole("button", { name: /Сесть/ }).first().click();
  await expect(ana.getByRole("listitem").filter({ has: ana.locator("small", { hasText: /^here$/ }) })).toHaveCount(1);
  await expect(ana.getByText("not here now")).toHaveCount(0);
});

test("my turn is heard once and stands in the title", async ({ come }) => {
  const mira = await Person.named("Mira");
  const ana = await come({ ...DESKTOP, sound: true });
  await ana.addInitScript(() => {
    const tones = ((window as unknown as { tones: number[] }).tones = [] as number[]);
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at?: number) {
      tones.push(this.frequency.value);
      start.call(this, at);
    };
  });
  const tones = () => ana.evaluate(() => (window as unknown as { tones: number[] }).tones.length);
  const path = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }] });
  const table = path.split("/").at(-1)!;
  await mira.sit(table, 1);
  await ana.goto(path);
  await startRace(ana);
  await expect(ana).toHaveTitle("Your turn · Paddock");
  expect(await tones()).toBe(2);

  await gear(ana, 1).click();
  await primary(ana).click();
  await expect(ana).toHaveTitle("Heat · Paddock");
  expect(await tones()).toBe(2);
  await mira.drive(table);
  for (;;) {
    const { question, view } = await mira.state(table);
    if (!question || view.round > 1) break;
    await mira.drive(table);
  }
  await expect(ana).toHaveTitle("Your turn · Paddock");
  await expect(cards(ana).or(ana.locator(".tiles")).first()).toBeVisible();
  expect(await tones()).toBe(4);
});
