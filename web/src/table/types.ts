/** The table's side of the contract: what `kit/contract.ts` leaves to the games, and what the frame adds. */
import type { GameEvent, Question, TableInfo, TableState, TableUpdate } from "../kit/contract";

export type { FromServer, GameEvent, OptionLabel, Question, SeatInfo, TableInfo, ToServer } from "../kit/contract";

/** A game's picture of itself for one seat; each game narrows it. */
export interface View {
  game: string;
  seat: number | null;
  seats: number;
  round?: number;
  phase?: string;
  /** A drawing in letters, for games without a screen of their own. */
  picture?: string;
}
export type Option = Question["options"][number];
export type State = TableState<View>;
export type Update = TableUpdate<View>;

/** The whole race so far: the first view and everything that happened since, as far as this viewer may know. */
export interface RaceLog {
  table: TableInfo;
  start: View;
  /** How many of the events are already in it. */
  from: number;
  /** How many events there were when another race had been set up, and how it stood then. */
  boards: { at: number; view: View }[];
  events: GameEvent[];
}
