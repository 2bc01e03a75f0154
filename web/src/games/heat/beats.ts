import type { GameEvent } from "./room";
/** How long each event is shown at normal speed. */

/** A car's time for a move: each space takes less the faster it goes. */
export const moveTime = (spaces: number) => (spaces * 5500) / (20 + spaces);

const BEATS: Record<string, number> = {
  shifted: 60,
  revealed: 520,
  flipped: 380,
  blocked: 240,
  cooled: 320,
  boosted: 420,
  "spun-out": 1100,
  cluttered: 900,
  finished: 700,
  "race-over": 600,
  "market-opened": 500,
  "upgrade-taken": 450,
  "speed-chosen": 300,
  "heat-paid": 420,
  scrapped: 380,
  "stress-reduced": 320,
  salvaged: 320,
  "played-directly": 420,
  "given-up": 900,
  refreshed: 300,
  "shifted-too-far": 1000,
  "legend-card": 700,
};

export function beat(event: GameEvent): number {
  if (event.kind === "moved" || event.kind === "legend-moved")
    return moveTime(Math.abs(event.args.to - event.args.from)) + 120;
  if (event.kind === "corner-passed") return event.args.heat > 0 ? 520 : 0;
  return BEATS[event.kind] ?? 0;
}
