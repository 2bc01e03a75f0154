/** The film of a race of robots that bots have driven: what it tells is in sight. */
import { expect, type Locator, type Page } from "@playwright/test";
import { DESKTOP, PHONE, test } from "./driver";
import { Person } from "../person";

interface Told {
  n: number;
  kind: string;
}
const BOT = { kind: "bot", level: "club" };

async function raced(course: string, turns = 6): Promise<{ table: string; events: Told[] }> {
  const ana = await Person.named("Ana");
  const table = await ana.open({
    game: "roborally", seats: [{ kind: "human" }, BOT, BOT, BOT], options: { course, timer: "none", turn_limit: turns },
  });
  await ana.leave(table, 0);
  const state = async () =>
    (await (await ana.http.get(`/api/tables/${table}`)).json()) as { table: { status: string }; events: Told[] };
  await expect.poll(async () => (await state()).table.status, { timeout: 300_000 }).toBe("over");
  return { table, events: (await state()).events };
}
const box = async (one: Locator) => (await one.boundingBox())!;
const every = (events: Told[], kinds: string[], count: number) => {
  const found = events.filter(({ kind }) => kinds.includes(kind));
  return found.filter((_, i) => i % Math.ceil(found.length / count) === 0);
};
const STEPS = ["pushed", "moved", "carried", "gears", "beam", "shot", "flag-toggled", "flag-taken"];

async function isWithin(part: Locator, whole: Locator, why: string): Promise<void> {
  const [inner, outer] = [await box(part), await box(whole)];
  expect(inner.y >= outer.y - 1 && inner.y + inner.height <= outer.y + outer.height + 1, why).toBe(true);
  expect(inner.x >= outer.x - 9 && inner.x + inner.width <= outer.x + outer.width + 9, why).toBe(true);
}
/** The name of a step, its numbers and its icon lie side by side. */
const isClear = (row: Locator): Promise<boolean> =>
  row.evaluate((li) => {
    const boxes = [...li.querySelectorAll("i, b, small, em")]
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return boxes.every((a, i) =>
      boxes
        .slice(i + 1)
        .every((b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1),
    );
  });

const isCentred = (row: Locator): Promise<boolean> =>
  row.evaluate((li) => {
    const name = document.createRange();
    name.selectNodeContents(li.querySelector("b")!);
    const [middle, whole] = [name, li]
      .map((one) => one.getBoundingClientRect())
      .map(({ left, right }) => (left + right) / 2);
    return Math.abs(middle! - whole!) < 2;
  });

for (const [course, height] of [["toggle_boggle", 900], ["toggle_boggle", 720], ["capture_the_flag", 900]] as const) {
  test(`the steps of a register are whole beside ${course}, ${height} high`, async ({ come }) => {
    const { table, events } = await raced(course);
    const page = await come({ ...DESKTOP, height, language: "ru" });
    for (const { n, kind } of every(events, STEPS, 12)) {
      await page.goto(`/t/${table}/replay?seat=0&at=${n + 1}`);
      const rows = page.locator(".strip li");
      await expect(page.locator(".strip .now small"), `${kind} ${n} has its sentence`).toBeVisible();
      for (const row of await rows.all()) {
        await isWithin(row, page.locator(".strip"), `${kind} ${n}`);
        expect(await isClear(row), `${kind} ${n}`).toBe(true);
      }
    }
    const end =
      every(events, ["repaired", "re-entered"], 1)[0] ?? events.find(({ kind }) => kind === "clean-up-began")!;
    await page.goto(`/t/${table}/replay?seat=0&at=${end.n + 1}`);
    await expect(page.locator(".strip h2")).toHaveText("Регистр 5");
    await expect(page.locator(".strip .now b")).toHaveText("Конец раунда");
    for (const row of await page.locator(".strip li").all()) {
      await isWithin(row, page.locator(".strip"), end.kind);
      expect(await isClear(row), end.kind).toBe(true);
    }
    if (course === "capture_the_flag")
      for (const row of await page.locator(".strip li:not(.now)").all())
        expect(await isCentred(row), "names below a wide board").toBe(true);
  });
}

test("what a step has told is wrapped, not cut", async ({ come }) => {
  const { table, events } = await raced("toggle_boggle", 2);
  const page = await come(
    { ...DESKTOP, language: "ru" },
    `/t/${table}/replay?seat=0&at=${events.find(({ kind }) => kind === "clean-up-began")!.n + 1}`,
  );
  await expect(page.locator(".strip .now b")).toHaveText("Конец раунда");
  const rows = page.locator(".strip li.past");
  expect(await rows.count()).toBeGreaterThan(4);
  const cut = await rows.evaluateAll((all) => {
    const model = document.querySelector(".strip small")!;
    return [all[0]!, all.at(-2)!].map((row) => {
      row.querySelector("small")?.remove();
      const told = row.querySelector("span")!.appendChild(model.cloneNode() as Element);
      told.textContent = "под лучом Вера, Бруно → Лотта";
      return (
        told.scrollHeight > told.clientHeight ||
        told.getBoundingClientRect().bottom > row.getBoundingClientRect().bottom
      );
    });
  });
  expect(cut).toEqual([false, false]);
});

test("a key moment of the last page is played at once", async ({ come }) => {
  const { table } = await raced("toggle_boggle");
  const page = await come({ ...DESKTOP, language: "en" }, `/t/${table}`);
  await page.locator(".moments a").first().click();
  await expect(page.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
});

/** Whoever drives, in the middle of a cell. */
async function acting(page: Page): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await box(page.locator(".window .acts").first());
  return { x: x + width / 2, y: y + height / 2 };
}
test("on a phone the film shows the robot that drives", async ({ come }) => {
  const { table, events } = await raced("capture_the_flag");
  const page = await come(PHONE);
  for (const { n } of every(events, ["moved"], 12)) {
    await page.goto(`/t/${table}/replay?seat=0&at=${n + 1}`);
    const [board, robot] = [await box(page.locator("div.window")), await acting(page)];
    expect(
      robot.x > board.x && robot.x < board.x + board.width && robot.y > board.y && robot.y < board.y + board.height,
      `event ${n}`,
    ).toBe(true);
  }
});

test("above a wide board each line about teams is one line, and the way to their rules is whole", async ({ come }) => {
  const { table, events } = await raced("capture_the_flag");
  const page = await come({ ...DESKTOP, language: "ru" });
  for (const { n } of every(events, ["flag-taken", "caught", "flag-brought"], 6)) {
    await page.goto(`/t/${table}/replay?seat=0&at=${n + 1}`);
    for (const line of await page.locator(".rules .team").all())
      expect((await box(line)).height, `event ${n}`).toBeLessThan(20);
    await isWithin(page.locator(".rules a"), page.locator(".beside .top"), `event ${n}`);
    expect((await box(page.locator(".beside .top"))).height, `event ${n}`).toBeLessThan(90);
  }
});

/** From where to where a drawing reaches, without the room that its lines may take. */
const span = (one: Locator) =>
  one.evaluate((drawing: SVGGraphicsElement) => {
    const [{ y, height }, { d, f }] = [drawing.getBBox(), drawing.getScreenCTM()!];
    return { top: f + d * y, bottom: f + d * (y + height) };
  });

test("that a flag is captured stands beside the sign of that home, not on the floor", async ({ come }) => {
  let { table, events } = await raced("capture_the_flag", 30);
  // A flag need not be brought home in every race.
  while (!events.some(({ kind }) => kind === "flag-brought")) ({ table, events } = await raced("capture_the_flag", 30));
  const page = await come(
    DESKTOP, `/t/${table}/replay?seat=0&at=${events.find(({ kind }) => kind === "flag-brought")!.n + 1}`,
  );
  const pill = page.locator("g.pill.good");
  await expect(pill).toHaveText(/^flag [AB] captured$/);
  const said = await span(pill);
  for (const home of await page.locator(".window > svg:not(.ground) rect.edge").all()) {
    const floor = await span(home);
    expect(said.bottom <= floor.top || said.top >= floor.bottom).toBe(true);
  }
});
