import { test, type Browser } from "@playwright/test";
import { close, fourScreens, shootWhole } from "./looks";
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
    "replay-choose": "/replay",
    "recover-refused": "/recover#no-such-key",
    "table-not-found": "/t/no-such-table",
    "not-found": "/nothing/here",
    "guided-race": "/learn/heat",
    "new-table-robots": "/new/roborally",
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

  const turn = await ana!.open({ seats: [HUMAN, OPEN, BOT, BOT], options: { circuit: "usa" }, pace: { kind: "days", hours: 24 } });
  await mira!.sit(turn, 1);
  await ana!.start(turn);
  const waits = await ana!.open({ seats: [HUMAN, OPEN, BOT], options: { circuit: "france" }, pace: { kind: "days", hours: 24 } });
  await tomas!.sit(waits, 1);
  await ana!.start(waits);
  await ana!.drive(waits);
  const room = await ana!.open({ seats: [HUMAN, OPEN, OPEN, OPEN, BOT, BOT], options: { circuit: "great_britain" } });
  await mira!.sit(room, 1);
  await mira!.open({ seats: [HUMAN, OPEN, OPEN, BOT], options: { circuit: "italy" }, private: false });
  await tomas!.open({ seats: [HUMAN, OPEN, OPEN, OPEN, OPEN], options: { circuit: "usa" }, private: false, pace: { kind: "days", hours: 72 } });
  const watched = await tomas!.open({ seats: [HUMAN, OPEN, BOT, BOT], options: { circuit: "france" }, private: false, pace: { kind: "days", hours: 24 } });
  await mira!.sit(watched, 1);
  await tomas!.start(watched);

  await take(browser, ana!, {
    home: "/",
    tables: "/tables",
    lobby: "/lobby",
    replays: "/replays",
    "fairness-race": `/fairness?table=${done}`,
    "waiting-room": `/t/${room}`,
    "end-of-race-two": `/t/${done}`,
    replay: `/t/${done}/replay?at=60`,
  });
  await take(browser, tomas!, { "waiting-room-guest": `/t/${room}` });
  await take(browser, null, { spectator: `/t/${watched}` });
});
