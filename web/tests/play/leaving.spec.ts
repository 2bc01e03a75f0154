import { expect, type Page, type WebSocketRoute } from "@playwright/test";
import {
  accessible,
  cards,
  DESKTOP,
  drive,
  gear,
  giveUp,
  lifted,
  type Look,
  makeTable,
  PHONE,
  plan,
  primary,
  round,
  startRace,
  test,
} from "./driver";

type Come = (look: Look, path?: string) => Promise<Page>;

async function pair(come: Come): Promise<[Page, Page]> {
  const ana = await come(DESKTOP);
  const table = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }] });
  await ana.goto(table);
  const boris = await come({ ...PHONE, theme: "dark" }, table);
  await boris.getByRole("button", { name: /Сесть/ }).first().click();
  await startRace(ana);
  await expect(cards(boris)).toHaveCount(7);
  await expect(cards(ana)).toHaveCount(7);
  return [ana, boris];
}

test("a bot drives for somebody who leaves, until they take the wheel again", async ({ come }) => {
  const [ana, boris] = await pair(come);
  await boris.getByRole("button", { name: "Меню" }).click();
  await boris.getByRole("button", { name: /Уйти/ }).click();
  await boris.getByRole("button", { name: /ещё раз/ }).click();
  const driven = boris.getByText("Вместо вас едет бот").filter({ visible: true });
  await expect(driven).toHaveCount(1);
  await expect(ana.locator(".rail-list").getByText("bot drives", { exact: true })).toBeVisible();
  await expect(boris.getByText(/Ждём/).filter({ visible: true }), "whom all wait for is said once").toHaveCount(1);
  await accessible(boris, "away");

  await drive(ana, () => round(ana, 2).isVisible());
  await expect(round(boris, 2)).toBeVisible();
  await expect(primary(boris), "nothing else is to be done").toHaveText("Вернуться за руль");

  await boris.getByRole("button", { name: "Вернуться за руль" }).click();
  await expect(driven).toHaveCount(0);
  await expect(ana.getByText("bot drives", { exact: true })).toBeHidden();
  await Promise.all([drive(ana, () => round(ana, 4).isVisible()), drive(boris, () => round(boris, 4).isVisible())]);
});

test("whoever gives up a race of a championship comes back for the next one, as the menu says", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(
    await makeTable(page, {
      options: { season: "1961", laps: "printed" },
      seats: [{ kind: "human" }, ...Array<object>(3).fill({ kind: "bot", level: "rookie" })] as { kind: string }[],
    }),
  );
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up, bots finish the championship" }).click();
  await page.getByRole("button", { name: /^(Tap|Click) again.*you can take the wheel back/ }).click();
  await expect(page.getByText("in the next races too").filter({ visible: true })).toHaveCount(1);
  const interlude = page.getByRole("dialog").filter({ hasText: "is over" });
  await interlude.getByRole("button", { name: /^(Go on|To your pick)$/ }).click();
  await page.getByRole("button", { name: "Take the wheel" }).click();
  await expect(page.getByText("A bot drives for you")).toHaveCount(0);
  await expect(primary(page)).toBeVisible();
});

test("a reload in the middle of a turn loses nothing", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(await makeTable(page, { seats: [{ kind: "human" }, { kind: "bot" }] }));
  await gear(page, 2).click();
  const hand = () => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute("aria-label")));
  const before = await hand();
  await page.reload();
  await expect.poll(hand).toEqual(before);
  await expect(lifted(page)).toHaveCount(2);
  await primary(page).click();
  await expect(page.locator(".tiles")).toBeVisible();
});

test("a lost connection loses neither cards nor messages", async ({ come }) => {
  const sockets: WebSocketRoute[] = [];
  let broken = false;
  const [ana, boris] = await pair(come);
  await ana.routeWebSocket(/\/live/, (socket) => {
    if (broken) return void socket.close();
    socket.connectToServer();
    sockets.push(socket);
  });
  await ana.reload();
  await gear(ana, 2).click();
  await expect(primary(ana)).toBeEnabled();

  broken = true;
  for (const socket of sockets) await socket.close();
  await expect(ana.getByText("No connection, trying again")).toBeVisible();
  await expect(primary(ana)).toBeDisabled();
  await plan(boris);

  broken = false;
  await expect(ana.getByText("No connection, trying again")).toBeHidden();
  await expect(lifted(ana)).toHaveCount(2);
  await expect(ana.locator(".rail-list").getByText("ready")).toBeVisible();
  await primary(ana).click();
  await expect
    .poll(async () => (await ana.locator(".tiles").count()) + (await boris.locator(".tiles").count()))
    .toBeGreaterThan(0);
});

test("what somebody else does leaves the lifted cards alone", async ({ come }) => {
  const [ana, boris] = await pair(come);
  await gear(ana, 2).click();
  await plan(boris);
  await expect(ana.locator(".rail-list").getByText("ready")).toBeVisible();
  await expect(lifted(ana)).toHaveCount(2);
});

test("whoever gives up a race against bots sees at once how it ended", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const table = await makeTable(page, { seats: [{ kind: "human" }, { kind: "bot" }] });
  await page.goto(table);
  await expect(cards(page)).toHaveCount(7);
  await giveUp(page);
  await expect(page.getByRole("button", { name: "Race result" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Skip" })).toHaveCount(0);

  const { film } = await page.evaluate(
    async (path) =>
      (await (await fetch(`/api/tables${path.slice(2)}/log`)).json()) as {
        film: { n: number; kind?: string; seat: number }[];
      },
    table,
  );
  const own = film.find(({ kind, seat }) => kind === "revealed" && seat === 0)!;
  await page.goto(`${table}/replay?at=${own.n + 1}`);
  await expect(page.locator(".act"), "a replay tells what happened").toContainText(
    /You\s*(drove in|paid \d+ heat for) gear \d/,
  );
  await expect(page.locator("header.bar"), "and asks for nothing").not.toContainText("Your move");
});
