/** The table's side of the contract: what `kit/contract.ts` leaves to the games, and what the frame adds. */
import type { FilmStep, GameEvent, OptionLabel, Question, TableInfo, TableState, TableUpdate } from "../kit/contract";
import type { Patch } from "./patch";

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
export type Option = { choice: number; label: OptionLabel };
export type State = TableState<View>;
export type Update = TableUpdate<View>;

/** What the table has to know of a game: its view, one of all that it tells and one of all that it asks (`Declared` in
 *  its `types.ts`), and what it draws beside the view. As it stands here it is any game. */
export interface Game {
  view: View;
  event: GameEvent;
  question: Question;
  marks: unknown;
}
/** A step of a film: an event with what it changes in the view; without a word (no kind) what changes beside all
 *  events. */
export type Step<G extends Game = Game> = G["event"] & { patch?: Patch };
export const isSilent = ({ kind }: { kind: string }): boolean => kind === "";

/** The race so far, or its last part, as far as this viewer may know. */
export interface RaceLog {
  table: TableInfo;
  seat: number | null;
  /** The view where the film begins, and the events that had been told by then. */
  start: View;
  before: GameEvent[];
  /** After its last step the view is that of now. */
  film: FilmStep[];
}

/** An option whose label is of this kind. */
export interface OptionAs<Labels, Kind extends keyof Labels> {
  choice: number;
  label: { kind: Kind } & Labels[Kind];
}
