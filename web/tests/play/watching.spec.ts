import { expect, type Page } from "@playwright/test";
import { accessible, DESKTOP, PHONE, test } from "./driver";
import { driveAll, Person } from "../person";

interface Told {
  n: number;
  kind: string;
  seat: number;
  args: { cards?: string[]; round?: number };
}
const SEATS = [{ kind: "human" }, { kind: "open" }, { kind: "open" }];

/** Three people at a table on the grid; `over`: to the end. */
async function race(over: boolean): Promise<{ ana: Person; table: string }> {
  const [ana, mira, tomas] = await Promise.all(["Ana", "Mira", "Tomas"].map((name) => Person.named(name)));
  const table = await ana!.open({ seats: SEATS, options: { circuit: "italy", laps: "1" } });
  await mira!.sit(table, 1);
  await tomas!.sit(table, 2);
  await ana!.start(table);
  if (over) await driveAll([ana!, mira!, tomas!], table);
  return { ana: ana!, table };
}

/** The events of the film; steps that tell nothing are left out. */
async function filmOf(ana: Person, table: string): Promise<Told[]> {
  const { film } = (await (await ana.http.get(`/api/tables/${table}/log?seat=0`)).json()) as { film: Told[] };
  return film.filter(({ kind }) => kind);
}
const box = async (page: Page, part: string) => (await page.locator(part).first().boundingBox())!;

for (const look of [DESKTOP, { ...PHONE, language: "en" as const }]) {
  test(`an onlooker sees whose car it is and taps another: ${look.width} px`, async ({ come }) => {
    const { table } = await race(false);
    const page = await come(look, `/t/${table}`);
    await expect(page.getByText("You are watching")).toBeVisible();
    const rows = page.locator(".rail-list .row");
    await expect(page.locator(".rail-list .row.watched")).toHaveCount(1);
    for (const row of [1, 2]) {
      await rows.nth(row).click({ position: { x: 40, y: 40 } });
      const name = await rows.nth(row).locator(".who button").innerText();
      await expect(page.locator(".prompt .who")).toHaveText(new RegExp(name));
      await expect(rows.nth(row)).toHaveClass(/watched/);
    }
    await expect(page.getByRole("button", { name: /Follow me|Since your last turn/ })).toHaveCount(0);
    await accessible(page, "looking on");
  });
}

test("in a film of one's own race the cards one put down lie open before they are revealed", async ({ come }) => {
  const { ana, table } = await race(true);
  const film = await filmOf(ana, table);
  const shifted = film.findIndex(
    ({ kind, seat }, i) => kind === "shifted" && seat === 0 && film.slice(0, i).some(({ args }) => args.round === 2),
  );
  const revealed = film.slice(shifted).find(({ kind, seat }) => kind === "revealed" && seat === 0)!;
  for (const look of [DESKTOP, PHONE]) {
    const page = await come(look, `/t/${table}/replay?seat=0&at=${film[shifted]!.n + 1}`);
    const played = page.locator(".row:has(.head)").filter({ hasText: /Played|Сыграно/ });
    await expect(played.locator(".mini:not(.back)")).toHaveCount(revealed.args.cards!.length);
    await expect(played.locator(".back")).toHaveCount(0);
  }
});

test("a phone's film follows the car that moves, beside chip and mini-map, with two rows of controls", async ({
  come,
}) => {
  const { ana, table } = await race(true);
  const film = await filmOf(ana, table);
  const page = await come(PHONE);
  for (const { n } of film
    .filter(({ kind, seat }) => kind === "moved" && seat > 0)
    .slice(2, 14)
    .filter((_, i) => i % 4 === 0)) {
    await page.goto(`/t/${table}/replay?seat=0&at=${n + 1}`);
    const [board, chip, car] = [
      await box(page, ".window"), await box(page, "p.next"), await box(page, ".on-track:has(.acts)"),
    ];
    const [x, y] = [car.x + car.width / 2, car.y + car.height / 2];
    await expect(page.locator("p.next"), "whose corner it is").toContainText(/\S · /);
    expect(x > board.x && x < board.x + board.width && y < board.y + board.height, `event ${n}`).toBe(true);
    expect(y, `event ${n}`).toBeGreaterThan(chip.y + chip.height);
    // The map goes to another corner rather than over a car, and away if there is none.
    for (const map of await page.locator(".map").all()) {
      const on = (await map.boundingBox())!;
      expect(x > on.x && x < on.x + on.width && y > on.y && y < on.y + on.height, `event ${n} under the map`).toBe(
        false,
      );
    }
  }
  expect((await box(page, "section.film")).height).toBeLessThan(100);
});

test("a seat that does not exist looks on like a spectator", async ({ come, complaints }) => {
  const { table } = await race(true);
  const page = await come(DESKTOP, `/t/${table}/replay?at=3&seat=77`);
  await expect(page.getByRole("radio", { name: "A spectator" })).toHaveAttribute("aria-checked", "true");
  expect(complaints.splice(0).filter((complaint) => !complaint.includes("404"))).toEqual([]);
});

test("after the flag every car is seen, also on a phone", async ({ come }) => {
  const { ana, table } = await race(true);
  const film = await filmOf(ana, table);
  const page = await come(PHONE, `/t/${table}/replay?seat=0&at=${film.at(-1)!.n + 1}`);
  await expect(page.locator(".on-track")).toHaveCount(SEATS.length);
  const cars = await Promise.all((await page.locator(".on-track").all()).map((car) => car.boundingBox()));
  const board = await box(page, ".window");
  for (const car of cars)
    expect(
      car!.x > board.x - 1 &&
        car!.x + car!.width < board.x + board.width + 1 &&
        car!.y + car!.height < board.y + board.height + 1,
    ).toBe(true);
  const middles = cars.map((car) => [car!.x + car!.width / 2, car!.y + car!.height / 2] as const);
  for (const [i, a] of middles.entries())
    for (const b of middles.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(14);
});
