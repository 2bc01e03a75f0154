import { expect, type Page } from "@playwright/test";
import { accessible, DESKTOP, endOfRace, PHONE, primary, test, type Look } from "./driver";
import { makeCircuit, race } from "./formula";
import { note, noted, watchHints } from "./hints";

const HUMAN = { kind: "human" };
const OPEN = { kind: "open" };
const BOT = { kind: "bot", level: "rookie" };

const PAIRS: Record<string, [Look, Look]> = {
  "English on a desktop, Russian on a phone": [DESKTOP, PHONE],
  "Russian on a desktop, English on a phone, both in the dark": [
    { ...DESKTOP, language: "ru", theme: "dark" },
    { ...PHONE, language: "en", theme: "dark" },
  ],
};

/** Nothing makes the page scroll sideways. */
const fits = async (page: Page, moment: string) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), moment).toBeLessThanOrEqual(0);

for (const [name, [host, friend]] of Object.entries(PAIRS)) {
  test(`a whole race of two people and a bot: ${name}`, async ({ come }) => {
    const ana = await come(host);
    const table = await makeCircuit(ana, [HUMAN, OPEN, BOT]);
    await ana.goto(table);
    const boris = await come(friend, table);
    await boris
      .getByRole("button", { name: /^(Sit|Сесть)/ })
      .first()
      .click();
    await ana.getByRole("button", { name: /^(Start the race|Начать гонку)/ }).click();
    const people = [ana, boris];
    for (const page of people) {
      await expect(page.locator(".rail-list .row")).toHaveCount(3);
      await accessible(page, "at the start");
      await fits(page, "at the start");
    }
    await Promise.all(people.map((page) => race(page)));
    for (const page of people) {
      await expect(endOfRace(page)).toBeVisible();
      await accessible(page, "end of race");
      await fits(page, "end of race");
      await expect(page.locator(".chart svg path.line"), "a line for every car").toHaveCount(3);
      expect(await page.locator(".result tbody tr").count(), "a row for every car").toBe(3);
      await expect(page.locator(".moments a, .moments button").first()).toBeVisible();
    }
    await ana.goto(`${table}/replay`);
    await expect(ana.locator(".rail-list .row")).toHaveCount(3);
    await accessible(ana, "replay");
  });
}

test("the first tap shows where a gear leads, the second rolls it; then the cheapest place waits", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.addInitScript(() =>
    localStorage.setItem("paddock.settings", JSON.stringify({ language: "en", confirm: "cost", sound: false })),
  );
  await page.goto(await makeCircuit(page, [HUMAN, BOT]));
  // The first move is made in first gear without being asked.
  await expect(page.locator("button.spot.armed")).toHaveCount(1);
  await primary(page).click();
  await page.locator('button.gear[data-gear="6"]').click({ force: true });
  await expect(page.locator(".prompt .asks"), "the reason stands in its place").toHaveCount(0);
  await page.locator('button.gear[data-gear="2"]').click();
  await expect(page.locator('button.gear[data-gear="2"]')).toHaveAttribute("aria-pressed", "true");
  await expect(primary(page)).toHaveText(/Roll 2nd gear/);
  // The button stands elsewhere: whoever goes there at once means it.
  await primary(page).click();
  await expect(page.locator("button.spot.armed")).toHaveCount(1);
  await expect(primary(page)).toHaveText(/Drive to A/);
});

test("whoever waits sees what the own gears would do, where they will lie", async ({ come }) => {
  const [ana, boris] = [await come(DESKTOP), await come(PHONE)];
  const table = await makeCircuit(ana, [HUMAN, OPEN, BOT]);
  for (const page of [ana, boris]) await page.goto(table);
  await boris.getByRole("button", { name: /Сесть/ }).first().click();
  await ana.getByRole("button", { name: "Start the race" }).click();
  const gears = (page: Page) => page.locator(".gears .gear");
  const told = (page: Page) => page.locator(".gears div.gear");
  const top = async (page: Page) => (await page.locator(".gears").boundingBox())!.y;
  const asked = (page: Page) => page.locator("button.gear").first().isVisible();
  // One of them is asked for a gear, and the other one looks on.
  await Promise.all([ana, boris].map((page) => race(page, async () => (await asked(ana)) || (await asked(boris)))));
  const [now, next] = (await asked(ana)) ? [ana, boris] : [boris, ana];
  await expect(told(next)).toHaveCount(6);
  await expect(told(next).filter({ hasNot: next.locator(".barred-words") }).first()).toBeVisible();
  await accessible(next, "waiting");
  const before = await top(next);
  await race(now, () => asked(next));
  await expect(gears(next)).toHaveCount(6);
  expect(await top(next), "nothing jumps").toBeCloseTo(before, 0);
});

const GUIDED: Record<string, { look: Look; first: string[]; then: string; next: RegExp }> = {
  "English, on a desktop": {
    look: DESKTOP,
    first: ["First across the line", "A gear is a die"],
    then: "Where to end",
    next: /A whole race/,
  },
  "Russian, on a phone": {
    look: PHONE,
    first: ["Первым за черту", "Передача и её кубик"],
    then: "Где закончить ход",
    next: /Обычная гонка/,
  },
};
for (const [name, { look, first, then, next }] of Object.entries(GUIDED)) {
  test(`the guided race explains each thing once, and says what next: ${name}`, async ({ come }) => {
    const page = await come(look, "/learn/formula_d");
    await expect(page.locator(".rail-list .row").first()).toBeVisible();
    await note(page);
    await race(page, watchHints(page));
    await expect(endOfRace(page)).toBeVisible();
    const told = await noted(page);
    expect(told).toEqual(expect.arrayContaining([...first, then]));
    expect(told.indexOf(first[0]!), "the goal comes before the gears").toBeLessThan(told.indexOf(first[1]!));
    expect(told).toEqual([...new Set(told)]);
    expect(told.length, "prices, checks and corners are told, too").toBeGreaterThan(5);
    await expect(page.getByRole("link", { name: next })).toBeVisible();
    await accessible(page, "end of the guided race");
  });
}

interface Told {
  view?: { acting: number; cars: { seat: number; points: number[] }[] };
  question: object | null;
  open_seats: number[];
}
/** The table as the server tells it, with something else asked of the first driver. */
async function pretend(page: Page, change: (message: Told) => void): Promise<void> {
  const told = (text: string) => {
    const message = JSON.parse(text) as Told;
    if (message.view) change(message);
    return JSON.stringify(message);
  };
  await page.routeWebSocket(/\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => socket.send(told(String(message))));
  });
  await page.route(/\/api\/tables\/[^/]+$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ body: told(await answer.text()), contentType: "application/json" });
  });
}
const PARTS = ["brakes", "gearbox", "engine"];
/** In the box with three worn parts. */
function inTheBox(message: Told): void {
  message.view!.cars.find(({ seat }) => seat === 0)!.points = [6, 1, 2, 3, 1, 2];
  message.view!.acting = 0;
  const pairs = [
    ["brakes", "brakes"],
    ["engine", "engine"],
    ["brakes", "engine"],
    ["brakes", "gearbox"],
  ];
  const repairs = [...PARTS.map((part) => [part]), ...pairs, ["gearbox", "engine"]];
  message.question = {
    kind: "technical-stop",
    seat: 0,
    args: { points: 2 },
    options: [
      { choice: 0, label: { kind: "pit-roll" } },
      ...repairs.map((parts, i) => ({ choice: i + 1, label: { kind: "repair", parts } })),
    ],
  };
  message.open_seats = [0];
}
/** No words of these are cut. */
async function whole(page: Page, names: string): Promise<void> {
  const cut = await page
    .locator(names)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(cut, "words are whole").toEqual([]);
}

for (const look of [DESKTOP, { ...DESKTOP, language: "ru" as const }, PHONE, { ...PHONE, language: "en" as const }]) {
  test(`a technical stop is put together part by part: ${look.language}, ${look.width} wide`, async ({ come }) => {
    const page = await come(look);
    await pretend(page, inTheBox);
    await page.goto(await makeCircuit(page, [HUMAN, BOT]));
    const part = (name: string) => page.locator(`button[data-part="${name}"]`);
    await expect(page.locator("button[data-part]")).toHaveCount(5);
    await expect(primary(page)).toHaveText(/Roll the black die|Бросить чёрный кубик/);
    await part("engine").click();
    await part("brakes").click();
    await expect(page.locator("button[data-part].picked")).toHaveCount(2);
    await expect(primary(page)).toHaveText(/Repair|Ремонт/);
    await whole(page, "button[data-part] b, button[data-part] small, button.primary");
    await part("body").click({ force: true });
    await expect(page.locator("button[data-part].picked"), "nothing is lost there").toHaveCount(2);
    await part("engine").click();
    await expect(page.locator("button[data-part].picked")).toHaveCount(1);
    await accessible(page, "technical stop");
    await fits(page, "technical stop");
  });
  test(`tyres say what they do in this weather: ${look.language}, ${look.width} wide`, async ({ come }) => {
    const page = await come(look);
    await page.goto(await makeCircuit(page, [HUMAN, BOT], { weather: true, tyre_types: true }));
    await expect(page.locator("button[data-type]")).toHaveCount(3);
    await whole(page, "button[data-type] b, button[data-type] .facts span");
    await accessible(page, "tyres");
    await fits(page, "tyres");
    await page.locator('button[data-type="hard"]').click();
    await expect(page.locator("button[data-type]")).toHaveCount(0);
  });
}
