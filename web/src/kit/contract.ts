/** The words browser and server share. What a game puts into a view is typed in `games/<id>`. */

import type { Patch } from "../table/patch";

export type GameId = string;
export type TableId = string;
export type Seat = number;
export type Choice = number;
export type Level = "rookie" | "club" | "pro" | "champion";
export const LEVELS: readonly Level[] = ["rookie", "club", "pro", "champion"];

export interface GameInfo {
  id: GameId;
  rules: number;
  seats: [number, number];
  options: OptionSchema[];
  /** The strengths its bots really have. */
  levels?: Level[];
  ready: boolean;
}

export type OptionValue = string | number | boolean;

export interface OptionSchema {
  key: string;
  kind: "choice" | "int" | "flag";
  default: OptionValue;
  choices?: OptionValue[];
  min?: number;
  max?: number;
  /** It counts only while each of these options has one of these values. */
  only_if?: Record<string, OptionValue[]>;
}

export type Options = Record<string, OptionValue>;

export type Pace = { kind: "live"; seconds: number } | { kind: "days"; hours: number };

export interface SeatPlan {
  kind: "human" | "bot" | "open";
  level?: Level;
  name?: string;
}

export interface NewTable {
  game: GameId;
  options: Options;
  seats: SeatPlan[];
  private: boolean;
  pace: Pace;
  hot_seat?: boolean;
  guided?: boolean;
  /** Among several people, too, everybody may ask what a Champion would do. */
  advice?: boolean;
}

export interface SeatInfo {
  seat: Seat;
  kind: "human" | "bot" | "open";
  name: string | null;
  level: Level | null;
  connected: boolean;
  away: boolean;
  /** Decisions in a row that ran out of time; a bot played them. */
  missed?: number;
  /** The rounds in which they lay. */
  missed_rounds?: number;
  /** Nobody has sat down here yet. */
  free?: boolean;
  /** Nobody has sat down here yet, and only whoever sat here before may. */
  kept?: boolean;
  /** Which of the bots' names is this bot's. */
  number?: number;
}

export type TableStatus = "lobby" | "playing" | "over";

export interface TableInfo {
  id: TableId;
  game: GameId;
  status: TableStatus;
  options: Options;
  seats: SeatInfo[];
  pace: Pace;
  commitment: string | null;
  seed: string | number | null;
  deadline: string | null;
  private: boolean;
  my_seats: Seat[];
  /** May this browser start the table, add bots and free seats? */
  mine?: boolean;
  /** The seat of whoever may. */
  host?: Seat | null;
  /** The seat that waits for whoever uses this browser. */
  kept_seat?: Seat | null;
  /** The host has sent this browser's person away: they may watch. */
  removed?: boolean;
  guided?: boolean;
  hot_seat?: boolean;
  /** One may ask what a Champion would do. */
  advice?: boolean;
  /** Which seats did ask, and after how many events. */
  advised?: [Seat, number][];
  /** Read from a file: to be watched, not played. */
  imported?: boolean;
  /** Seconds from the start to the end. */
  lasted?: number | null;
  /** Told when the game has become very long: it is stopped after so many answers, and bots play it on before that. */
  bound?: { most: number; bots_from: number; left_to_bots: boolean } | null;
  outcome?: { reason: string; places: number[]; rounds?: number } | null;
  /** The table where the same people race again. */
  rematch?: TableId | null;
}

/** A table as it stands in a list. */
export interface TableLine extends TableInfo {
  your_turn?: boolean;
  /** Arguments for the text `<game>-progress`: lap, laps, round … */
  progress?: Record<string, string | number> | null;
  /** The seats the table waits for and since when. */
  waiting_for?: Seat[];
  since?: string | null;
  /** Of a finished game. */
  places?: number[];
  finished_at?: string | null;
}

export interface Me {
  name: string | null;
  tables: TableLine[];
}

export interface OptionLabel {
  kind: string;
  [argument: string]: unknown;
}

export interface Question {
  kind: string;
  seat: Seat;
  args: Record<string, unknown>;
  options: { choice: Choice; label: OptionLabel }[];
}

export interface GameEvent {
  n: number;
  kind: string;
  seat: Seat;
  args: Record<string, unknown>;
  to: Seat | null;
}

export interface ChatLine {
  seat: Seat | null;
  /** Of those who watch: which of them. */
  guest?: number | null;
  name: string | null;
  text: string;
  at: string;
}

export interface TableState<View = unknown> {
  type: "state";
  number: number;
  table: TableInfo;
  view: View;
  seat: Seat | null;
  open_seats: Seat[];
  question: Question | null;
  expected: number;
  can_undo: boolean;
  events: GameEvent[];
  chat: ChatLine[];
}

/** An event with what it changes in the viewer's own view, or a change that nothing tells of. */
export type FilmStep = (GameEvent & { patch?: Patch }) | { patch: Patch };

export type TableUpdate<View = unknown> = { type: "update"; number: number; film?: FilmStep[] } & Partial<
  Omit<TableState<View>, "type" | "number" | "view" | "events">
>;
export interface Refused {
  type: "refused";
  key: string;
  reason: string;
}
export interface Acknowledged {
  type: "ack";
  key: string;
  number: number;
}
export type FromServer<View = unknown> = TableState<View> | TableUpdate<View> | Refused | Acknowledged;

export type ToServer =
  | { type: "answer"; seat: Seat; expected: number; key: string; choices: Choice[] }
  | { type: "undo"; seat: Seat; key: string }
  | { type: "chat"; key: string; text: string };

export interface Answer {
  seat: Seat;
  expected: number;
  key: string;
  choices: Choice[];
}
