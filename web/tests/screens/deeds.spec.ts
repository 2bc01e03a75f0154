import { expect, test, type Page } from "@playwright/test";
import { visit, type Look } from "./visit";

const SHOTS = process.env.SHOTS ?? "shots";
const DESKTOP: Look = { size: "desktop", language: "en", theme: "light" };
const PHONE: Look = { size: "phone", language: "ru", theme: "light" };
const shot = (page: Page, name: string) => page.screenshot({ path: `${SHOTS}/deed-${name}.png` });

test("one click on Race now opens a table full of bots", async ({ page }) => {
  await visit(page, "/", DESKTOP);
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await page.getByRole("button", { name: "Race now: Heat" }).click();
  const plan = (await sent).postDataJSON() as { seats: { kind: string }[]; private: boolean };
  expect(plan.seats.map(({ kind }) => kind)).toEqual(["human", "bot", "bot", "bot", "bot", "bot"]);
  await expect(page).toHaveURL(/\/t\/red-kerb-41$/);
});

test("what belongs to an option comes with it, and its words keep their width", async ({ page }) => {
  for (const [look, both, draft] of [[DESKTOP, "Both", "Draft"], [PHONE, "Все", "Выбор"]] as const) {
    await visit(page, "/new/heat", look, "rich");
    await expect(page.locator("#option-garage, #option-pro_legends")).toHaveCount(0);
    await page.locator("#option-upgrades").getByRole("radio", { name: both }).click();
    await expect(page.locator("#option-garage").getByRole("radio", { name: draft })).toBeVisible();
    await page.locator("#option-legends button").last().click();
    await expect(page.locator("#option-pro_legends")).toBeVisible();
    for (const words of await page.locator(".options .words").all())
      expect((await words.boundingBox())!.width).toBeGreaterThan(150);
    await shot(page, `modules-${look.size}`);
  }
});

test("a championship shows where it goes, with the fields in the same order on every screen", async ({ page }) => {
  for (const [look, season, own] of [
    [DESKTOP, "1961, three races", "Your own, four races"], [PHONE, "1961 год, три гонки", "Свой сезон, четыре гонки"],
  ] as const) {
    const fields = () => page.locator(".options .field").evaluateAll((all) => all.map(({ id }) => id));
    const choose = async (name: string) => {
      await page.locator("#option-season button").first().click();
      await page.getByRole("option", { name }).click();
    };
    await visit(page, "/new/heat", look);
    expect((await fields()).slice(0, 3), look.size).toEqual(["option-season", "option-circuit", "option-laps"]);
    await choose(season);
    expect((await fields()).slice(0, 3), look.size).toEqual(["option-season", "", "option-laps"]);
    const races = page.locator(".options ol li");
    await expect(races.locator("b")).toHaveText(
      look === PHONE ? ["Великобритания", "США", "Италия"] : ["Great Britain", "USA", "Italy"],
    );
    await expect(races.first()).toContainText(look === PHONE ? "Новая трибуна" : "The main stand opens");
    await choose(own);
    await expect(races).toHaveCount(4);
    await expect(page.locator(".options")).toContainText(
      look === PHONE ? "порядок решит жребий" : "in an order drawn at the start",
    );
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nothing sticks out sideways",
    ).toBeLessThanOrEqual(0);
  }
});

test("laps are told by their number", async ({ page }) => {
  await visit(page, "/new/heat", DESKTOP);
  await expect(page.getByRole("button", { name: "Laps: As printed: 2" })).toBeVisible();
  await page.getByRole("radio", { name: /Italy/ }).click();
  await expect(page.getByRole("button", { name: "Laps: As printed: 3" })).toBeVisible();
});

test("a plain table fits the screen of a desk, in its form and in its waiting room", async ({ page }) => {
  await visit(page, "/new/heat", DESKTOP);
  expect((await page.locator("form.setup").boundingBox())!.height).toBeLessThan(850);
  await visit(page, "/mock/stage.html?show=room", DESKTOP);
  await expect(page.locator(".facts dd")).toHaveText(["USA", "2 laps", "Live, 90 s for a decision"]);
  const top = async (part: string) => (await page.locator(part).boundingBox())!.y;
  const order = [await top(".invite"), await top(".dock button"), await top(".facts"), await top(".seal")];
  expect(order, "link, start, what was agreed on, and last the seal").toEqual(
    [...order].sort((one, other) => one - other),
  );
});

test("a guest on a phone sees the seats first and no commands for the server", async ({ page }) => {
  await visit(page, "/mock/stage.html?show=room&table=guest", PHONE);
  const top = async (part: string) => (await page.locator(part).boundingBox())!.y;
  expect(await top("section.seats")).toBeLessThan(await top(".invite"));
  await expect(page.getByText("make play HOST=0.0.0.0")).toHaveCount(0);
});

test("a page without tables has a way on to every game that is ready", async ({ page }) => {
  await visit(page, "/tables", DESKTOP, "empty");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your tables");
  await expect(page.getByRole("link", { name: "Open a table: Heat" })).toHaveAttribute("href", "/new/heat");
});

test("a game that is not ready shows its own poster", async ({ page }) => {
  await visit(page, "/new/formula_d", DESKTOP);
  await expect(page.getByRole("img", { name: /Formula D/ })).toBeVisible();
});

test("a table that is not there leads home", async ({ page }) => {
  await visit(page, "/t/gone", DESKTOP);
  await expect(page.locator(".acts a").first()).toHaveAttribute("href", "/");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("a refusal stands under its field", async ({ page }) => {
  await visit(page, "/new/heat", DESKTOP, "rich-refuse");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.locator("#option-legends [role=alert]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Open the table" })).toBeEnabled();
  await shot(page, "refused-field");
});

test("a refusal without a field stands at the button", async ({ page }) => {
  await visit(page, "/new/heat", DESKTOP, "refuse");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.locator(".dock [role=alert]")).toBeVisible();
});

test("a seat is given to a bot of another level by keyboard", async ({ page }) => {
  await visit(page, "/new/heat", DESKTOP);
  await page.getByRole("button", { name: "Seat 2: Person" }).focus();
  await page.keyboard.press("Enter");
  await shot(page, "seat-menu");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Seat 2: Bot, Club" })).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Seat 2: Bot, Rookie" })).toBeVisible();
  await expect(page.getByText("Lotta")).toBeVisible();
  // A bar for each level there is, the pale ones too.
  await expect(page.locator("div.seat").nth(1).locator(".bars i")).toHaveCount(4);
  await expect(page.locator("div.seat").nth(1).locator(".bars i.on")).toHaveCount(1);
  await shot(page, "bot-levels");
});

test("cars are taken away and added", async ({ page }) => {
  await visit(page, "/new/heat", DESKTOP);
  await page.getByRole("spinbutton", { name: "Number of seats" }).focus();
  await page.keyboard.press("Home");
  await expect(page.getByRole("button", { name: "Start the race" })).toBeVisible();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("button", { name: /^Seat 2/ })).toBeVisible();
});

test("a shared screen asks for names", async ({ page }) => {
  await visit(page, "/new/heat", DESKTOP);
  await page.getByRole("switch", { name: "One screen for several" }).click();
  await expect(page.getByRole("textbox", { name: "Name at seat 1" })).toHaveValue("Ana");
  await page.getByRole("textbox", { name: "Name at seat 2" }).fill("Mira");
  await expect(page.getByText("Time for a decision")).toHaveCount(0);
  await shot(page, "hot-seat");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/tables"));
  await page.getByRole("button", { name: "Start the race" }).click();
  expect(((await sent).postDataJSON() as { seats: object[] }).seats.slice(0, 3)).toEqual([
    { kind: "human", name: "Ana" }, { kind: "human", name: "Mira" }, { kind: "human" },
  ]);
});

test("language and theme are chosen and kept", async ({ page }) => {
  await page.goto("/settings");
  await page.getByRole("radio", { name: "Русский" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Настройки");
  await page.getByRole("radio", { name: "Тёмная" }).click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Настройки");
});

test("a saved name can be taken away", async ({ page }) => {
  await visit(page, "/settings", DESKTOP);
  await page.getByRole("textbox", { name: "Name" }).fill("");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/api/me"));
  await page.getByRole("button", { name: "Save" }).click();
  expect((await sent).postDataJSON()).toEqual({ name: "" });
});

test("one's tables are one click away from every page", async ({ page }) => {
  await visit(page, "/rules", DESKTOP);
  await page.getByRole("navigation", { name: "Site" }).getByRole("link", { name: "Your tables" }).click();
  await expect(page).toHaveURL(/\/tables$/);
  for (const width of [1000, 861, 800, 721]) {
    await page.setViewportSize({ width, height: 700 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), String(width),
    ).toBeLessThanOrEqual(0);
  }
});

test("no line under a table of a phone ends in a dot", async ({ page }) => {
  await visit(page, "/lobby", PHONE);
  const facts = page.locator(".what small").first();
  await expect(facts.locator("span").nth(1)).toBeVisible();
  expect(await facts.textContent(), "dots are drawn between parts only").not.toContain("·");
  await expect(facts, "a dot before a line is cut off").toHaveCSS("overflow", "hidden");
});

test("the recovery link is shown when asked for", async ({ page }) => {
  await visit(page, "/settings", DESKTOP);
  await page.getByRole("button", { name: "Show my link" }).click();
  await expect(page.getByText("/recover#4f7c-apex-2291-kerb")).toBeVisible();
  await shot(page, "recovery");
  await page.getByRole("button", { name: "Make all older links useless" }).click();
  await expect(page.getByText("Older links open nothing any more.")).toBeVisible();
});

test("a link to be somebody else asks first where races would be lost", async ({ page }) => {
  await visit(page, "/recover#4f7c", DESKTOP);
  await expect(page.getByText(/6 races here are yours, Ana/)).toBeVisible();
  await page.getByRole("button", { name: "Show my link" }).click();
  await expect(page.getByText("/recover#4f7c-apex-2291-kerb")).toBeVisible();
  await shot(page, "recover-ask");
  await page.getByRole("button", { name: "Open the link" }).click();
  await expect(page).toHaveURL(/\/tables$/);
});

test("a link to be somebody again works at once in a new browser", async ({ page }) => {
  await visit(page, "/recover#4f7c", DESKTOP, "empty");
  await expect(page).toHaveURL(/\/tables$/);
});

test("a paragraph of the rules stands at the top though fonts come late and a phone is turned", async ({ page }) => {
  await page.route(/\.woff2/, async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await visit(page, "/rules/heat#step-7", PHONE);
  const place = () =>
    page.locator(".paragraph.shown").evaluate((paragraph) => paragraph.getBoundingClientRect().toJSON() as DOMRect);
  for (const [width, height] of [[390, 844], [844, 390], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => Math.round((await place()).top)).toBe(16);
  }
  const { left, right } = await place();
  expect([left, right]).toEqual([16, 374]);
});

test("whoever goes on reading is not pulled back", async ({ page }) => {
  await visit(page, "/rules/heat#step-7", PHONE);
  await page.mouse.wheel(0, 900);
  await expect
    .poll(() => page.locator("#step-7").evaluate((paragraph) => paragraph.getBoundingClientRect().top))
    .toBeLessThan(-600);
  await page.evaluate(() => document.querySelector("article")!.prepend(document.createElement("hr")));
  await page.waitForTimeout(300);
  expect(await page.locator("#step-7").evaluate((paragraph) => paragraph.getBoundingClientRect().top)).toBeLessThan(
    -600,
  );
});

test("a first race that was begun goes on", async ({ page }) => {
  await visit(page, "/learn/heat", DESKTOP, "learning");
  await expect(page).toHaveURL(/\/t\/first-race-1$/);
});

test("people talk while they wait, and what is refused stays written", async ({ page }) => {
  await visit(page, "/mock/stage.html?show=room", DESKTOP, "quiet-please");
  const field = page.getByRole("textbox", { name: "Message to the table" });
  await field.fill("hello");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText(/a lot at once/);
  await expect(field).toHaveValue("hello");
});

test("the whole seal is there before the start", async ({ page }) => {
  await visit(page, "/mock/stage.html?show=room", PHONE);
  await expect(page.locator(".seal code")).toBeHidden();
  await page.getByText("Пломба гонки").click();
  await expect(page.locator(".seal code")).toHaveText(/^[0-9a-f]{64}$/);
  await expect(page.getByText("Сразу, 90 с на решение")).toBeVisible();
  await page.getByText("Ссылка открывается только на этом компьютере").click();
  await expect(page.getByText("make play HOST=0.0.0.0")).toBeVisible();
});

test("a rematch that waits is told at the end", async ({ page }) => {
  await visit(page, "/mock/stage.html?show=end&race=again", DESKTOP);
  await expect(page.getByText("A rematch is being set up")).toBeVisible();
  await expect(page.getByRole("button", { name: "To the rematch" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Download" })).toHaveAttribute("href", /export\?language=en$/);
});

test("a seed is checked in the browser", async ({ page }) => {
  await visit(page, "/fairness?table=old-oval-88", DESKTOP);
  await expect(page.getByText("The seed fits the seal")).toBeVisible();
  await page.getByRole("textbox", { name: "Seed" }).fill("12");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("The seed does not fit the seal")).toBeVisible();
});

test("a file that is no game is refused in words", async ({ page }) => {
  await visit(page, "/replays", DESKTOP);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("not json") });
  await expect(page.getByRole("alert")).toHaveText(/not a game file/);
});

test("the menu of a phone leads everywhere", async ({ page }) => {
  await visit(page, "/", PHONE);
  await page.getByRole("button", { name: "Меню" }).click();
  await shot(page, "menu");
  await page.getByRole("navigation", { name: "Меню" }).getByRole("link", { name: "Правила" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Правила");
  await expect(page.getByRole("navigation", { name: "Меню" })).toHaveCount(0);
});

test("back returns to where one had scrolled", async ({ page }) => {
  await visit(page, "/rules/heat", DESKTOP);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.getByRole("link", { name: "Fair dice" }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/fairness/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBeGreaterThan(1000);
});

test("a broken connection is told and mended", async ({ page }) => {
  await visit(page, "/lobby", DESKTOP, "offline");
  await expect(page.getByText("Not connected, trying again")).toBeVisible();
  await page.context().addCookies([{ name: "mock", value: "usual", url: "http://localhost" }]);
  await expect(page.getByText("Not connected, trying again")).toBeHidden();
});
