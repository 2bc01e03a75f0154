/** The words browser and server share. What a game puts into a view is typed in `games/<id>`. */

import type { Patch } from "../table/patch";
import type * as wire from "./wire";

export type GameId = string;
export type TableId = string;
export type Seat = number;
export type Choice = number;
export type Level = "rookie" | "club" | "pro" | "champion";
export const LEVELS: readonly Level[] = ["rookie", "club", "pro", "champion"];

/** The site always tells these; whoever makes a table for a test or a picture may leave them out. */
type Without<Told, Keys extends keyof Told> = Omit<Told, Keys> & Partial<Pick<Told, Keys>>;
/** The same with narrower words. */
type With<Told, Own> = Omit<Told, keyof Own> & Own;

export type GameInfo = Without<With<wire.GameInfo, { levels: Level[] }>, "levels">;
export type OptionSchema = wire.OptionInfo;
export type OptionValue = wire.OptionInfo["default"];
export type Options = Record<string, OptionValue>;
export type Pace = wire.Live | wire.Days;
export type SeatPlan = With<wire.SeatPlan, { level?: Level; name?: string }>;
export type NewTable = With<
  wire.NewTable, { options: Options; seats: SeatPlan[]; private: boolean; pace: Pace }
>;
export type SeatInfo = Without<
  With<wire.SeatInfo, { level: Level | null }>, "missed" | "missed_rounds" | "free" | "kept" | "number"
>;
export type TableStatus = wire.TableInfo["status"];

export type TableInfo = Without<
  With<wire.TableInfo, { seats: SeatInfo[]; commitment: string | null; outcome: Outcome | null }>,
  | "rules" | "mine" | "host" | "kept_seat" | "removed" | "guided" | "hot_seat" | "advice" | "advised" | "imported"
  | "lasted" | "bound" | "outcome" | "rematch"
>;
export type Outcome = Without<wire.Outcome, "rounds">;
/** A table as it stands in a list. */
export type TableLine = TableInfo &
  Partial<Pick<wire.TableLine, "your_turn" | "progress" | "waiting_for" | "since" | "places" | "finished_at">>;

export interface Me {
  name: string | null;
  tables: TableLine[];
}

/** What an option means: its kind says which arguments it has (`Label` in a game's `types.ts`). */
export interface OptionLabel {
  kind: string;
  [argument: string]: unknown;
}
export type Question = With<wire.Question, { options: { choice: Choice; label: OptionLabel }[] }>;
export type GameEvent = wire.GameEvent;
export type ChatLine = Without<wire.ChatLine, "guest">;
export type TableState<View = unknown> = With<
  wire.TableState, { table: TableInfo; view: View; question: Question | null; events: GameEvent[]; chat: ChatLine[] }
>;

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
export type Acknowledged = wire.Acknowledged;
export type FromServer<View = unknown> = TableState<View> | TableUpdate<View> | Refused | Acknowledged;

export type ToServer = wire.AnswerMessage | wire.UndoMessage | With<wire.ChatMessage, { key: string }>;
export type Answer = Omit<wire.AnswerMessage, "type">;
