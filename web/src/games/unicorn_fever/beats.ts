/** How long each event is shown at normal speed: a race with its magic and payout takes less than 30 seconds. */
import type { GameEvent } from "../../table/types";

/** All run together, a die moves one. */
export const RUN = 820;
export const SPRINT = 400;

const BEATS: Record<string, number> = {
  took: 260,
  announced: 260,
  "bet-placed": 420,
  signed: 380,
  loan: 320,
  laid: 200,
  swaps: 240,
  looked: 320,
  "race-began": 300,
  "magic-revealed": 300,
  "lay-under": 480,
  shed: 700,
  cancelled: 700,
  immune: 700,
  "odds-moved": 600,
  "race-card": 450,
  ran: RUN,
  "magic-worked": 300,
  rolled: 600,
  sprinted: SPRINT,
  "photo-finish": 1300,
  finished: 240,
  "race-over": 700,
  "bet-won": 380,
  "bet-lost": 200,
  "owner-paid": 260,
  "contract-paid": 240,
  tax: 110,
  "odds-updated": 900,
  "in-form": 500,
  "round-began": 700,
};

export const beat = ({ kind }: GameEvent): number => BEATS[kind] ?? 0;
