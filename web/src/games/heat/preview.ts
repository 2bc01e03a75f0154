/** What a plan would do, from public facts only: sums of cards, lines on the road, heat in the engine. The server decides. */
import type { Option } from "../../table/types";
import { amountOf, amountOn, facesOf, speedsOn, type Faces } from "./faces";
import type { CardId, CarView, RaceView } from "./state";

export interface Price {
  corner: number;
  over: number;
}
export interface Landing {
  speed: number;
  to: number;
  prices: Price[];
  heat: number;
  /** The corner where the engine would run dry, or -1. */
  spin: number;
  finishes: boolean;
}
export interface Range {
  from: number;
  to: number;
}
/** A move: from where, how far and how fast, with how much heat to pay from. */
interface Move {
  from: number;
  spaces: number;
  speed: number;
  engine: number;
  /** Where the turn began, if it was before. */
  began?: number;
  /** What the own cards change at every limit. */
  change?: number;
}

/** A plus flips one Speed card: 1 to 4. */
const FLIPS = [1, 2, 3, 4];
/** A card that does nothing but flip one. */
const FLIPPED: CardId = "stress";

/** Every speed that the cards can give: plus symbols flip, and some cards have several numbers. */
export function speedsOf(view: RaceView, cards: CardId[]): number[] {
  const faces = facesOf(view);
  let sums = [0];
  for (const values of cards.flatMap((card) => waysOf(card, faces))) sums = [...new Set(sums.flatMap((sum) => values.map((value) => sum + value)))];
  return sums.sort((a, b) => a - b);
}
function waysOf(card: CardId, faces: Faces): number[][] {
  const speeds = speedsOn(card, faces);
  const flips = Array.from({ length: amountOn(card, "plus", faces) }, () => FLIPS);
  return [...(speeds.length ? [speeds] : []), ...flips];
}
export function speedOf(view: RaceView, cards: CardId[], mistake?: Mistake): Range {
  return rangeOf(openedCards(cards, mistake).flatMap((opened) => speedsOf(view, opened)));
}

/** The heat that the cards themselves cost. */
export const heatOfCards = (view: RaceView, cards: CardId[]) => amountOf(cards, "heat", facesOf(view));
/** What the cards change at every limit of the turn, for their driver alone. */
export const limitChange = (view: RaceView, cards: CardId[]) => amountOf(cards, "adjust-limit", facesOf(view));
/** The heat that cards in play still cost. */
export const unpaid = ({ symbols }: CarView) => (symbols ?? []).reduce((sum, mark) => sum + (mark.symbol === "heat" ? mark.amount : 0), 0);

/** Corner lines crossed between two places; those behind the final finish line are not checked. */
export function cornersCrossed(view: RaceView, from: number, to: number): number[] {
  const end = view.laps * view.spaces;
  const crossed: number[] = [];
  for (let lap = Math.floor(from / view.spaces); lap * view.spaces <= to; lap++) {
    view.corners.forEach((corner, index) => {
      const line = lap * view.spaces + corner.line_before;
      if (from < line && line <= to && line < end) crossed.push(index);
    });
  }
  return crossed;
}

/** Where a speed leads on a free road, and what the corners ask for it. */
export function landing(view: RaceView, { from, spaces, speed, engine, began = from, change = 0 }: Move): Landing {
  const to = from + spaces;
  const prices: Price[] = [];
  let heat = 0;
  let spin = -1;
  for (const corner of cornersCrossed(view, began, to)) {
    const { limit, token } = view.corners[corner]!;
    const above = Math.max(0, speed - Math.max(0, limit + change));
    const over = above && token === "overheat" ? above + 1 : above;
    prices.push({ corner, over });
    heat += over;
    if (heat > Math.max(0, engine) && spin < 0) spin = corner;
  }
  return { speed, to, prices, heat, spin, finishes: to >= view.laps * view.spaces };
}

/** One gear up or down is free, two cost a heat. */
export const priceOfShift = (from: number, to: number) => (Math.abs(to - from) > 1 ? 1 : 0);

/** A shift by two that cannot be paid, which only a tournament allows: too far up or down. */
export type Mistake = "up" | "down";
export const mistakeOf = (car: CarView, gear: number): Mistake | undefined => (priceOfShift(car.gear, gear) <= car.heat ? undefined : gear > car.gear ? "up" : "down");

/** What the cards may be once they lie open: after a mistake any one of them is lost, or one more is flipped. */
export function openedCards(cards: CardId[], mistake: Mistake | undefined): CardId[][] {
  if (mistake === "up") return cards.map((_, lost) => cards.filter((_, i) => i !== lost));
  return [mistake === "down" ? [...cards, FLIPPED] : cards];
}

/** One landing for each speed the lifted cards can give; the dearest where several ways lead to it. `paid` is heat for the shift. */
export function planLandings(view: RaceView, car: CarView, cards: CardId[], paid: number, mistake?: Mistake): Landing[] {
  if (cards.length === 0) return [];
  const dearest = new Map<number, Landing>();
  for (const opened of openedCards(cards, mistake)) {
    const [engine, change] = [car.heat - paid - heatOfCards(view, opened), limitChange(view, opened)];
    for (const speed of speedsOf(view, opened)) {
      const made = landing(view, { from: car.progress, spaces: speed, speed, engine, change });
      const known = dearest.get(speed);
      if (!known || made.heat > known.heat || (made.spin >= 0 && known.spin < 0)) dearest.set(speed, made);
    }
  }
  return [...dearest.values()].sort((a, b) => a.speed - b.speed);
}

/** A boost pays 1 heat, unless the sector controls it, and flips one Speed card, added to the speed of this turn; full spaces push the car back. */
export function boostLandings(view: RaceView, car: CarView): Landing[] {
  const cost = view.sectors?.[sectorOf(view, car.space)] === "heat-control" ? 0 : 1;
  const engine = car.heat - unpaid(car) - cost;
  return FLIPS.map((more) => landing(view, { ...turnOf(view, car), spaces: stopOf(view, car, car.progress + more) - car.progress, speed: car.speed + more, engine }));
}

/** The corner behind which a space lies: the last one before it, over the start line too. */
export function sectorOf(view: RaceView, space: number): number {
  const behind = view.corners.findLastIndex((corner) => corner.line_before <= space);
  return behind < 0 ? view.corners.length - 1 : behind;
}

/** What the corners already crossed this turn will ask at the present speed. */
export function heatDue(view: RaceView, car: CarView): Landing {
  return landing(view, { ...turnOf(view, car), spaces: 0, speed: car.speed, engine: car.heat - unpaid(car) });
}
/** Where the armed reaction leads, and all the heat that is then due: its own `price`, cards in play, corners of this turn. */
export function outlook(view: RaceView, car: CarView, label: Option["label"] | undefined, price: number): Pick<Landing, "speed" | "heat" | "spin">[] {
  const due = (landings: Landing[], paid: number) => landings.map(({ speed, heat, spin }) => ({ speed, heat: heat + paid + unpaid(car), spin }));
  if (label?.kind === "boost") return due(boostLandings(view, car), price);
  if (!label?.corners) return due([heatDue(view, car)], 0);
  const corners = label.corners as { corner: number; heat: number; spins?: number }[];
  const faster = Number(label.amount ?? label.speed ?? (label.kind === "adrenaline-speed" ? 1 : 0));
  const heat = corners.reduce((sum, corner) => sum + corner.heat, price + unpaid(car));
  return [{ speed: car.speed + faster, heat, spin: corners.find(({ spins }) => spins)?.corner ?? -1 }];
}
const turnOf = (view: RaceView, car: CarView) => ({ from: car.progress, began: car.began_at, change: limitChange(view, car.played) });

/** Both spots of a space are taken. */
export const FULL = -1;
const SPOTS = [0, 1] as const;

/** The spot a car would get on a space while nobody else moves: on the race line, beside it if that is taken, or none. */
export function freeSpot(view: RaceView, seat: number, to: number): CarView["spot"] | typeof FULL {
  const space = ((to % view.spaces) + view.spaces) % view.spaces;
  const taken = new Set(view.cars.filter((other) => other.seat !== seat && !other.place && other.space === space).map(({ spot }) => spot));
  return SPOTS.find((spot) => !taken.has(spot)) ?? FULL;
}
/** Where a car bound for a place comes to stand: full spaces push it back, at most to where it is. */
export function stopOf(view: RaceView, { seat, progress }: CarView, target: number): number {
  let to = target;
  while (to > progress && freeSpot(view, seat, to) === FULL) to--;
  return Math.max(progress, to);
}

export const heatRange = (landings: Pick<Landing, "heat">[], paid: number) => rangeOf(landings.map(({ heat }) => heat + paid));
export const rangeOf = (all: number[]): Range => ({ from: Math.min(...all), to: Math.max(...all) });
export const rangeWords = ({ from, to }: Range) => (from === to ? `${from}` : `${from}–${to}`);

/** What a plan costs whatever the flipped cards are: heat that is paid in any case, or a spin-out that cannot be helped. */
export function sureCost(landings: Landing[], paid: number): { heat: number; spin: boolean } {
  if (landings.length === 0) return { heat: paid, spin: false };
  return { heat: heatRange(landings, paid).from, spin: landings.every(({ spin }) => spin >= 0) };
}

export interface Ahead {
  corner: number;
  limit: number;
  line: number;
  /** How many spaces the car may move and still stop before the line. */
  left: number;
}
/** The next corner of the race; none where the finish comes first. */
export function nextCorner(view: RaceView, progress: number): Ahead | undefined {
  const next = linesAhead(view, progress, 1)[0];
  return next && next.line < view.laps * view.spaces ? next : undefined;
}
/** How many spaces a car has to move to be home. */
export const toFinish = (view: RaceView, progress: number) => Math.max(0, view.laps * view.spaces - progress);

/** The corner lines ahead, nearest first. */
export function linesAhead(view: RaceView, progress: number, count: number): Ahead[] {
  const found: Ahead[] = [];
  if (view.corners.length === 0) return found;
  for (let lap = Math.floor(progress / view.spaces); found.length < count; lap++) {
    view.corners.forEach(({ line_before, limit }, corner) => {
      const line = lap * view.spaces + line_before;
      if (line > progress && found.length < count) found.push({ corner, limit, line, left: line - 1 - progress });
    });
  }
  return found;
}
