/** The moments worth watching again: how the race was won, explosions, great leaps, broken machines, boosts. */
import type { KeyMoment } from "../../table/game";
import { nameOf, type Named } from "../../table/names";
import type { SeatInfo } from "../../table/types";
import type { GameEvent } from "./room";
import { cardName, say } from "./words";

export interface Moment {
  /** Where the film should start to show it. */
  at: number;
  round: number;
  seat: number;
  kind: "crosses" | "explodes" | "leap" | "breaks" | "strikes";
  card: string;
  rival: number | null;
  count: number;
  weight: number;
}
const MOST = 6;
/** Within its kind one's own moment counts twice. */
const OWN = 2;
/** From these on it is worth telling. */
const FAR = 5;
const MANY = 3;
const HURT = new Set(["break", "damage"]);
const RANK: Record<Moment["kind"], number> = {
  crosses: 4000, explodes: 3000, leap: 2000, breaks: 1000, strikes: 0,
};

/** What somebody does in one go. */
interface Act {
  seat: number;
  at: number;
  card: string;
  spaces: number;
  lost: number;
}

export function moments(events: readonly GameEvent[], mine: readonly number[] = []): Moment[] {
  const found = all(events).map((moment) => ({
    ...moment, weight: RANK[moment.kind] + moment.weight * (isOwn(moment, mine) ? OWN : 1),
  }));
  const best = new Set([...found].sort((a, b) => b.weight - a.weight).slice(0, MOST));
  return found.filter((moment) => best.has(moment)).sort((a, b) => a.at - b.at);
}
const isOwn = ({ seat, rival }: Moment, mine: readonly number[]) =>
  mine.includes(seat) || (rival !== null && mine.includes(rival));

function all(events: readonly GameEvent[]): Moment[] {
  const found: Moment[] = [];
  const acts = new Map<number, Act>();
  let [round, crossed] = [0, false];
  const add = (kind: Moment["kind"], seat: number, at: number, more: Partial<Moment> = {}) =>
    found.push({ kind, seat, at, round, card: "", rival: null, count: 0, weight: 1, ...more });
  const close = (seat: number) => {
    const act = acts.get(seat);
    acts.delete(seat);
    if (act && act.spaces >= FAR) add("leap", seat, act.at, { card: act.card, count: act.spaces, weight: act.spaces });
    if (act && act.lost >= MANY) add("breaks", seat, act.at, { count: act.lost, weight: act.lost });
  };
  events.forEach(({ kind, seat, args }, i) => {
    if (kind === "round-began") round = args.round;
    if (kind === "phase-began" || kind === "race-over") [...acts.keys()].forEach(close);
    if (kind === "activated" || kind === "boost-played") {
      close(seat);
      acts.set(seat, { seat, at: i, card: args.card, spaces: 0, lost: 0 });
    }
    if (kind === "boost-played" && args.target >= 0 && args.target !== seat)
      add("strikes", seat, i, { card: args.card, rival: args.target });
    const act = acts.get(seat);
    if (kind === "moved" && act) act.spaces += args.to - args.from;
    if (kind === "part-lost" && HURT.has(args.how)) {
      if (!act) acts.set(seat, { seat, at: i, card: "", spaces: 0, lost: 0 });
      acts.get(seat)!.lost += 1;
    }
    if (kind === "exploded") add("explodes", seat, i, { weight: 2 });
    if (kind === "crossed-line") {
      if (!crossed) add("crosses", seat, acts.get(seat)?.at ?? i);
      crossed = true;
    }
  });
  return found;
}

/** A sentence about a moment; whoever reads it is "you", unless several players share the screen. */
export function momentWords(moment: Moment, table: Named, mine: readonly number[]): string {
  const { seat, kind, card, rival, count } = moment;
  const me = mine.length === 1 ? mine[0] : undefined;
  return say(`end-moment-${kind}`, {
    name: nameOf(table, seat), you: String(seat === me), card: card ? cardName(card) : "", count,
    whom: rival === null ? "" : nameOf(table, rival), whose: rival !== null && rival === me ? "you" : "other",
  });
}

/** The same for the list beside a film. */
export function keyMoments(events: readonly GameEvent[], seats: SeatInfo[], mine: readonly number[]): KeyMoment[] {
  return moments(events, mine).map((moment) => ({
    at: moment.at, chapter: say("ui-round", { round: moment.round, last: "false" }), seat: moment.seat, note: "",
    words: momentWords(moment, { game: "steampunk_rally", seats }, mine),
  }));
}
