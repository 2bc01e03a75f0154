/** Names in place of ids, and what events are in the log. */
import { listOf, t } from "../../kit/text";
import { namedIn } from "../../table/declared";
import type { LogRole } from "../../table/game";
import type { GameEvent, OptionLabel, Question } from "./room";
import type { DieType, Effect } from "./types";

export const GAME = "steampunk_rally";
/** A text of this game. */
export const say = (key: string, args?: Record<string, unknown>) => t(`${GAME}-${key}`, args);
export const cardName = (card: string) => say(`card-${card}`);
export const symbolName = (symbol: DieType | Effect | string) => say(`symbol-${symbol}`);

/** "3 motion and 2 damage": what effects bring, counted. */
export function gainWords(effects: readonly Effect[], times = 1): string {
  const counts = new Map<Effect, number>();
  for (const effect of effects) counts.set(effect, (counts.get(effect) ?? 0) + times);
  return listOf([...counts].map(([effect, count]) => say(`ui-gain-${effect}`, { count })));
}

type NameOf = (seat: number) => string;
/** An answer in words. */
export const optionWords = (label: OptionLabel, nameOf: NameOf) =>
  say(`option-${label.kind}`, namedIn(GAME, "labels", label.kind, label, nameOf));

/** A question in words. */
export const asked = ({ kind, args }: Question, nameOf: NameOf) =>
  say(`question-${kind}`, namedIn(GAME, "questions", kind, args, nameOf));

export function words(event: GameEvent, nameOf: NameOf, isMe: (seat: number) => boolean = () => false) {
  return { you: String(isMe(event.seat)), ...namedIn(GAME, "events", event.kind, event.args, nameOf) };
}

/** Only chapters are asked for: the sentences are in the story. */
export const logRole = ({ kind }: GameEvent): LogRole =>
  kind === "round-began" || kind === "phase-began" ? "chapter" : "told";
