/** What would a Champion do? Asked for at one's own question, and gone with it. */
import { call, Refusal } from "../kit/api";
import { answerWords } from "./answer";
import type { Line } from "./log";
import { placeOf } from "./replay";
import type { Room } from "./room.svelte";
import type { OptionLabel, Question, Step } from "./types";
import { freshKey } from "./wire";

export interface AdvisedTurn {
  answers: number[];
  labels: OptionLabel[];
  worth: number;
  /** How much less it is worth than the first, and how sure that is. */
  behind: number;
  error: number;
  /** Not behind by more than that. */
  as_good: boolean;
}
export interface Advice {
  /** Rounds of lead, the chance to win, points of the game's own; "order": only which is better. */
  counts: "rounds" | "chance" | "points" | "order";
  turns: AdvisedTurn[];
  playouts: number;
}

export class Adviser {
  #told = $state.raw<{ advice: Advice; question: Question } | null>(null);
  asking = $state(false);
  refusal = $state<string | null>(null);
  /** The turn that one looks at: the board draws it most clearly. */
  shown = $state(0);

  constructor(readonly room: Room) {}

  /** Whoever is asked something may ask, where the table allows it. */
  get offered(): boolean {
    const { room } = this;
    return Boolean(room.table.advice) && room.question !== null && room.link === "live";
  }
  /** As long as the same is asked. */
  get advice(): Advice | null {
    return this.#told && this.#told.question === this.room.question ? this.#told.advice : null;
  }
  get turn(): AdvisedTurn | null {
    return this.advice?.turns[this.shown] ?? null;
  }

  async ask() {
    const { room } = this;
    const { seat, question, expected } = room.state;
    if (seat === null || !question || this.asking) return;
    this.asking = true;
    this.refusal = null;
    try {
      const advice = await call<Advice>("POST", `/api/tables/${encodeURIComponent(room.table.id)}/advice`, {
        seat, expected, key: freshKey(),
      });
      this.shown = 0;
      this.#told = { advice, question };
    } catch (error) {
      this.refusal = error instanceof Refusal ? error.text : String(error);
    } finally {
      this.asking = false;
    }
  }
  close() {
    this.#told = null;
    this.refusal = null;
  }
  /** Plays the turn that one looks at. */
  play() {
    const { turn, room } = this;
    if (turn && !room.sending) room.answer(turn.answers);
  }
}

const advisers = new WeakMap<Room, Adviser>();

export function adviserOf(room: Room): Adviser {
  let adviser = advisers.get(room);
  if (!adviser) advisers.set(room, (adviser = new Adviser(room)));
  return adviser;
}

/** A whole turn in the words of its answers. */
export function turnInWords(room: Room, { labels }: AdvisedTurn): string {
  return labels.map((label) => answerWords(room, label)).join(", ");
}

/** How long the bar of a turn is, 0 to 1: the chance itself, or how near it comes to the first if not as good. */
export function shareOf({ counts, turns }: Advice, told: AdvisedTurn): number {
  const turn = told.as_good ? turns[0]! : told;
  if (counts === "chance") return Math.min(1, Math.max(0, turn.worth));
  const most = Math.max(...turns.map(({ behind }) => behind), 0);
  return most > 0 ? 1 - (0.6 * Math.max(0, turn.behind)) / most : 1;
}

/** The log with a line where somebody asked, as far as it has been shown; all of it, where everything has. What others
 *  were dealt may lie between the last step that one sees and the question. */
export function withAdvice(
  lines: Line[], advised: readonly (readonly [number, number])[], steps: readonly Step[], words: () => string,
  all = false,
): Line[] {
  const told = [...lines];
  for (const [seat, number] of advised) {
    const at = placeOf(steps, number);
    if (!all && at === steps.length && (steps.at(-1)?.n ?? -1) + 1 < number) continue;
    const next = told.findIndex((line) => line.from >= at);
    told.splice(next < 0 ? told.length : next, 0, { kind: "told", seat, words, you: true, from: at - 0.5, at });
  }
  return told;
}
