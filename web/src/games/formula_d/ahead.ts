/** What the gears would do from where a car stands, while the others drive: straight on in its lane, without brakes and
 *  whatever stands in the way. The question tells the chances of all ways; this is what the board shows everybody. */
import { facesOf } from "./dice";
import type { Outcome, OutcomeKind, Price } from "./price";
import type { FormulaCar, FormulaView } from "./state";
import { laneOf, spaceName, type Track } from "./track";

/** Of tyres, brakes, gearbox, body, engine, suspension; a beginner's pool comes first. */
const PART = { pool: 0, brakes: 1, gearbox: 2, engine: 4 };
/** Gears that may be skipped on the way down. */
const MOST = 3;
const TOP = 6;
const PLACES = 1000;

export interface GearAhead {
  gear: number;
  prices: Price[];
  odds: Outcome[];
  /** The worst of it, and from which roll to which. */
  worst: { kind: OutcomeKind; from: number; to: number; all: boolean };
}
export interface CornerAhead {
  corner: number;
  /** Stops still to be made. */
  owed: number;
  /** So many spaces lead to its first and its last space in this lane. */
  from: number;
  to: number;
}
type Seen = Pick<FormulaView, "beginner" | "corners" | "laps">;
const WORSE: OutcomeKind[] = ["on", "stop", "over"];

/** A car that stands in its lane. */
function lane(track: Track, car: FormulaCar) {
  const number = laneOf(car.space);
  const long = track.drawing.fronts[number - 1]!.length;
  const start = (car.space % PLACES) - 1;
  return {
    long,
    /** Which corner lies so many spaces ahead, and whether the line lies between. */
    cornerAt: (spaces: number) => track.cornerOf(spaceName(number, ((start + spaces) % long) + 1)),
    beyondLine: (spaces: number) => start + spaces >= long,
  };
}
const owedIn = ({ corners }: Seen, car: FormulaCar, corner: number) =>
  Math.max(0, (corners[corner]?.stops ?? 0) - (car.corner === corner ? car.stops : 0));

/** The corner that the car is in and still has to stop in, or the next one before the flag. */
export function cornerAhead(view: Seen, car: FormulaCar, track: Track): CornerAhead | null {
  const { long, cornerAt, beyondLine } = lane(track, car);
  const here = car.corner >= 0 && owedIn(view, car, car.corner) > 0 ? car.corner : null;
  let from = 1;
  while (from < long && (cornerAt(from) < 0 || (here === null && cornerAt(from) === car.corner))) from++;
  const corner = here ?? cornerAt(from);
  if (here !== null && cornerAt(from) !== here) return { corner, owed: owedIn(view, car, corner), from: 0, to: 0 };
  let to = from;
  while (to < from + long && cornerAt(to + 1) === corner) to++;
  const home = car.lap >= view.laps && beyondLine(from);
  return corner < 0 || home ? null : { corner, owed: owedIn(view, car, corner), from, to };
}

/** Where a roll ends. */
function fate(view: Seen, car: FormulaCar, track: Track, roll: number): OutcomeKind {
  const { cornerAt, beyondLine } = lane(track, car);
  let inside = car.corner;
  let owed = inside < 0 ? 0 : owedIn(view, car, inside);
  for (let spaces = 1; spaces <= roll; spaces++) {
    if (car.lap >= view.laps && beyondLine(spaces)) return "on";
    const corner = cornerAt(spaces);
    if (corner === inside) continue;
    if (inside >= 0 && owed > 0) return "over";
    inside = corner;
    owed = corner < 0 ? 0 : owedIn(view, car, corner);
  }
  return inside >= 0 && owed > 0 ? "stop" : "on";
}

/** The gears that the car may be in next, with what skipping some of them costs. */
function gearsOf({ beginner }: Seen, { gear, points, spun }: FormulaCar): { gear: number; prices: Price[] }[] {
  if (spun || !gear) return [{ gear: 1, prices: [] }];
  const gears = Array.from({ length: TOP }, (_, i) => i + 1).filter(
    (to) => to <= gear + 1 && gear - to - 1 <= MOST && canSkip(beginner, points, gear - to - 1),
  );
  return gears.map((to) => ({ gear: to, prices: skipping(beginner, gear - to - 1) }));
}
function canSkip(beginner: boolean, points: number[], skipped: number): boolean {
  if (skipped <= 0) return true;
  if (beginner) return skipped < points[PART.pool]!;
  return (
    points[PART.gearbox]! > 0 && (skipped < 2 || points[PART.brakes]! > 0) && (skipped < 3 || points[PART.engine]! > 1)
  );
}
function skipping(beginner: boolean, skipped: number): Price[] {
  if (skipped <= 0) return [];
  if (beginner) return [{ part: "points", points: skipped }];
  return (["gearbox", "brakes", "engine"] as const).slice(0, skipped).map((part) => ({ part, points: 1 }));
}

export const gearsAhead = (view: Seen, car: FormulaCar, track: Track): GearAhead[] =>
  gearsOf(view, car).map(({ gear, prices }) => {
    const fates = facesOf(gear).map((roll) => ({ roll, kind: fate(view, car, track, roll) }));
    const odds = WORSE.map((kind) => ({ kind, chance: fates.filter((one) => one.kind === kind).length }));
    const kind = WORSE.findLast((one) => fates.some((found) => found.kind === one))!;
    const rolls = fates.filter((one) => one.kind === kind).map(({ roll }) => roll);
    return {
      gear,
      prices,
      odds: odds.filter(({ chance }) => chance > 0),
      worst: { kind, from: Math.min(...rolls), to: Math.max(...rolls), all: rolls.length === fates.length },
    };
  });
