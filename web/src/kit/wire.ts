/** What browsers and the site say to each other: made from the server's structs by `make faces`, never by
 *  hand. What a game puts into views, questions and events is typed in its own `types.ts`. */

export interface SeatPlan {
  kind: "bot" | "human" | "open";
  level?: string | null;
  name?: string | null;
}

export interface Live {
  kind: "live";
  seconds: number;
}

export interface Days {
  kind: "days";
  hours: number;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string | number | boolean>;
  private?: boolean;
  pace?: Live | Days;
  hot_seat?: boolean;
  guided?: boolean;
  advice?: boolean;
}

export interface AnswerMessage {
  type: "answer";
  seat: number;
  expected: number;
  key: string;
  choices: number[];
}

export interface UndoMessage {
  type: "undo";
  seat: number;
  key: string;
}

export interface AdviceMessage {
  type: "advice";
  seat: number;
  expected: number;
  key: string;
}

export interface ChatMessage {
  type: "chat";
  text: string;
  key?: string;
}

export interface OptionInfo {
  key: string;
  kind: "choice" | "flag" | "int";
  default: string | number | boolean;
  choices?: string[];
  min?: number;
  max?: number;
  only_if?: Record<string, (string | number | boolean)[]>;
}

export interface GameInfo {
  id: string;
  rules: number;
  seats: [number, number];
  options: OptionInfo[];
  levels: string[];
  ready: boolean;
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string | null;
  level: string | null;
  connected: boolean;
  away: boolean;
  missed: number;
  missed_rounds: number;
  number: number;
  free: boolean;
  kept: boolean;
}

export interface Bound {
  most: number;
  bots_from: number;
  left_to_bots: boolean;
}

export interface Outcome {
  reason: string;
  places: number[];
  rounds: number;
}

export interface TableLine {
  id: string;
  game: string;
  rules: number;
  status: "lobby" | "over" | "playing";
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  pace: Live | Days;
  commitment: string;
  seed: string | null;
  private: boolean;
  guided: boolean;
  hot_seat: boolean;
  advice: boolean;
  advised: [number, number][];
  imported: boolean;
  lasted: number | null;
  host: number | null;
  bound: Bound | null;
  outcome: Outcome | null;
  rematch: string | null;
  deadline: string | null;
  my_seats: number[];
  kept_seat: number | null;
  removed: boolean;
  mine: boolean;
  your_turn: boolean;
  progress: Record<string, string | number> | null;
  waiting_for: number[];
  since: string;
  places: number[];
  finished_at: string | null;
}

export interface Me {
  name: string | null;
  tables: TableLine[];
}

export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  status: "lobby" | "over" | "playing";
  options: Record<string, string | number | boolean>;
  seats: SeatInfo[];
  pace: Live | Days;
  commitment: string;
  seed: string | null;
  private: boolean;
  guided: boolean;
  hot_seat: boolean;
  advice: boolean;
  advised: [number, number][];
  imported: boolean;
  lasted: number | null;
  host: number | null;
  bound: Bound | null;
  outcome: Outcome | null;
  rematch: string | null;
  deadline: string | null;
  my_seats: number[];
  kept_seat: number | null;
  removed: boolean;
  mine: boolean;
}

export interface OptionOffered {
  choice: number;
  label: Record<string, unknown>;
}

export interface Question {
  kind: string;
  seat: number;
  args: Record<string, unknown>;
  options: OptionOffered[];
}

export interface GameEvent {
  n: number;
  kind: string;
  seat: number;
  args: Record<string, unknown>;
  to: number | null;
}

export interface ChatLine {
  seat: number | null;
  guest: number | null;
  name: string | null;
  text: string;
  at: string;
}

export interface TableState {
  type: "state";
  number: number;
  table: TableInfo;
  seat: number | null;
  open_seats: number[];
  expected: number;
  can_undo: boolean;
  question: Question | null;
  view: Record<string, unknown> | null;
  events: GameEvent[];
  chat: ChatLine[];
}

export interface Acknowledged {
  type: "ack";
  key: string;
  number: number;
}

export interface AdvisedTurn {
  answers: number[];
  labels: Record<string, unknown>[];
  worth: number;
  behind: number;
  error: number;
  as_good: boolean;
}

export interface AdvisedTurns {
  type: "advice";
  key: string;
  counts: string;
  turns: AdvisedTurn[];
  playouts: number;
}

export interface Refused {
  reason: string;
  field?: string;
  details?: Record<string, unknown>;
}
