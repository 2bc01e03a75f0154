/** The moments worth watching again. */
import type { GameEvent } from "../../table/types";
import { lapChart } from "./chart";

export interface Moment {
  /** Where the film should start to show it. */
  at: number;
  round: number;
  seat: number;
  kind: "leads" | "spin" | "fast" | "slip" | "finish";
  args: Record<string, number>;
  weight: number;
}
const MOST = 6;
const FAST = 2;

export function moments(events: GameEvent[]): Moment[] {
  const found = [...leads(events), ...turns(events)];
  const best = fresh(found).sort((a, b) => b.weight - a.weight).slice(0, MOST);
  return best.sort((a, b) => a.at - b.at);
}

/** The same thing again by the same driver is worth less each time. */
function fresh(found: Moment[]): Moment[] {
  const seen = new Map<string, number>();
  return found.map((moment) => {
    const key = `${moment.kind} ${moment.seat}`;
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return { ...moment, weight: moment.weight / times ** 2 };
  });
}

/** Spins, corners taken far over the limit, rivals passed in the slipstream, the first car home. */
function turns(events: GameEvent[]): Moment[] {
  const found: Moment[] = [];
  const progress = new Map<number, number>();
  let [round, began, finished] = [0, 0, false];
  events.forEach(({ kind, seat, args }, i) => {
    const add = (what: Moment["kind"], weight: number, more: Record<string, number> = {}) => found.push({ at: began, round, seat, kind: what, args: more, weight });
    if (kind === "round-began") round = Number(args.round);
    if (kind === "revealed") began = i;
    if (kind === "spun-out") add("spin", 8, { corner: Number(args.corner), stress: Number(args.stress) });
    if (kind === "corner-passed" && Number(args.heat) >= FAST) {
      add("fast", 2 + Number(args.heat), { corner: Number(args.corner), speed: Number(args.speed), limit: Number(args.limit), heat: Number(args.heat) });
    }
    if (kind === "moved") {
      const [from, to] = [Number(args.from), Number(args.to)];
      const passed = args.how === "slipstream" ? [...progress].filter(([other, at]) => other !== seat && at >= from && at < to) : [];
      if (passed[0] && passed[0][1] > 0) add("slip", 4 + passed.length, { rival: passed[0][0], speed: Number(args.speed) });
      progress.set(seat, to);
    }
    if (kind === "finished" && !finished) {
      finished = true;
      add("finish", 10);
    }
  });
  return found;
}

/** A new leader after a round: the move that made it so. */
function leads(events: GameEvent[]): Moment[] {
  const { order } = lapChart(events);
  const found: Moment[] = [];
  const leader = (after: number) => order[after]?.[0] ?? -1;
  let round = 0;
  const began = new Map<number, number>();
  events.forEach(({ kind, seat, args }, i) => {
    if (kind === "round-began" || kind === "race-over") {
      const now = leader(round);
      if (round > 0 && now !== leader(round - 1)) found.push({ at: began.get(now) ?? i, round, seat: now, kind: "leads", args: {}, weight: 5 });
      began.clear();
    }
    if (kind === "round-began") round = Number(args.round);
    if (kind === "revealed") began.set(seat, i);
  });
  return found;
}
