import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { LOOKS, visit, type Look } from "./visit";

const SHOTS = process.env.SHOTS ?? "shots";
/** Decisions of the modules, with what each must show. */
const DECISIONS = {
  draft: ".market .slot",
  upgrades: "button.slot",
  symbols: ".tiles .must",
  speeds: ".tiles button",
  salvage: ".pile .slot",
  refresh: "button.slot",
  mistake: "[role=radio]",
};
const open = (page: Page, show: string, look: Look) =>
  visit(page, `/mock/heat.html?show=${show}&lang=${look.language}&theme=${look.theme}`, look);

for (const [show, seen] of Object.entries(DECISIONS)) {
  for (const look of LOOKS) {
    test(`Heat, ${show} ${look.size} ${look.language} ${look.theme}`, async ({ page }) => {
      const complaints = await open(page, show, look);
      await expect(page.locator(seen).filter({ visible: true }).first()).toBeVisible();
      await page.screenshot({ path: `${SHOTS}/heat-${show}-${look.size}-${look.language}-${look.theme}.png` });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nothing sticks out sideways",
      ).toBeLessThanOrEqual(0);
      expect(await page.locator(".list .actions").count(), "nothing is left to the list of choices").toBe(0);
      expect(
        await page.evaluate(() => /heat-[a-z]+-[a-z]/.exec(document.body.innerText)?.[0] ?? ""), "every text is there",
      ).toBe("");
      expect(complaints).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`)).toEqual([]);
    });
  }
}

const DESKTOP = LOOKS.find(({ size }) => size === "desktop")!;
const PHONE = LOOKS.find(({ size }) => size === "phone")!;
const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent: number[][] }).sent);

test("a card of the market is chosen and taken with keys alone", async ({ page }) => {
  await open(page, "draft", DESKTOP);
  await page.locator(".market .slot").nth(2).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("button.primary")).toBeEnabled();
  await page.locator("button.primary").focus();
  await page.keyboard.press("Enter");
  expect(await sent(page)).toEqual([[16 + 5 + 9]]);
});

test("two cards of the discard pile go in one answer, in the order of hands", async ({ page }) => {
  await open(page, "salvage", DESKTOP);
  const pile = page.locator(".pile .slot");
  await expect(page.locator("button.primary"), "nothing is chosen yet").toHaveCount(0);
  await expect(page.locator("button.second")).toBeEnabled();
  await pile.last().click();
  await pile.nth(1).click();
  await pile.first().click();
  await expect(page.getByRole("alert"), "no third one").toBeVisible();
  await page.locator("button.primary").click();
  expect(await sent(page)).toEqual([[20, 117]]);
});

test("what has to be done is the button's first offer, and a closed symbol says why", async ({ page }) => {
  await open(page, "symbols", DESKTOP);
  await expect(page.locator("button.primary")).toHaveText(/Pay 1 heat/);
  await page.locator(".closed button").click();
  await expect(page.getByRole("alert")).toContainText("stress in your hand");
  await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "/rules/heat#symbols");
});

test("on a phone all that has to be done fits its line", async ({ page }) => {
  await open(page, "symbols", { ...PHONE, language: "ru" });
  const line = page.getByText(/^До конца хода: заплатить 1.нагрев и снять с колоды 2.карты$/);
  expect(await line.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
});

for (const look of LOOKS) {
  test(`every reason is told to its end, ${look.size}`, async ({ page }) => {
    await open(page, "barred", look);
    const said = page.locator(".prompt > span:not(.closed), .prompt button");
    await expect(said).toHaveCount(4);
    for (const reason of await said.all()) {
      await expect(reason).toBeInViewport({ ratio: 1 });
      expect(await reason.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeLessThanOrEqual(0);
    }
    const [prompt, tile] = await Promise.all([".prompt", ".tile"].map((part) => box(page, part)));
    expect(prompt!.y + prompt!.height).toBeLessThanOrEqual(tile!.y);
  });
}

for (const show of ["react", "adrenaline", "slipstream", "speeds"]) {
  test(`on a phone, played cards and the hand lie under the tiles: ${show}`, async ({ page }) => {
    await open(page, show, PHONE);
    for (const cards of await page.locator(".react .cards").all()) {
      const [tile, last, bar] = await Promise.all([
        box(page, ".tile"), cards.locator(".mini").last().boundingBox(), box(page, ".act"),
      ]);
      expect(tile.height).toBeGreaterThanOrEqual(44);
      expect(tile.y + tile.height).toBeLessThanOrEqual(last!.y);
      expect(last!.y + last!.height).toBeLessThanOrEqual(bar.y);
      expect(last!.x + last!.width).toBeLessThanOrEqual(390);
    }
    await expect(page.locator(".react .cards").filter({ visible: true })).toHaveCount(2);
  });
}

test("a road token is read by keys", async ({ page }) => {
  await open(page, "upgrades", DESKTOP);
  await page.getByRole("button", { name: /Overheating, corner D/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tooltip")).toContainText("one heat more");
});

const HANDS = ["1,2,3", "1,2,3,u8,stress", "1,2,3,4,5,stress,heat", "1,2,3,4,5,stress,heat,u8"];
const box = async (page: Page, part: string) =>
  (await page.locator(part).filter({ visible: true }).first().boundingBox())!;

for (const hand of HANDS) {
  test(`the hand ${hand} keeps to its column beside the tiles`, async ({ page }) => {
    await visit(page, `/mock/heat.html?show=react&hand=${hand}`, DESKTOP);
    const tiles = await box(page, ".tiles");
    for (const part of [".mat .mini:last-child", ".mat .row:last-child .mini:last-child", ".mat .head strong"]) {
      const { x, width } = await box(page, part);
      expect(x + width, part).toBeLessThanOrEqual(tiles.x - 8);
    }
  });
}

test("the summary counts the speed that is armed", async ({ page }) => {
  await visit(page, "/mock/heat.html?show=speeds", DESKTOP);
  await page.locator(".tiles button").last().click();
  await expect(page.locator(".big b")).toHaveText("5");
  await expect(page.locator("button.primary")).toHaveText("Take 3: speed 5");
});

test("the summary counts the card that is armed, with its price, and a boost with all that it may bring", async ({
  page,
}) => {
  await visit(page, "/mock/heat.html?show=symbols", DESKTOP);
  const [speed, due] = [page.locator(".big b"), page.locator(".act .pill")];
  await expect(speed).toHaveText("10");
  await page.locator(".tiles button").filter({ hasText: "Full throttle" }).click();
  await expect(speed).toHaveText("14");
  await expect(due).toHaveText("10 heat due");
  await page.locator(".tiles button").filter({ hasText: "Boost" }).click();
  await expect(speed).toHaveText("11–14");
});

test("the Legends' card hides neither the own car nor its pads", async ({ page }) => {
  for (const [look, circuit] of LOOKS.flatMap((each) =>
    ["great_britain", "usa", "italy", "france"].map((one) => [each, one] as const),
  )) {
    await visit(page, `/mock/heat.html?show=symbols&circuit=${circuit}&lang=${look.language}`, look);
    const card = await box(page, ".legend-card");
    for (const seen of await page.locator(".window .halo, .window .pad").all()) {
      const { x, y, width, height } = (await seen.boundingBox())!;
      const apart = x > card.x + card.width || x + width < card.x || y > card.y + card.height || y + height < card.y;
      expect(apart, `${circuit}, ${look.size}`).toBe(true);
    }
  }
});

test("a mistake is told in the prompt's place, and the buttons stay inside the console", async ({ page }) => {
  await visit(page, "/mock/heat.html?show=mistake", DESKTOP);
  await page.getByRole("radio", { name: /1/ }).filter({ visible: true }).first().click();
  await expect(page.locator(".prompt.bad")).toBeVisible();
  const [sum, primary, second, console_] = await Promise.all(
    [".act .sum", ".act .primary", ".act .second", "[data-console]"].map((part) => box(page, part)),
  );
  expect(sum!.y + sum!.height).toBeLessThanOrEqual(primary!.y);
  expect(second!.y + second!.height).toBeLessThanOrEqual(console_!.y + console_!.height);
});

test("what a card of the market means is told beside the market and the garages; of the garages in the console the own one stands first", async ({
  page,
}) => {
  await open(page, "draft", DESKTOP);
  await page.locator(".market .slot").first().focus();
  await page.keyboard.press("Tab");
  const [tip, market, console_] = await Promise.all(
    ["[role=tooltip]", ".market", "[data-console]"].map((part) => box(page, part)),
  );
  expect(tip!.x).toBeGreaterThanOrEqual(market!.x + market!.width);
  expect(tip!.y + tip!.height).toBeLessThanOrEqual(console_!.y);
  await expect(page.locator("[data-console] .driver").first()).toHaveClass(/mine/);
});

test("a card of the market that is only pointed at does not look chosen", async ({ page }) => {
  await open(page, "draft", DESKTOP);
  const card = page.locator(".market .slot").first();
  const look = () =>
    card.evaluate((slot) => ({
      moved: getComputedStyle(slot).transform, frame: getComputedStyle(slot).outlineStyle,
      ring: getComputedStyle(slot, "::after").content,
    }));
  const still = await look();
  await card.hover();
  await expect(card).toHaveAttribute("data-told");
  expect(await look()).toEqual(still);
  await card.click();
  expect((await look()).ring).not.toBe(still.ring);
});

test("on a low window the market stays in the console, and every garage on the board", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto("/mock/heat.html?show=draft");
  await expect(page.locator("[data-console] .market .slot").first()).toBeVisible();
  await expect(page.locator(".sheet .driver").first()).toHaveClass(/mine/);
});

test("what a card in the hand means hides no card that is chosen from, and the card is framed", async ({ page }) => {
  await open(page, "upgrades", DESKTOP);
  const card = page.locator("button.slot").nth(3);
  await card.hover();
  const [tip, console_] = await Promise.all(["[role=tooltip]", "[data-console]"].map((part) => box(page, part)));
  expect(tip!.y + tip!.height).toBeLessThanOrEqual(console_!.y);
  await expect(card).toHaveAttribute("data-told");
  await page.mouse.move(2, 300);
  await expect(card).not.toHaveAttribute("data-told");
});

test("on a phone the garages beside the market are drawn as cards, and a tap reads one", async ({ page }) => {
  await open(page, "draft", PHONE);
  const card = page.locator("[data-console] .driver .card-slot");
  await card.scrollIntoViewIfNeeded();
  const { width, height } = (await card.locator("svg").first().boundingBox())!;
  expect(height / width).toBeCloseTo(1.5);
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-console] .read")).toContainText(
    (await card.getAttribute("aria-label"))!.split(",")[0]!,
  );
});

test("on a phone the market begins under its question, and no card moves under the finger that reads it", async ({
  page,
}) => {
  await open(page, "draft", PHONE);
  const card = page.locator(".market .slot").nth(3);
  const [prompt, first, before] = await Promise.all([
    box(page, ".draft .prompt"), box(page, ".market .slot"), card.boundingBox(),
  ]);
  expect(first.y - prompt.y - prompt.height).toBeLessThanOrEqual(8);
  expect(prompt.height).toBeLessThan(60);
  await card.click();
  await expect(page.locator(".read")).toBeVisible();
  expect((await card.boundingBox())!.y).toBe(before!.y);
});

for (const [show, language] of [["draft", "ru"], ["draft", "en"], ["upgrades", "ru"]] as const) {
  test(`names of upgrades have one size and can be read: ${show} ${language}`, async ({ page }) => {
    await open(page, show, { ...DESKTOP, language });
    const sizes = await page
      .locator(".slot .printed .name")
      .evaluateAll((names) =>
        names.map(
          (name) => parseFloat(getComputedStyle(name).fontSize) * (name as SVGGraphicsElement).getScreenCTM()!.a,
        ),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(0.1);
    const spacing = await page
      .locator(".slot .printed .name")
      .evaluateAll((names) =>
        names.map(
          (name) =>
            (parseFloat(getComputedStyle(name).letterSpacing) || 0) / parseFloat(getComputedStyle(name).fontSize),
        ),
      );
    expect(Math.min(...spacing), "no letters are crushed").toBeGreaterThan(language === "en" ? -0.01 : -0.05);
  });
}

test("a phone's small cards have no names; the one to put back is named over them", async ({ page }) => {
  await open(page, "refresh", PHONE);
  await page.locator("button.slot").first().click();
  await expect(page.locator(".slot .name")).toHaveCount(0);
  await expect(page.locator(".prompt .phone")).toHaveText("Вернуть «Масляные амортизаторы» на верх колоды?");
});

for (const look of LOOKS) {
  test(`a sponsor that was won is told in its own place, ${look.size}`, async ({ page }) => {
    await open(page, "sponsor", look);
    const notice = await box(page, ".won");
    const face = await box(page, ".won .face");
    const words = await page
      .locator(".won")
      .evaluate((won) =>
        [...won.querySelectorAll("*")]
          .filter(
            (part) =>
              !part.closest("svg") &&
              [...part.childNodes].some(({ nodeName, textContent }) => nodeName === "#text" && textContent?.trim()),
          )
          .map((part) => part.getBoundingClientRect().x),
      );
    expect(Math.min(...words), "all words stand beside the card").toBeGreaterThan(face.x + face.width);
    if (look.size === "desktop") {
      const last = (await page.locator(".log li").last().boundingBox())!;
      expect(last.y + last.height, "the newest line of the log is whole").toBeLessThanOrEqual(notice.y);
      expect(notice.y + notice.height).toBeLessThanOrEqual((await box(page, "[data-console]")).y);
    } else {
      expect(notice.y + notice.height, "the rivals stay in sight").toBeLessThanOrEqual(
        (await box(page, "aside.rail")).y + 1,
      );
      const own = await box(page, ".window .halo");
      expect(own.y + own.height, "and the own car").toBeLessThanOrEqual(notice.y);
    }
  });
}

test("on a phone on its side the points of a season stand under the names", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto("/mock/heat.html?show=sponsor");
  const [name, score] = await Promise.all([".rail-list .who", ".rail-list .score"].map((part) => box(page, part)));
  expect(score!.y).toBeGreaterThanOrEqual(name!.y + name!.height - 1);
});

test("eight cars are all seen on a phone's strip", async ({ page }) => {
  await open(page, "eight", PHONE);
  const rows = await page.locator(".rail-list li").all();
  expect(rows).toHaveLength(8);
  for (const row of rows) {
    const { x, width } = (await row.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390.5);
    for (const part of [".piece", ".ring", ".hot"]) {
      const inner = (await row.locator(part).boundingBox())!;
      expect(inner.x >= x && inner.x + inner.width <= x + width, part).toBe(true);
    }
    const [place, piece] = await Promise.all([".place", ".piece"].map((part) => row.locator(part).boundingBox()));
    expect(place!.x + place!.width, "the place stands beside the car").toBeLessThanOrEqual(piece!.x);
  }
});
