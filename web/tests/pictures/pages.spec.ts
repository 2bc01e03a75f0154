import { expect, test, type Browser, type Page } from "@playwright/test";
import { close, fourScreens, shoot, shootWhole } from "./looks";
import { driveAll, Person } from "../person";

const HUMAN = { kind: "human" };
const OPEN = { kind: "open" };
const BOT = { kind: "bot", level: "club" };

async function take(browser: Browser, person: Person | null, pages: Record<string, string>): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    const screens = await fourScreens(browser, person, path);
    await shootWhole(screens, name);
    await close(screens);
  }
}

test("pages of a stranger", async ({ browser }) => {
  await take(browser, null, {
    "home-empty": "/",
    "tables-empty": "/tables",
    "lobby-empty": "/lobby",
    "replays-empty": "/replays",
    rules: "/rules",
    "rules-heat": "/rules/heat",
    "rules-paragraph": "/rules/heat#cluttered-hand",
    fairness: "/fairness",
    settings: "/settings",
    "new-table": "/new/heat",
    "new-table-not-ready": "/new/formula_d",
    "recover-refused": "/recover#no-such-key",
    "table-not-found": "/t/no-such-table",
    "not-found": "/nothing/here",
    "guided-race": "/learn/heat",
    "new-table-robots": "/new/roborally",
    "rules-formula-d": "/rules/formula_d",
    "rules-steampunk": "/rules/steampunk_rally",
    "rules-unicorns": "/rules/unicorn_fever",
    "rules-season": "/rules/heat#before-race",
    "rules-robots": "/rules/roborally#lasers",
    "guided-robots": "/learn/roborally",
  });
});

test("pages of somebody who plays", async ({ browser }) => {
  const [ana, mira, tomas] = await Promise.all(["Ana", "Mira", "Tomas"].map((name) => Person.named(name)));
  const done = await ana!.open({ seats: [HUMAN, OPEN], options: { circuit: "italy", laps: "1" } });
  await mira!.sit(done, 1);
  await ana!.start(done);
  await driveAll([ana!, mira!], done);

  const turn = await ana!.open({
    seats: [HUMAN, OPEN, BOT, BOT], options: { circuit: "usa" }, pace: { kind: "days", hours: 24 },
  });
  await mira!.sit(turn, 1);
  const waits = await ana!.open({
    seats: [HUMAN, OPEN, BOT], options: { circuit: "france" }, pace: { kind: "days", hours: 24 },
  });
  await tomas!.sit(waits, 1);
  await ana!.drive(waits);
  const room = await ana!.open({ seats: [HUMAN, OPEN, OPEN, OPEN, BOT, BOT], options: { circuit: "great_britain" } });
  await mira!.sit(room, 1);
  await mira!.open({ seats: [HUMAN, OPEN, OPEN, BOT], options: { circuit: "italy" }, private: false });
  await tomas!.open({
    seats: [HUMAN, OPEN, OPEN, OPEN, OPEN], options: { circuit: "usa" }, private: false,
    pace: { kind: "days", hours: 72 },
  });
  const watched = await tomas!.open({
    seats: [HUMAN, OPEN, BOT, BOT], options: { circuit: "france" }, private: false, pace: { kind: "days", hours: 24 },
  });
  await mira!.sit(watched, 1);

  await take(browser, ana!, {
    home: "/",
    tables: "/tables",
    lobby: "/lobby",
    replays: "/replays",
    "fairness-race": `/fairness?table=${done}`,
    "end-of-race-two": `/t/${done}`,
    replay: `/t/${done}/replay?at=60`,
  });
  await take(browser, null, { spectator: `/t/${watched}` });
});

test("waiting rooms", async ({ browser }) => {
  const [ana, mira, tomas] = await Promise.all(["Ana", "Mira", "Tomas"].map((name) => Person.named(name)));
  const room = await ana!.open({ seats: [HUMAN, OPEN, OPEN, OPEN, BOT, BOT], options: { circuit: "great_britain" } });
  await mira!.sit(room, 1);
  await ana!.say(room, "Tomas comes at eight");
  await mira!.say(room, "I will fetch coffee");
  const robots = await ana!.open({
    game: "roborally", seats: [HUMAN, OPEN, OPEN, BOT], options: { course: "capture_the_flag" },
  });
  const season = await ana!.open({
    seats: [HUMAN, OPEN, BOT, BOT], options: { season: "1962", legends: 2 }, pace: { kind: "days", hours: 24 },
  });
  await take(browser, ana!, {
    "waiting-room": `/t/${room}`, "waiting-room-robots": `/t/${robots}`, "waiting-room-season": `/t/${season}`,
  });
  await take(browser, mira!, { "waiting-room-seated": `/t/${room}` });
  await take(browser, tomas!, { "waiting-room-guest": `/t/${room}` });
});

test("game files", async ({ browser }) => {
  const [ana, mira] = await Promise.all(["Ana", "Mira"].map((name) => Person.named(name)));
  const done = await ana!.open({ seats: [HUMAN, OPEN], options: { circuit: "italy", laps: "1" } });
  await mira!.sit(done, 1);
  await ana!.start(done);
  await driveAll([ana!, mira!], done);
  const game = (await (await ana!.http.get(`/api/tables/${done}/export`)).json()) as { seed: number };
  const give = (file: object) => (page: Page) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "race.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) });

  const screens = await fourScreens(browser, null, "/replays");
  await Promise.all(screens.map(({ page }) => give({ ...game, seed: game.seed + 1 })(page)));
  await Promise.all(screens.map(({ page }) => expect(page.getByRole("alert")).toBeVisible()));
  await shootWhole(screens, "game-file-refused");
  await Promise.all(screens.map(({ page }) => give(game)(page)));
  await Promise.all(screens.map(({ page }) => page.waitForURL(/replay$/)));
  await shoot(screens, "game-file-film", (page) => expect(page.locator(".window, .board").first()).toBeVisible());
  await Promise.all(screens.map(({ page }) => page.goto("/replays", { waitUntil: "networkidle" })));
  await shootWhole(screens, "game-file-kept");
  await close(screens);
});

/** Setups that change what the page asks for. */
const SETUPS: Record<string, { path: string; choose: (page: Page) => Promise<unknown> }> = {
  "new-season": { path: "/new/heat", choose: (page) => choose(page, "season", /ten races|десять гонок/) },
  "new-season-own": { path: "/new/heat", choose: (page) => choose(page, "season", /^(Your own|Свой)/) },
  "new-modules": { path: "/new/heat", choose: (page) => choose(page, "upgrades", /^(Both|Все)$/) },
  "new-team-race": {
    path: "/new/roborally", choose: (page) => page.getByRole("radio", { name: /All for One|Все за одного/ }).click(),
  },
};

/** A button of a row, or a line of a menu. */
async function choose(page: Page, option: string, name: RegExp): Promise<void> {
  const field = page.locator(`#option-${option}`);
  const menu = field.locator('button[aria-haspopup="listbox"]');
  if (await menu.count()) await menu.click();
  await field.getByRole((await menu.count()) ? "option" : "radio", { name }).click();
}

test("setups", async ({ browser }) => {
  for (const [name, { path, choose: chosen }] of Object.entries(SETUPS)) {
    const screens = await fourScreens(browser, null, path);
    await Promise.all(screens.map(({ page }) => chosen(page)));
    await shootWhole(screens, name);
    await close(screens);
  }
});

test("somebody moves to another browser", async ({ browser }) => {
  const [ana, mira] = await Promise.all(["Ana", "Mira"].map((name) => Person.named(name)));
  const table = await ana!.open({ seats: [HUMAN, OPEN, BOT], options: { circuit: "italy" } });
  await mira!.sit(table, 1);
  await ana!.start(table);
  const screens = await fourScreens(browser, ana!, "/settings");
  await Promise.all(screens.map(({ page }) => page.getByRole("button", { name: /Show my link|Показать/ }).click()));
  await shootWhole(screens, "settings-recovery");
  await close(screens);
  const { url } = await mira!.post<{ url: string }>("/api/me/recovery");
  const asked = await fourScreens(browser, ana!, url);
  await shoot(asked, "recover-asks");
  await close(asked);

  const cut = await fourScreens(browser, ana!, "/tables");
  await Promise.all(cut.map(({ page }) => page.context().setOffline(true)));
  await shoot(cut, "offline", (page) => expect(page.locator(".offline")).toBeVisible());
  await close(cut);
  const away = await fourScreens(browser, ana!, `/t/${table}`);
  await ana!.leave(table, 0);
  await shoot(away, "absent", (page) => expect(page.locator(".act .primary")).toBeVisible());
  await close(away);
});
