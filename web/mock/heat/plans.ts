/** The server's part in a plan: where cards lead and what corners cost. The real one knows all rules; this one is
 *  enough for pictures. */
import { amountOf, amountOn, facesOf, inOrder, speedsOn } from "../../src/games/heat/faces";
import { FULL, type BoostLanding, type CornerCost, type PlannedLanding } from "../../src/games/heat/outlook";
import type { CardId, CarView, RaceView } from "../../src/games/heat/state";

const FLIPS = [1, 2, 3, 4];
/** The car whose plans they are. */
const own = (view: RaceView): CarView => view.cars.find(({ seat }) => seat === view.seat)!;

function freeSpot(view: RaceView, seat: number, to: number): PlannedLanding["spot"] {
  const taken = view.cars
    .filter((other) => other.seat !== seat && !other.place && other.space === to % view.spaces)
    .map(({ spot }) => spot);
  return ([0, 1] as const).find((spot) => !taken.includes(spot)) ?? FULL;
}

/** What the lines between two places cost at a speed, up to the one that cannot be paid. */
function cornerCosts(
  view: RaceView, from: number, to: number, speed: number, change: number, engine: number,
): CornerCost[] {
  const costs: CornerCost[] = [];
  let left = engine;
  for (let lap = Math.floor(from / view.spaces); lap * view.spaces <= to; lap++)
    view.corners.forEach(({ line_before, limit }, corner) => {
      const line = lap * view.spaces + line_before;
      if (line <= from || line > to || costs.at(-1)?.spins) return;
      const heat = Math.max(0, speed - Math.max(0, limit + change));
      costs.push({ corner, heat, spins: heat > left ? 1 : 0 });
      left -= heat;
    });
  return costs;
}

function speedsOf(view: RaceView, cards: CardId[]): number[] {
  const faces = facesOf(view);
  const ways = cards.flatMap((card) => [
    ...(speedsOn(card, faces).length ? [speedsOn(card, faces)] : []),
    ...Array<readonly number[]>(amountOn(card, "plus", faces)).fill(FLIPS),
  ]);
  const sums = ways.reduce(
    (all, values) => [...new Set(all.flatMap((sum) => values.map((value) => sum + value)))], [0],
  );
  return [...sums].sort((a, b) => a - b);
}

function landingsOf(view: RaceView, cards: CardId[], paid: number): PlannedLanding[] {
  const { progress, seat, heat } = own(view);
  const change = amountOf(cards, "adjust-limit", facesOf(view));
  return speedsOf(view, cards).map((speed) => ({
    speed, to: progress + speed, spot: freeSpot(view, seat, progress + speed),
    corners: cornerCosts(view, progress, progress + speed, speed, change, heat - paid),
  }));
}

/** All different cards that can be lifted. */
function cardSets(hand: CardId[], most: number): CardId[][] {
  const sets = hand.reduce<CardId[][]>(
    (found, card) => [...found, ...found.filter(({ length }) => length < most).map((set) => [...set, card])], [[]],
  );
  return [...new Map(sets.filter(({ length }) => length).map((set) => [set.join(" "), set])).values()];
}

/** What comes with the question for a gear. */
export function plansFor(
  view: RaceView, gears: Record<number, number>,
): { plans: object[]; landings: PlannedLanding[] } {
  const landings: PlannedLanding[] = [];
  const plans = cardSets(
    inOrder((view.hand ?? []).filter((card) => card !== "heat")), Math.max(...Object.keys(gears).map(Number)),
  ).map((cards) => {
    const heat = (gears[cards.length] ?? 0) + amountOf(cards, "heat", facesOf(view));
    const rows = landingsOf(view, cards, heat);
    landings.push(...rows);
    return {
      cards, heat, limits: amountOf(cards, "adjust-limit", facesOf(view)),
      landings: rows.map((_, i) => landings.length - rows.length + i),
    };
  });
  return { plans, landings };
}
/** A plan that waits for the others. */
export const planMade = (view: RaceView, cards: CardId[]) => ({
  gear: cards.length, cards, cluttered: false, landings: landingsOf(view, cards, 0),
});

/** What comes with the label of a boost: full spaces push the car back. */
export function boosts(view: RaceView): BoostLanding[] {
  const car = own(view);
  const unpaid = (car.symbols ?? []).reduce((sum, { symbol, amount }) => sum + (symbol === "heat" ? amount : 0), 0);
  return FLIPS.map((flipped) => {
    let to = car.progress + flipped;
    while (to > car.progress && freeSpot(view, car.seat, to) === FULL) to--;
    const change = amountOf(car.played, "adjust-limit", facesOf(view));
    return {
      flipped, to, spot: freeSpot(view, car.seat, to) === 1 ? 1 : 0,
      corners: cornerCosts(view, car.began_at, to, car.speed + flipped, change, car.heat - unpaid - 1),
    };
  });
}
