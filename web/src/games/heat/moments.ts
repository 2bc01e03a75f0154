/** The moments worth watching again. */
import { lapChart } from "./chart";
import type { GameEvent } from "./room";
import { racesOf } from "./season/season";

export interface Moment {
  /** Where the film should start to show it. */
  at: number;
  /** In a championship. */
  race?: number;
  round: number;
  seat: number;
  kind: "leads" | "spin" | "fast" | "slip" | "out" | "finish" | "farther";
  args: Record<string, number>;
  weight: number;
}
const MOST = 5;
const MOST_OF_MANY = 2;
const FAST = 2;
/** How much more one's own moments count than the others', and those that decide the race than the rest. */
const OWN = 2.5;
const DECISIVE = 2;
/** What is left of a moment's worth beside one of the same round, and beside the same deed of the same driver. */
const SAME_ROUND = 0.3;
const SAME_DEED = 0.6;

/** The best moments for whoever sits at the seats `mine`; in a championship the two best of each race. */
export function moments(events: GameEvent[], mine: readonly number[] = []): Moment[] {
  const races = racesOf(events);
  if (races.length === 1) return momentsOfRace(events, mine, MOST);
  return races.flatMap(({ from, events: own }, i) =>
    momentsOfRace(own, mine, MOST_OF_MANY).map((moment) => ({ ...moment, at: moment.at + from, race: i + 1 })),
  );
}

/** Spread over the race. */
function momentsOfRace(events: GameEvent[], mine: readonly number[], most: number): Moment[] {
  const found = [...leads(events), ...turns(events)].map((moment) =>
    mine.includes(moment.seat) ? { ...moment, weight: moment.weight * OWN } : moment,
  );
  const rounds = Math.max(1, ...found.map(({ round }) => round));
  const best: Moment[] = [];
  while (best.length < most && found.length) {
    const worth = found.map((moment) =>
      best.reduce((left, other) => left * besides(moment, other, rounds), moment.weight),
    );
    best.push(...found.splice(worth.indexOf(Math.max(...worth)), 1));
  }
  return best.sort((a, b) => a.at - b.at);
}

/** What one moment leaves of another's worth: little if they are close together in the race or alike. */
function besides(moment: Moment, other: Moment, rounds: number): number {
  const apart = Math.min(1, (4 * Math.abs(moment.round - other.round)) / rounds);
  const alike = moment.kind === other.kind && moment.seat === other.seat ? SAME_DEED : 1;
  return (SAME_ROUND + (1 - SAME_ROUND) * apart) * alike;
}

/** Spins, corners taken far over the limit, rivals passed in the slipstream, and how the race was won. */
function turns(events: GameEvent[]): Moment[] {
  const found: Moment[] = [];
  const progress = new Map<number, number>();
  const winner = events.find(({ kind, args }) => kind === "placed" && args.place === 1)?.seat;
  let [round, began, first] = [0, 0, -1];
  events.forEach(({ kind, seat, args }, i) => {
    const add = (what: Moment["kind"], weight: number, more: Record<string, number> = {}) =>
      found.push({ at: began, round, seat, kind: what, args: more, weight });
    if (kind === "round-began") round = args.round;
    if (kind === "revealed") began = i;
    if (kind === "spun-out") add("spin", 8, { corner: args.corner, stress: args.stress });
    if (kind === "corner-passed" && args.heat >= FAST) {
      add("fast", 2 + args.heat, {
        corner: args.corner,
        speed: args.speed,
        limit: args.limit,
        heat: args.heat,
      });
    }
    if (kind === "moved") {
      const [from, to] = [args.from, args.to];
      const passed =
        args.how === "slipstream" ? [...progress].filter(([other, at]) => other !== seat && at >= from && at < to) : [];
      if (passed[0] && passed[0][1] > 0)
        add("slip", 4 + passed.length, { rival: passed[0][0], speed: args.speed });
      progress.set(seat, to);
    }
    if (kind === "eliminated") add("out", 9);
    if (kind === "finished") {
      if (first < 0) first = seat;
      // Whoever is farther past the line wins, also over a car that crossed it before.
      if (seat === winner) add(seat === first ? "finish" : "farther", 1000, seat === first ? {} : { rival: first });
    }
  });
  return found;
}

/** A new leader after a round: the move that made it so. The last one decides the race. */
function leads(events: GameEvent[]): Moment[] {
  const { order } = lapChart(events);
  const found: Moment[] = [];
  const leader = (after: number) => order[after]?.[0] ?? -1;
  let round = 0;
  const began = new Map<number, number>();
  events.forEach(({ kind, seat, args }, i) => {
    if (kind === "round-began" || kind === "race-over") {
      const now = leader(round);
      if (round > 0 && now !== leader(round - 1))
        found.push({ at: began.get(now) ?? i, round, seat: now, kind: "leads", args: {}, weight: 5 });
      began.clear();
    }
    if (kind === "round-began") round = args.round;
    if (kind === "revealed") began.set(seat, i);
  });
  return found.map((moment, i) => (i === found.length - 1 ? { ...moment, weight: moment.weight * DECISIVE } : moment));
}
