import { expect, type Page } from "@playwright/test";
import { Person } from "../person";
import { accessible, cards, DESKTOP, makeTable, PHONE, plan, startRace, test } from "./driver";

interface Told {
  told: { title: string; body: string; tag: string }[];
  asked: number;
  answer: NotificationPermission;
}
/** A browser whose messages can be read, and that looks away when it is told to. */
async function overhear(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((given) => {
    const heard = Object.assign(window, { told: [], asked: 0, answer: given }) as unknown as Told;
    class Message {
      static permission: NotificationPermission = "default";
      static requestPermission() {
        heard.asked++;
        return Promise.resolve((Message.permission = heard.answer));
      }
      constructor(title: string, { body, tag }: { body: string; tag: string }) {
        heard.told.push({ title, body, tag });
      }
    }
    Object.assign(window, { Notification: Message });
  }, answer);
}
const heard = (page: Page) =>
  page.evaluate(() => ({ told: (window as unknown as Told).told, asked: (window as unknown as Told).asked }));
const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

test("tables that wait for me are counted in the bar of every page, and the count is fresh", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "bot" }] });
  await ana.goto("/rules");
  const count = (page: Page) => page.locator("a.turns");
  await expect(count(ana)).toHaveAccessibleName("Your turn at one table");
  await expect(ana).toHaveTitle(/^\(1\) /);
  await ana.setViewportSize({ width: PHONE.width, height: PHONE.height });
  await expect(count(ana)).toBeVisible();
  await accessible(ana, "bar with a count");
  expect(await ana.evaluate(() => document.documentElement.scrollWidth - innerWidth), "nothing is pushed out").toBe(0);
  await ana.getByRole("button", { name: "Menu" }).click();
  await expect(
    ana.getByRole("radio", { name: "Dark" }).or(ana.getByRole("button", { name: "Dark" })),
    "the theme stands in the menu",
  ).toBeVisible();
  const other = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "bot" }] });
  await ana.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(count(ana)).toHaveAccessibleName("Your turn at two tables");
  await ana.goto(other);
  await expect(cards(ana)).toHaveCount(7);
  await expect(count(ana), "the table on the screen does not count").toHaveAccessibleName("Your turn at one table");
  await count(ana).click();
  await expect(ana).toHaveURL(new RegExp(`${table}$`));
});

test("the browser calls me to my turn when I look elsewhere, and only if I asked for it", async ({ come }) => {
  const ana = await come(DESKTOP);
  const table = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }] });
  const mira = await Person.named("Mira");
  await mira.sit(table.split("/").at(-1)!, 1);
  await overhear(ana, "granted");
  await ana.goto("/settings");
  expect((await heard(ana)).asked, "nobody is asked before a click").toBe(0);
  await ana.getByRole("switch", { name: "Call me to my turn" }).click();
  await expect(ana.getByRole("switch", { name: "Call me to my turn" })).toBeChecked();
  expect((await heard(ana)).told).toHaveLength(1);

  await ana.getByRole("link", { name: "Your tables", exact: true }).click();
  await ana.getByRole("link", { name: /^Open:/ }).click();
  await startRace(ana);
  await plan(ana);
  await expect(cards(ana).first()).toBeVisible();
  expect((await heard(ana)).told, "who looks at the table is not called").toHaveLength(1);
  await lookAway(ana);
  const id = table.split("/").at(-1)!;
  await expect
    .poll(async () => {
      await mira.drive(id);
      return (await heard(ana)).told.at(-1);
    })
    .toEqual({ title: "Your turn", body: "Heat", tag: table });
});

test("a browser that forbids messages is told of, and the switch stays off", async ({ come }) => {
  const page = await come({ ...PHONE });
  await overhear(page, "denied");
  await page.goto("/settings");
  await page.getByRole("switch", { name: "Сообщать о моём ходе" }).click();
  await expect(page.getByText("Браузер это запрещает.")).toBeVisible();
  await expect(page.getByRole("switch", { name: "Сообщать о моём ходе" })).not.toBeChecked();
});

test("opening a table leaves no socket half open", async ({ come }) => {
  const ana = await come(DESKTOP);
  const warned: string[] = [];
  ana.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
  const opened: string[] = [];
  ana.on("websocket", (socket) => opened.push(socket.url()));
  const table = await makeTable(ana, { seats: [{ kind: "human" }, { kind: "open" }] });
  await ana.goto(table);
  const mira = await Person.named("Mira");
  await mira.sit(table.split("/").at(-1)!, 1);
  await expect(ana.getByText("Mira").first()).toBeVisible();
  await startRace(ana);
  await expect(cards(ana)).toHaveCount(7);
  await ana.waitForTimeout(500);
  expect(opened, "one for the waiting room, one for the race").toHaveLength(2);
  expect(warned).toEqual([]);
});
