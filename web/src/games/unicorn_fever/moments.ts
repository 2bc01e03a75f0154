/** The moments worth watching again: bets that paid, bets that failed, loans nobody wanted, and who took the lead. */
import { t } from "../../kit/text";
import type { KeyMoment } from "../../table/game";
import { nameOf, type Named } from "../../table/names";
import type { SeatInfo } from "../../table/types";
import { PODIUM } from "./facts";
import { byMost, fameByRace } from "./figures";
import type { GameEvent } from "./room";
import { betName, colourName } from "./state";
import type { BetId, UnicornId } from "./types";

export interface Moment {
  /** Where the film should start to show it. */
  at: number;
  race: number;
  seat: number;
  kind: "won" | "lost" | "forced" | "leads" | "horn";
  unicorn?: UnicornId;
  bet?: BetId;
  /** Paid or lost. */
  gold: number;
  fame: number;
  /** Only a photo finish made it so. */
  photo: boolean;
  weight: number;
}
const MOST = 6;
/** How much more one's own moments count than the others'. */
const OWN = 1.6;
const PHOTO = 1.5;
/** A fame is worth so much gold. */
const FAME = 3;
const FORCED = 14;
const LEADS = 22;
const DECIDES = 1000;
const HIGH_STAKE = 8;

export function moments(events: GameEvent[], mine: readonly number[] = []): Moment[] {
  const found = [...deeds(events), ...leads(events)].map((moment) => ({
    ...moment,
    weight: moment.weight * (mine.includes(moment.seat) ? OWN : 1),
  }));
  const best = new Set([...found].sort((a, b) => b.weight - a.weight).slice(0, MOST));
  return found.filter((moment) => best.has(moment)).sort((a, b) => a.at - b.at);
}

/** What was bet, won and lost; a bet is watched from the race card that brought its unicorn home. */
function deeds(events: GameEvent[]): Moment[] {
  const found: Moment[] = [];
  const home = new Map<UnicornId, number>();
  let photos: UnicornId[][] = [];
  let order: UnicornId[] = [];
  let [race, card] = [0, 0];
  events.forEach(({ kind, seat, args }, i) => {
    const add = (what: Moment["kind"], weight: number, more: Partial<Moment> & { unicorn?: UnicornId }) =>
      found.push({
        at: (more.unicorn && home.get(more.unicorn)) ?? i, race, seat, kind: what, gold: 0, fame: 0, photo: false,
        weight, ...more,
      });
    if (kind === "round-began") race = args.round;
    if (kind === "race-began") photos = [];
    if (kind === "race-card") card = i;
    if (kind === "photo-finish") photos.push(args.unicorns);
    if (kind === "race-over") order = args.order;
    if (kind === "finished") home.set(args.unicorn, card);
    if (kind === "bet-won") {
      const { bet, unicorn, gold, fame } = args;
      const photo = decided(photos, order, unicorn, bet);
      add("won", (gold + FAME * fame) * (photo ? PHOTO : 1), { unicorn, bet, gold, fame, photo });
    }
    if (kind === "bet-lost" && args.stake >= HIGH_STAKE) {
      const { bet, unicorn, stake } = args;
      const photo = decided(photos, order, unicorn, bet);
      add("lost", stake * (photo ? PHOTO : 1), { unicorn, bet, gold: stake, photo });
    }
    if (kind === "loan" && args.forced === 1) add("forced", FORCED, { at: i, gold: args.gold });
  });
  return found;
}

/** Of those who were level some came within the places that the bet asks for, and some did not. */
function decided(photos: UnicornId[][], order: UnicornId[], unicorn: UnicornId, bet: BetId): boolean {
  const pays = (one: UnicornId) => order.indexOf(one) < (bet === "winner" ? 1 : PODIUM);
  return photos.some((level) => level.includes(unicorn) && level.some(pays) && !level.every(pays));
}

/** Who had the most fame after a race and had not before, and who has the Big Horn in the end. */
function leads(events: GameEvent[]): Moment[] {
  const over = events.flatMap(({ kind }, at) => (kind === "race-over" ? [at] : []));
  const seats = 1 + Math.max(-1, ...events.map(({ seat }) => seat));
  const found: Moment[] = [];
  let leader = -1;
  fameByRace(events, seats).slice(0, over.length).forEach((fame, i) => {
    const [first = -1, second = -1] = byMost(fame);
    if (first < 0 || fame[first] === fame[second] || first === leader) return;
    if (leader >= 0) found.push(moment(over[i]!, i + 1, first, "leads", LEADS, fame[first]!));
    leader = first;
  });
  return [...found, ...horns(events, over.length)];
}

/** Fewest unpaid loans, most fame, most gold; several may share the Big Horn. */
function horns(events: GameEvent[], race: number): Moment[] {
  const at = events.findIndex(({ kind }) => kind === "final");
  const ends = events.flatMap(({ kind, seat, args }) =>
    kind === "final" ? [{ seat, fame: args.fame, worth: [-args.unpaid, args.fame, args.gold] }] : [],
  );
  const better = (a: number[], b: number[]) => {
    const i = a.findIndex((value, k) => value !== b[k]);
    return i >= 0 && a[i]! > b[i]!;
  };
  return ends
    .filter((one) => !ends.some((other) => better(other.worth, one.worth)))
    .map(({ seat, fame }) => moment(at, race, seat, "horn", DECIDES, fame));
}

const moment = (
  at: number, race: number, seat: number, kind: Moment["kind"], weight: number, fame: number,
): Moment => ({ at, race, seat, kind, weight, fame, gold: 0, photo: false });

/** A sentence about a moment; whoever reads it is "you", unless several players share the screen. */
export function momentWords(moment: Moment, table: Named, mine: readonly number[]): string {
  const { kind, seat, unicorn, bet, gold, fame, photo } = moment;
  return t(`unicorn_fever-end-moment-${kind}`, {
    name: nameOf(table, seat), you: String(mine.length === 1 && mine[0] === seat), gold, fame, photo: String(photo),
    ...(unicorn ? { unicorn: colourName(unicorn) } : {}), ...(bet ? { bet: betName(bet) } : {}),
  });
}
export const raceWords = (race: number): string => t("unicorn_fever-end-race", { race });

/** The same for the list beside a film. */
export function keyMoments(events: GameEvent[], seats: SeatInfo[], mine: readonly number[]): KeyMoment[] {
  return moments(events, mine).map((moment) => ({
    at: moment.at, chapter: raceWords(moment.race), seat: moment.seat, note: "",
    words: momentWords(moment, { game: "unicorn_fever", seats }, mine),
  }));
}
