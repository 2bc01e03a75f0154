/** What a plan would do, from public facts only: sums of cards, lines on the road, heat in the engine. The server decides. */
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

/** A Stress card flips one Speed card: 1 to 4. */
const FLIP: Range = { from: 1, to: 4 };

export function speedOf(cards: CardId[]): Range {
  return cards.reduce(
    (sum, card) => {
      const value = card === "stress" ? FLIP : { from: Number(card) || 0, to: Number(card) || 0 };
      return { from: sum.from + value.from, to: sum.to + value.to };
    },
    { from: 0, to: 0 },
  );
}

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
export function landing(view: RaceView, from: number, spaces: number, speed: number, engine: number, began = from): Landing {
  const to = from + spaces;
  const prices: Price[] = [];
  let heat = 0;
  let spin = -1;
  for (const corner of cornersCrossed(view, began, to)) {
    const { limit, token } = view.corners[corner]!;
    const above = Math.max(0, speed - limit);
    const over = above && token === "overheat" ? above + 1 : above;
    prices.push({ corner, over });
    heat += over;
    if (heat > engine && spin < 0) spin = corner;
  }
  return { speed, to, prices, heat, spin, finishes: to >= view.laps * view.spaces };
}

/** One gear up or down is free, two cost a heat. */
export const priceOfShift = (from: number, to: number) => (Math.abs(to - from) > 1 ? 1 : 0);

/** One landing for each speed the lifted cards can give. */
export function planLandings(view: RaceView, car: CarView, cards: CardId[], shift: number): Landing[] {
  if (cards.length === 0) return [];
  const { from, to } = speedOf(cards);
  return span({ from, to }).map((speed) => landing(view, car.progress, speed, speed, car.heat - shift));
}

/** A boost pays 1 heat, unless the sector controls it, and flips one Speed card, added to the speed of this turn. */
export function boostLandings(view: RaceView, car: CarView): Landing[] {
  const cost = view.sectors?.[sectorOf(view, car.space)] === "heat-control" ? 0 : 1;
  return span(FLIP).map((more) => landing(view, car.progress, more, car.speed + more, car.heat - cost, car.began_at));
}

/** The corner behind which a space lies: the last one before it, over the start line too. */
export function sectorOf(view: RaceView, space: number): number {
  const behind = view.corners.findLastIndex((corner) => corner.line_before <= space);
  return behind < 0 ? view.corners.length - 1 : behind;
}

/** What the corners already crossed this turn will ask at the present speed. */
export function heatDue(view: RaceView, car: CarView): Landing {
  return landing(view, car.progress, 0, car.speed, car.heat, car.began_at);
}

/** The spot a car would get on a space while nobody else moves: beside the race line if that is taken. */
export function freeSpot(view: RaceView, seat: number, to: number): 0 | 1 {
  const space = ((to % view.spaces) + view.spaces) % view.spaces;
  return view.cars.some((other) => other.seat !== seat && !other.place && other.space === space && other.spot === 0) ? 1 : 0;
}

export function heatRange(landings: Landing[], shift: number): Range {
  const all = landings.map((l) => l.heat + shift);
  return { from: Math.min(...all), to: Math.max(...all) };
}

export interface Ahead {
  corner: number;
  limit: number;
  line: number;
  /** How many spaces the car may move and still stop before the line. */
  left: number;
}
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

function span({ from, to }: Range): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
