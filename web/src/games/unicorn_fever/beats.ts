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
  "magic-revealed": 300,
  "lay-under": 420,
  shed: 420,
  cancelled: 460,
  immune: 420,
  "odds-moved": 520,
  "race-card": 520,
  ran: RUN,
  "magic-worked": 320,
  rolled: 620,
  sprinted: SPRINT,
  "photo-finish": 1500,
  finished: 420,
  "race-over": 900,
  "bet-won": 380,
  "bet-lost": 220,
  "owner-paid": 300,
  "contract-paid": 260,
  tax: 260,
  "odds-updated": 900,
  "in-form": 500,
  "round-began": 700,
};

export const beat = ({ kind }: GameEvent): number => BEATS[kind] ?? 0;
