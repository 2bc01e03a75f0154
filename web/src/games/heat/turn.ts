/** What the turn of a car has brought, to be told before the next decision. */
import { t } from "../../kit/text";
import type { GameEvent } from "./room";
import { cornerLetter, type CardId } from "./state";

export interface Deed {
  /** Off the road. */
  bad: boolean;
  words: string;
  /** What it cost, in a line of its own. */
  price: string;
  /** All of it in one line. */
  brief: string;
}

/** The gravest thing since the car showed its cards; `at`: how many events have been shown. */
export function deed(events: GameEvent[], at: number, seat: number): Deed | null {
  const shown = events.slice(0, at);
  const turn = shown.slice(turnStart(shown, seat)).filter((event) => event.seat === seat);
  const spun = turn.find(({ kind }) => kind === "spun-out");
  if (spun) return { bad: true, ...said("spun", spun.args) };
  const paid = turn.find(({ kind, args }) => kind === "corner-passed" && args.heat > 0);
  if (paid) return { bad: false, ...said("paid", paid.args) };
  const wrong = turn.find((event) => event.kind === "shifted-too-far");
  if (wrong)
    return {
      bad: true, ...said(wrong.args.count ? "shifted-up" : "shifted-down", { card: namesOf(wrong.args.cards) }),
    };
  const given = turn.find((event) => event.kind === "given-up");
  if (given) return { bad: true, ...said("given-up", { cards: namesOf(given.args.cards) }) };
  const slip = turn.find(({ kind, args }) => kind === "moved" && args.how === "slipstream");
  return slip ? { bad: false, ...said("slipped", slip.args) } : null;
}

/** Heat that a car has paid since its turn began, its shift included. */
export function heatSpent(events: GameEvent[], at: number, seat: number): number {
  const shown = events.slice(0, at);
  const round = shown.slice(Math.max(0, shown.findLastIndex(({ kind }) => kind === "round-began")));
  return round
    .filter((event) => event.seat === seat && COSTS.includes(event.kind))
    .reduce((sum, { args }) => sum + ("heat" in args ? args.heat : 0), 0);
}
const COSTS = ["shifted", "boosted", "corner-passed", "spun-out", "heat-paid"];

/** Whether a car has used the boost of this round. */
export const hasBoosted = (events: GameEvent[], seat: number) =>
  events.findLastIndex((event) => event.kind === "boosted" && event.seat === seat) >
  events.findLastIndex(({ kind }) => kind === "round-began");

/** A turn begins with the cards that are shown; in a tournament with the gear just before. */
function turnStart(shown: GameEvent[], seat: number): number {
  const cards = Math.max(0, shown.findLastIndex((event) => event.kind === "revealed"));
  const begins = (event: GameEvent) =>
    event.seat === seat && ["shifted-too-far", "shifted", "flipped"].includes(event.kind);
  let first = cards;
  while (first > 0 && begins(shown[first - 1]!)) first--;
  return first;
}
const namesOf = (cards: CardId[]) => cards.map((card) => t(`heat-card-${card}`)).join(", ");

function said(what: string, args: object) {
  const all = { ...args, corner: "corner" in args ? cornerLetter(Number(args.corner)) : "" };
  return {
    words: t(`heat-ui-deed-${what}`, all), price: t(`heat-ui-deed-${what}-price`, all),
    brief: t(`heat-ui-deed-${what}-brief`, all),
  };
}
