/** How long each event is shown at normal speed: a race takes some 15 to 25 seconds. */
import type { GameEvent } from "../../table/types";

/** All run together, a die moves one. */
export const RUN = 900;
export const SPRINT = 520;

const BEATS: Record<string, number> = {
  took: 260,
  announced: 260,
  "bet-placed": 420,
  signed: 380,
  loan: 320,
  laid: 200,
  swaps: 240,
  looked: 320,
  "race-began": 700,
  "magic-revealed": 700,
  "lay-under": 700,
  shed: 900,
  cancelled: 900,
  immune: 900,
  "odds-moved": 900,
  "race-card": 700,
  ran: RUN,
  "magic-worked": 700,
  rolled: 800,
  sprinted: SPRINT,
  "photo-finish": 1900,
  finished: 420,
  "race-over": 1000,
  "bet-won": 420,
  "bet-lost": 260,
  "owner-paid": 320,
  "contract-paid": 260,
  tax: 160,
  "odds-updated": 1300,
  "in-form": 900,
  "round-began": 700,
};

export const beat = ({ kind }: GameEvent): number => BEATS[kind] ?? 0;
