/** Where plans and reactions lead, as the server says it with the question: looked up here, never worked out. */
import { byKind, type Any, type ByKind } from "../../kit/told";
import type { Cost } from "../../table/choosing.svelte";
import { amountOn, inOrder, type Faces } from "./faces";
import type { AnyLabel, Option, OptionLabel, Question } from "./room";
import type { CardId, CarView, RaceView } from "./state";
import type { BoostLanding, CornerCost, CrossedCorner, PlannedLanding } from "./types";

export type { BoostLanding, CornerCost, PlannedLanding } from "./types";
/** A corner ahead, which may end in a spin, or one that was crossed and is paid. */
type Priced = CrossedCorner & Partial<CornerCost>;
export type Landing = Pick<PlannedLanding, "to" | "spot" | "corners">;

export interface Plan {
  /** Where it may lead, the slowest first. */
  landings: PlannedLanding[];
  /** What shift and cards cost before any corner. */
  heat: number;
  /** What the cards change at every limit. */
  limits: number;
}
/** How a turn would end: its speed, all heat that is then due, and the corner where the car leaves the road, or -1. */
export interface Way {
  speed: number;
  heat: number;
  spin: number;
}
export interface Range {
  from: number;
  to: number;
}

/** As the spot of a landing: both spots of the space are taken. */
export const FULL = -1;

export const NO_PLAN: Plan = { landings: [], heat: 0, limits: 0 };

const known = new WeakMap<Question, Map<string, Plan>>();
const keyOf = (cards: CardId[]) => inOrder(cards).join(" ");

/** Every plan that can be made of a question's hand, by its cards. */
function plansOf(question: Question): Map<string, Plan> {
  let plans = known.get(question);
  if (!plans) {
    const { plans: rows = [], landings = [] }: Any<Question["args"]> = question.args;
    plans = new Map(
      rows.map(({ cards, landings: numbers, heat = 0, limits = 0 }) => [
        keyOf(cards), { landings: numbers.map((n) => landings[n]!), heat, limits },
      ]),
    );
    known.set(question, plans);
  }
  return plans;
}
export const planOf = (question: Question | null, cards: CardId[]): Plan =>
  (question && plansOf(question).get(keyOf(cards))) ?? NO_PLAN;

/** Whether some plan without a price may lead over a corner line. */
export const reachesCorner = (question: Question): boolean =>
  [...plansOf(question).values()].some(
    ({ heat, landings }) => heat === 0 && landings.some(({ corners }) => corners.length > 0),
  );

export const heatOf = (corners: Priced[]) => corners.reduce((sum, { heat }) => sum + heat, 0);
export const spinOf = (corners: Priced[]) => corners.find(({ spins }) => spins)?.corner ?? -1;
/** The heat that cards in play still cost. */
export const unpaid = ({ symbols }: CarView) =>
  (symbols ?? []).reduce((sum, mark) => sum + (mark.symbol === "heat" ? mark.amount : 0), 0);
export const boostLandings = (label: OptionLabel): BoostLanding[] => (label.kind === "boost" ? label.landings : []);

/** How the turn ends as things stand, or with the armed reaction and its own `price`. */
export function outlook(
  { crossed = [] }: RaceView, car: CarView, label: OptionLabel | undefined, price: number,
): Way[] {
  const way = (faster: number, corners: Priced[], paid: number): Way => ({
    speed: car.speed + faster, heat: heatOf(corners) + paid + unpaid(car), spin: spinOf(corners),
  });
  if (label?.kind === "boost") return boostLandings(label).map(({ flipped, corners }) => way(flipped, corners, price));
  const { kind, corners, amount, speed }: AnyLabel = label ?? {};
  return corners
    ? [way(amount ?? speed ?? (kind === "adrenaline-speed" ? 1 : 0), corners, price)]
    : [way(0, crossed, 0)];
}

export const heatRange = (landings: Landing[], paid: number): Range =>
  rangeOf(landings.map(({ corners }) => heatOf(corners) + paid));
export const speedRange = ({ landings }: Pick<Plan, "landings">): Range => rangeOf(landings.map(({ speed }) => speed));
export const rangeOf = (all: number[]): Range => ({ from: Math.min(...all), to: Math.max(...all) });
export const rangeWords = ({ from, to }: Range) => (from === to ? `${from}` : `${from}–${to}`);

/** What a plan costs whatever the flipped cards are: heat that is paid in any case, or a spin-out that cannot be
 *  helped. */
export function sureCost({ landings, heat }: Plan): { heat: number; spin: boolean } {
  if (landings.length === 0) return { heat, spin: false };
  return { heat: heatRange(landings, heat).from, spin: landings.every(({ corners }) => spinOf(corners) >= 0) };
}

/** What a choice adds to what the turn costs anyway: tile, pad and button are made of it. */
export interface Stake {
  cost: Cost;
  heat: number;
}
/** Whatever else they bring, these cost heat by themselves. */
const PAID: ByKind<OptionLabel, [faces: Faces], number> = {
  boost: ({ heat }) => heat,
  "pay-heat": ({ amount }) => amount,
  "direct-play": ({ card }, faces) => amountOn(card, "heat", faces),
};
/** Nothing is lost by them, and nothing is drawn. */
const HARMLESS = [
  "cool-down", "card-cool-down", "adrenaline-cool-down", "weather-cool-down", "reduce-stress", "salvage",
];

export const paidBy = (label: OptionLabel | undefined, faces: Faces): number =>
  (label && byKind(PAID, label, faces)) ?? 0;

export function stakeOf({ label }: Option, options: Option[], car: CarView, faces: Faces): Stake {
  const paid = paidBy(label, faces);
  if (label.kind === "boost") {
    const spins = boostLandings(label).length > 0 && boostLandings(label).every(({ corners }) => spinOf(corners) >= 0);
    return { cost: spins && !spinsAnyway(options) ? "mishap" : paid ? "price" : "aim", heat: paid };
  }
  if (HARMLESS.includes(label.kind)) return { cost: "nothing", heat: 0 };
  const { corners }: AnyLabel = label;
  if (!corners) return { cost: paid || label.kind.startsWith("give-up") ? "price" : "aim", heat: paid };
  const heat = Math.max(0, heatOf(corners) - heatOf(asItStands(options))) + paid;
  if ((spinOf(corners) >= 0 || heat > car.heat) && !spinsAnyway(options)) return { cost: "mishap", heat };
  return { cost: heat ? "price" : "aim", heat };
}
/** Where the turn ends if nothing more is chosen. */
const asItStands = (options: Option[]): CornerCost[] =>
  options.flatMap(({ label }) => ((label.kind === "stay" || label.kind === "done") && label.corners) || []);
const spinsAnyway = (options: Option[]) => spinOf(asItStands(options)) >= 0;
