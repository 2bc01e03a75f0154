import type { GameEvent } from "./room";
/** How long each event is shown at normal speed. */

/** A pawn's time for so many spaces. */
export const moveTime = (spaces: number) => Math.abs(spaces) * 160;
/** What a pawn needs at most, however far it falls back. */
const FAR = 900;

const BEATS: Record<string, number> = {
  "round-began": 500,
  "phase-began": 350,
  "hands-passed": 320,
  inventor: 120,
  built: 460,
  rearranged: 360,
  "part-moved": 260,
  "part-lost": 560,
  "sold-for-dice": 260,
  "sold-for-cogs": 260,
  vented: 160,
  rolled: 460,
  rerolled: 420,
  raised: 260,
  placed: 180,
  activated: 420,
  "bulb-off": 420,
  "bulb-on": 260,
  "gained-die": 200,
  "no-die": 260,
  "gained-cogs": 200,
  cleared: 200,
  emptied: 260,
  damaged: 260,
  reinforced: 260,
  exploded: 1300,
  stopped: 300,
  "crossed-line": 900,
  crowd: 360,
  "die-paid": 240,
  "cog-paid": 240,
  "boost-played": 800,
  "part-blocked": 500,
  "race-over": 600,
};

export function beat({ kind, args }: GameEvent): number {
  if (kind === "moved" || kind === "fell-back")
    return Math.min(FAR, moveTime(Math.max(1, args.to - args.from))) + 60;
  return BEATS[kind] ?? 0;
}
