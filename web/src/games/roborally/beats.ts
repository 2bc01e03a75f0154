/** How long each event is shown at normal speed: what acts first, then what it does. */
import type { View } from "../../table/types";
import type { GameEvent } from "./room";

/** A cell on one's own tracks, a cell on a belt or before a pusher, and the moment of contact before a push. */
export const CELL = 190;
export const RIDE = 280;
export const CONTACT = 110;

const BEATS: Record<string, number> = {
  "turn-began": 250,
  "powered-down": 260,
  programmed: 200,
  announced: 320,
  "stays-down": 320,
  "time-up": 1_800,
  "register-began": 300,
  acts: 120,
  turned: 240,
  stopped: 160,
  pushed: CONTACT + CELL + 50,
  rammed: 160,
  carried: RIDE + 60,
  held: 200,
  gears: 280,
  beam: 240,
  shot: 260,
  weapon: 420,
  scrambled: 300,
  damaged: 160,
  destroyed: 520,
  eliminated: 500,
  repaired: 240,
  "option-drawn": 420,
  "option-used": 320,
  "option-lost": 260,
  "option-given-up": 320,
  "option-worn-out": 260,
  "flag-touched": 560,
  "flag-taken": 560,
  "flag-brought": 900,
  "flag-dropped": 420,
  "flag-returned": 420,
  "flag-toggled": 560,
  caught: 520,
  "home-chosen": 420,
  archived: 120,
  "re-entered": 420,
  placed: 240,
  "flag-moved": 160,
  tossed: 500,
  finished: 700,
  "race-over": 500,
};

/** All lasers fire at once. */
const VOLLEY = ["beam", "shot"];

export function beat({ kind, args }: GameEvent, _view?: View, next?: GameEvent): number {
  if (next && VOLLEY.includes(kind) && VOLLEY.includes(next.kind)) return 0;
  if (kind === "moved") return CELL * args.steps + 60;
  return BEATS[kind] ?? 0;
}
