/** The log in words: one line for what a seat did in a row, a line of its own for each chapter. */
import type { LogRole } from "./game";
import type { GameEvent } from "./types";

export interface Line {
  kind: "chapter" | "told";
  seat: number;
  words: () => string;
  /** The words suit "you" as well as a name. */
  you: boolean;
  /** A mishap. */
  bad?: boolean;
  /** Where the film stands before and after it. */
  from: number;
  at: number;
}
/** Arguments of an event's sentence: names of cards, corners and drivers. */
export type Teller = { tell(event: GameEvent): Record<string, string | number> }["tell"];
export interface Told {
  role: LogRole;
  /** The event in words, without the name of its seat: that stands once at the head of the line. */
  words: string;
}

export function logLines(events: GameEvent[], tell: (event: GameEvent) => Told): Line[] {
  const lines: (Line & { sentences: string[] })[] = [];
  const held = new Map<number, string[]>();
  const add = (kind: Line["kind"], seat: number, sentences: string[], i: number) =>
    lines.push({ kind, seat, sentences, words: () => sentences.join("; "), you: false, from: i, at: i + 1 });
  events.forEach((event, i) => {
    const { role, words: told } = tell(event);
    const words = tidy(told);
    if (role === "silent" || !words) return;
    const last = lines.at(-1);
    if (role === "chapter") add("chapter", -1, [words], i);
    else if (role === "later") held.set(event.seat, [...(held.get(event.seat) ?? []), words]);
    else if (last?.kind === "told" && last.seat === event.seat && event.seat >= 0 && !held.has(event.seat)) {
      last.sentences.push(words);
      last.at = i + 1;
    } else {
      add("told", event.seat, [...(held.get(event.seat) ?? []), words], i);
      held.delete(event.seat);
    }
  });
  for (const [seat, sentences] of held) add("told", seat, sentences, events.length - 1);
  return lines;
}

/** Sentences are strung together with semicolons, so a full stop at the end goes. */
const tidy = (words: string) => words.replace(/\s+/g, " ").trim().replace(/\.$/, "");
