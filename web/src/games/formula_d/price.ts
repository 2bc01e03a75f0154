/** What a gear or a way to move costs, for its tile and for how often it is asked. */
import type { Cost } from "../../table/choosing.svelte";
import type { Labels } from "./types";

/** Beginners pay everything out of one pool. */
interface Payer {
  pool?: boolean;
}
type Gear = Labels["gear"] & Payer;
type Move = Labels["move"] & Payer;
export type Paid = "gearbox" | "brakes" | "engine" | "tyres" | "points";
export interface Price {
  part: Paid;
  points: number;
}
/** From so many of a hundred rolls on a gear is asked about as a mishap. */
const RISKY = 10;

const due = (parts: [Paid, number][]): Price[] =>
  parts.flatMap(([part, points]) => (points > 0 ? [{ part, points }] : []));

/** Skipped gears. */
export const gearPrice = ({ gearbox, brakes, engine, pool }: Gear): Price[] =>
  due(
    pool
      ? [["points", gearbox + brakes + engine]]
      : [
          ["gearbox", gearbox],
          ["brakes", brakes],
          ["engine", engine],
        ],
  );

/** Brakes, then tyres for emergency braking and for spaces beyond a corner. */
export const movePrice = ({ brakes, tyres, price, pool }: Move): Price[] =>
  due(
    pool
      ? [["points", brakes + tyres + price]]
      : [
          ["brakes", brakes],
          ["tyres", tyres + price],
        ],
  );

export function gearCost(gear: Gear): Cost {
  if (gear.out >= RISKY) return "mishap";
  return gearPrice(gear).length ? "price" : "aim";
}
export function moveCost({ spins, total }: Move): Cost {
  if (spins) return "mishap";
  return total > 0 ? "price" : "aim";
}

export type OutcomeKind = "on" | "stop" | "brake" | "over" | "out";
export interface Outcome {
  kind: OutcomeKind;
  chance: number;
}
const KINDS: OutcomeKind[] = ["on", "stop", "brake", "over", "out"];

/** Of a hundred rolls, each at its cheapest. */
export const outcomes = (gear: Gear): Outcome[] =>
  KINDS.map((kind) => ({ kind, chance: gear[kind] })).filter(({ chance }) => chance > 0);

/** What is to be feared most of a gear; where nothing is, what is to be had. */
export function worst(gear: Gear): Outcome & { look: "hot" | "free" | "bad" } {
  const kind = (["out", "over", "brake", "stop"] as const).find((one) => gear[one] > 0) ?? "on";
  const look = kind === "out" ? "bad" : kind === "stop" || kind === "on" ? "free" : "hot";
  return { kind, chance: gear[kind], look };
}

/** A group of ways that cost the same. */
export interface Group<M> {
  key: string;
  prices: Price[];
  spins: boolean;
  moves: M[];
}
export function byPrice<M extends Move>(moves: M[]): Group<M>[] {
  const groups = new Map<string, Group<M>>();
  for (const move of moves) {
    const prices = movePrice(move);
    const key = [move.spins ? "spin" : "", ...prices.map(({ part, points }) => `${part}${points}`)].join(" ");
    const group = groups.get(key) ?? { key, prices, spins: move.spins === 1, moves: [] };
    group.moves.push(move);
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface Stake {
  due: Partial<Record<Paid, number>>;
  risk: Partial<Record<Paid, number>>;
}
/** What the gear or the way that is looked at costs, and the tyres that a gear's longest rolls may cost. */
export function atStake(gear?: Gear, move?: Move): Stake {
  const prices = gear ? gearPrice(gear) : move ? movePrice(move) : [];
  const far = Math.max(0, ...(gear?.zone ?? []).map(({ price }) => price));
  return {
    due: Object.fromEntries(prices.map(({ part, points }) => [part, points])),
    risk: far ? { [gear?.pool ? "points" : "tyres"]: far } : {},
  };
}
