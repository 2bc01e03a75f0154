/** The championship in numbers, from its events alone. */
import type { GameEvent } from "./room";

export interface Figures {
  /** Bets that came true, and all that were placed. */
  won: number;
  bets: number;
  borrowed: number;
}
export function figures(events: GameEvent[], seats: number): Figures[] {
  const found = Array.from({ length: seats }, (): Figures => ({ won: 0, bets: 0, borrowed: 0 }));
  for (const { kind, seat } of events) {
    const own = found[seat];
    if (!own) continue;
    if (kind === "bet-placed") own.bets += 1;
    if (kind === "bet-won") own.won += 1;
    if (kind === "loan") own.borrowed += 1;
  }
  return found;
}

/** Everybody's fame after each race, and at the very end, with contracts and gold. */
export function fameByRace(events: GameEvent[], seats: number): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const found: number[][] = [];
  let raced = false;
  const close = () => {
    if (raced) found.push([...now]);
    raced = false;
  };
  for (const { kind, seat, args } of events) {
    if (kind === "race-over") raced = true;
    if (kind === "round-began" || kind === "repaid" || kind === "converted" || kind === "final") close();
    if (kind === "bet-won" || kind === "contract-paid") now[seat]! += args.fame;
    if (kind === "final") now[seat] = args.fame;
  }
  return events.some(({ kind }) => kind === "final") ? [...found, [...now]] : found;
}

/** Seats by a figure of theirs, the best first. */
export const byMost = (of: number[]): number[] => of.map((_, seat) => seat).sort((a, b) => of[b]! - of[a]! || a - b);
