import type { GameEvent } from "./room";
/** How long each event is shown at normal speed, in ms. */

const SPACE = 90;
const SETTLES = 140;
/** A car's time for a move of so many spaces. */
export const moveTime = (spaces: number) => SPACE * Math.max(2, spaces);
export const SPIN = 900;

const BEATS: Record<string, number> = {
  "grid-roll": 380,
  "lap-driven": 700,
  weather: 900,
  tyres: 280,
  grid: 700,
  "start-roll": 520,
  shifted: 120,
  rolled: 640,
  braked: 320,
  stop: 320,
  overshot: 520,
  spun: SPIN + SETTLES,
  check: 560,
  debris: 260,
  pit: 260,
  "fresh-tyres": 420,
  "pit-roll": 640,
  repaired: 420,
  finished: 800,
  eliminated: 1100,
  "race-over": 700,
};

export function beat({ kind, args }: GameEvent): number {
  if (kind === "moved") return moveTime(Array.isArray(args.path) ? args.path.length : 0) + SETTLES;
  return BEATS[kind] ?? 0;
}
