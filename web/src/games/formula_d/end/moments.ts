/** The moments of a race that are worth watching again. */
import type { GameEvent } from "../room";
import { raceChart } from "./chart";

export interface Moment {
  /** Where the film should start to show it. */
  at: number;
  round: number;
  seat: number;
  kind: "great" | "leads" | "passes" | "slip" | "over" | "spin" | "quick-stop" | "out" | "wins" | "last-out";
  args: Record<string, number | string>;
  weight: number;
}
const MOST = 6;
/** How much more one's own moments count than the others'. */
const OWN = 2.5;
/** What is left of a moment's worth beside one of the same round, one of the same kind, and the same driver's same. */
const SAME_ROUND = 0.4;
const SAME_KIND = 0.6;
const SAME_DEED = 0.35;
/** Places won in one round, spaces too far, slipstreams in one turn: from so many on they are worth telling. */
const PASSES = 2;
const FAR = 3;

/** The best moments for whoever sits at the seats `mine`, in the order in which they came. */
export function moments(events: GameEvent[], mine: readonly number[] = []): Moment[] {
  const all = [...deeds(events), ...places(events)].map((moment) =>
    mine.includes(moment.seat) ? { ...moment, weight: moment.weight * OWN } : moment,
  );
  const best: Moment[] = [];
  const found = [...all];
  while (best.length < MOST && found.length) {
    const worth = found.map((moment) => best.reduce((left, other) => left * beside(moment, other), moment.weight));
    best.push(...found.splice(worth.indexOf(Math.max(...worth)), 1));
  }
  return all.filter((moment) => best.includes(moment)).sort((a, b) => a.at - b.at);
}

const beside = (moment: Moment, other: Moment): number =>
  (moment.round === other.round ? SAME_ROUND : 1) *
  (moment.kind !== other.kind ? 1 : moment.seat === other.seat ? SAME_DEED : SAME_KIND);

/** What a driver did or suffered in a turn. */
function deeds(events: GameEvent[]): Moment[] {
  const found: Moment[] = [];
  const last = events.findLast(({ kind }) => kind === "eliminated")?.seat ?? -1;
  const anybodyHome = events.some(({ kind }) => kind === "finished");
  let [round, began, driver] = [0, 0, -1];
  events.forEach((event, i) => {
    const { kind, seat, args } = event;
    if (kind === "round-began") [round, driver] = [args.round, -1];
    if (["shifted", "start-roll"].includes(kind) && seat !== driver) [began, driver] = [i, seat];
    if (round === 0) return;
    const deed = deedOf(event, { last: last === seat && !anybodyHome });
    if (deed) found.push({ at: began, round, seat, ...deed });
  });
  return found.reduce(oncePerTurn, []);
}

type Deed = Pick<Moment, "kind" | "args" | "weight">;
function deedOf({ kind, args }: GameEvent, { last }: { last: boolean }): Deed | null {
  switch (kind) {
    case "start-roll":
      return args.how === "great" ? { kind: "great", args: {}, weight: 4 } : null;
    case "moved":
      return args.how === "slipstream" ? { kind: "slip", args: { times: 1 }, weight: 3 } : null;
    case "overshot": {
      const spaces = args.spaces;
      return spaces >= FAR ? { kind: "over", args: { spaces, tyres: args.tyres }, weight: 1 + spaces } : null;
    }
    case "spun":
      return { kind: "spin", args: {}, weight: 8 };
    case "pit-roll":
      return args.spaces ? { kind: "quick-stop", args: { spaces: args.spaces }, weight: 4 } : null;
    case "eliminated":
      return { kind: last ? "last-out" : "out", args: { cause: args.cause }, weight: last ? 1000 : 10 };
    case "finished":
      return args.place === 1 ? { kind: "wins", args: {}, weight: 1000 } : null;
    default:
      return null;
  }
}

/** Several slipstreams of a turn are one moment; a spin tells of the spaces that led to it. */
function oncePerTurn(told: Moment[], moment: Moment): Moment[] {
  const before = told.at(-1);
  if (before?.at !== moment.at || before.seat !== moment.seat) return [...told, moment];
  if (before.kind === "slip" && moment.kind === "slip") {
    const times = Number(before.args.times) + 1;
    return [...told.slice(0, -1), { ...before, args: { times }, weight: before.weight + 2 }];
  }
  return before.kind === "over" && moment.kind === "spin" ? [...told.slice(0, -1), moment] : [...told, moment];
}

/** A new leader after a round, and whoever has won several places in it. */
function places(events: GameEvent[]): Moment[] {
  const { order } = raceChart(events);
  const found: Moment[] = [];
  const began = new Map<number, number>();
  let round = 0;
  events.forEach(({ kind, seat, args }, i) => {
    if (kind === "round-began" || kind === "race-over") {
      if (round > 0) found.push(...gains(order[round - 1]!, order[round]!, round, began));
      began.clear();
    }
    if (kind === "round-began") round = args.round;
    if (["shifted", "start-roll"].includes(kind) && !began.has(seat)) began.set(seat, i);
  });
  return found;
}

function gains(before: number[], now: number[], round: number, began: Map<number, number>): Moment[] {
  return now.flatMap((seat, place): Moment[] => {
    const at = began.get(seat);
    const won = before.indexOf(seat) - place;
    if (at === undefined || won <= 0) return [];
    if (place === 0) return [{ at, round, seat, kind: "leads", args: { cars: won, from: won + 1 }, weight: 5 + won }];
    return won >= PASSES
      ? [{ at, round, seat, kind: "passes", args: { cars: won, place: place + 1 }, weight: 3 + won }]
      : [];
  });
}
