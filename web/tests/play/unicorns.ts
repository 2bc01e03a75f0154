/** People who bet on unicorns in their browsers. */
import type { Locator, Page } from "@playwright/test";
import { openTable, playOn, primary } from "./driver";

/** A championship with easy contracts. */
export const makeStable = (page: Page, seats: object[], options: object = {}, more: object = {}): Promise<string> =>
  openTable(page, { game: "unicorn_fever", seats, ...more, options: { clans: "leprechauns-goblins", ...options } });

export const tokens = (page: Page) => page.locator("[data-token].lit");
export const bets = (page: Page) => page.locator("[data-bet].lit");
export const lanes = (page: Page) => page.locator("[data-lane].lit");
export const deals = (page: Page) => page.locator("[data-contract].lit");
export const hand = (page: Page) => page.locator("[data-console] button.slot");

/** What the screen asks for; "": somebody else is asked, or the unicorns run. */
export const askedFor = (page: Page): Promise<string> =>
  page.evaluate(() => {
    if (document.querySelector(".podium")) return "over";
    const kind = document.querySelector<HTMLElement>("[data-console]")?.dataset.asked ?? "";
    const button = document.querySelector<HTMLButtonElement>("button.primary");
    return kind || (button && !button.disabled ? "click" : "");
  });

const TAP = { timeout: 3_000 };
const tap = (what: Locator) => what.click(TAP);
/** With questions switched off one tap chooses. */
const choose = async (what: Locator, turn: number) => tap(what.nth(turn % (await what.count())));
/** A card under a unicorn, or no more of them. */
async function play(page: Page, turn: number): Promise<void> {
  if (turn % 3 === 0) return tap(primary(page));
  await choose(hand(page), turn);
  await choose(lanes(page), turn);
}

const DEEDS: Record<string, (page: Page, turn: number) => Promise<void>> = {
  "take-action": (page, turn) => choose(tokens(page), turn),
  "place-bet": (page, turn) => choose(bets(page), turn),
  "play-magic": play,
  "lay-under": (page, turn) => choose(lanes(page), turn),
  "sign-contract": (page, turn) => choose(deals(page), turn),
  "choose-first-effect": (page, turn) => choose(page.locator("[data-choice]"), turn),
  "choose-place": (page, turn) => choose(page.locator("[data-choice]"), turn),
};

/** Plays until the championship is over, or until something is so; `turn` makes players differ. */
export const bet = (
  page: Page,
  turn = 0,
  look: (kind: string) => Promise<boolean | void> = async () => false,
  seconds = 400,
): Promise<void> =>
  playOn(
    page,
    async () => {
      const kind = await askedFor(page);
      if (await look(kind)) return "over";
      // Somebody else's answer may change the page under the finger: the next look decides anew.
      const deed = DEEDS[kind] ?? (kind ? (at: Page) => tap(primary(at)) : undefined);
      if (kind !== "over") await deed?.(page, turn++).catch(() => undefined);
      return kind || "wait";
    },
    undefined,
    seconds,
  );

/** What the site sends to a page and is somebody else's to know, message by message. */
export function listenForSecrets(page: Page): string[] {
  const heard: string[] = [];
  let eyes: number | null = null;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const { seat = eyes, events = [], film = [] } = JSON.parse(String(payload)) as Message;
      eyes = seat;
      const others = [...events, ...film].filter(({ to, kind, seat: whose }) =>
        OWN.includes(kind ?? "") ? whose !== eyes || to !== eyes : (to ?? eyes) !== eyes,
      );
      heard.push(...others.map((one) => JSON.stringify(one)));
    }),
  );
  return heard;
}
interface Message {
  seat?: number | null;
  events?: Event[];
  film?: Event[];
}
type Event = { kind?: string; seat?: number; to?: number | null };
const OWN = ["drew-cards", "saw"];

interface Seen {
  view: {
    seat: number;
    phase: string;
    hand: string[];
    known: { seat: number }[];
    unicorns: { cards: object[] }[];
    players: object[];
  };
}
/** While everybody plans a page holds its own hand, and of what lies face down only what it has laid itself. */
export async function secretsOn(page: Page): Promise<string[]> {
  const { view } = await page.evaluate(
    async () => (await (await fetch(`/api/tables/${location.pathname.split("/").at(-1)}`)).json()) as Seen,
  );
  if (view.phase !== "plan") return [];
  const laid = view.known.filter(({ seat }) => seat !== view.seat);
  const open = view.unicorns.filter(({ cards }) => cards.length);
  const hands = view.players.filter((player) => "hand" in player);
  const shown = await page
    .locator("main svg text")
    .evaluateAll((all) => all.filter((one) => /^[A-G]$/.test(one.textContent ?? "")).length);
  const faces = shown > view.known.length ? [`${shown} faces on the lanes, ${view.known.length} of them known`] : [];
  return [...laid, ...open, ...hands, ...faces].map((one) => JSON.stringify(one));
}
