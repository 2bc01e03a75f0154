import { expect, type Page } from "@playwright/test";
import { accessible, cards, DESKTOP, makeTable, PHONE, startRace, test } from "./driver";
import { makeFactory } from "./robots";

const ALONE = [{ kind: "human" }, { kind: "bot", level: "club" }, { kind: "bot", level: "rookie" }];
const ASK = /What would a Champion do\?|Как пошёл бы чемпион\?/;
const ask = (page: Page) => page.locator(".bar .ask");
const turns = (page: Page) => page.locator(".advice .turn");

for (const [name, look] of Object.entries({ "on a desktop": DESKTOP, "in Russian, on a phone": PHONE })) {
  test(`alone with bots a Champion is asked, drawn on the road, played, and noted in the log: ${name}`, async ({
    come,
  }) => {
    const page = await come(look);
    await page.goto(await makeTable(page, { seats: ALONE }));
    await expect(cards(page)).toHaveCount(7);
    await expect(ask(page)).toHaveText(ASK);
    const place = (await ask(page).boundingBox())!;
    const bar = (await page.locator("header.bar").boundingBox())!;
    expect(place.y + place.height, "it hides nothing of the board").toBeLessThanOrEqual(bar.y + bar.height);
    await ask(page).click();
    await expect(turns(page)).not.toHaveCount(0);
    const count = await turns(page).count();
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(3);
    await expect(page.locator("main .landing.looked"), "the turn that is looked at").toHaveCount(1);
    if (look === PHONE) {
      const answer = (await page.locator(".advice.open").boundingBox())!;
      const board = (await page.locator("main.board").boundingBox())!;
      expect(answer.y, "the answer leaves the board free").toBeGreaterThanOrEqual(board.y + board.height);
    }
    await turns(page).nth(1).click();
    await expect(turns(page).nth(1)).toHaveAttribute("aria-pressed", "true");
    await accessible(page, "advice");

    await turns(page).first().click();
    await page.locator(".advice .play").click();
    await expect(page.locator(".advice.open"), "gone with its question").toHaveCount(0);
    const told = await page.evaluate(
      async () =>
        (await (await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`)).json()) as {
          table: { advised: number[][] };
        },
    );
    expect(told.table.advised.map(([seat]) => seat)).toEqual([0]);
    if (look === DESKTOP) await expect(page.locator(".log").getByText("asked a Champion")).toBeVisible();
  });
}

test("robots: the program that is looked at is drawn on the floor", async ({ come }) => {
  const page = await come(DESKTOP);
  await page.goto(await makeFactory(page, ALONE));
  await ask(page).click();
  await expect(turns(page)).not.toHaveCount(0);
  await expect(turns(page).first().locator(".worth")).toHaveText(/\d+ %/);
  await expect(page.locator("main .advised path.way").first()).toBeAttached();
});

test("among friends nobody asks, unless the table says so before the start", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }] });
  await ana.goto(table);
  const ben = await come(PHONE, table);
  await ben.getByRole("button", { name: /Сесть/ }).first().click();
  await expect(ben.getByText("Гонку начинает").first()).toBeVisible();
  await expect(ben.getByText("Советы чемпиона")).toHaveCount(0);
  await startRace(ana);
  await expect(cards(ben)).toHaveCount(7);
  await expect(ask(ben)).toHaveCount(0);

  await ana.goto("/new/heat");
  await ana.getByRole("switch", { name: "A Champion's advice" }).click();
  await ana.getByRole("button", { name: /^Open the table/ }).click();
  await expect(ana.getByText("everybody may ask")).toBeVisible();
});
