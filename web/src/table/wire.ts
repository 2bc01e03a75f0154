/** Messages of one table, put together: each has a number, and a missing number means "load everything again". */
import type { FilmStep } from "../kit/contract";
import { patched } from "./patch";
import { isSilent, type State, type Step, type Update } from "./types";

/** `anew`: no film leads to it (another seat's eyes, an undo, or too much was missed). */
export type Merged = { state: State; fresh: Step[]; anew: boolean } | "gap" | "old";

export function merge(state: State, message: State | Update): Merged {
  if (message.type === "state") return { state: message, fresh: [], anew: true };
  if (message.number <= state.number) return "old";
  if (message.number > state.number + 1) return "gap";
  const { film = [], chat = [], type: _, ...parts } = message;
  const fresh = stepsOf(film, state.events.at(-1)?.n);
  const view = fresh.reduce((seen, { patch }) => (patch ? patched(seen, patch) : seen), state.view);
  const events = [...state.events, ...fresh.filter((step) => !isSilent(step))];
  return {
    state: { ...state, ...definedOnly(parts), view, events, chat: [...state.chat, ...chat] }, fresh, anew: false,
  };
}

/** Every step as an event: one without a word has no kind, and the number of the last one told. */
export function stepsOf(film: readonly FilmStep[], last = -1): Step[] {
  return film.map((step) => {
    if (!("kind" in step)) return { n: last, kind: "", seat: -1, args: {}, to: null, patch: step.patch };
    last = step.n;
    return step;
  });
}

function definedOnly<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** A key of our own for each answer, so that sending twice does nothing twice. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Milliseconds to wait before the n-th attempt to connect again: 0.5 s, 1 s, 2 s … at most 15 s, a little spread
 *  out. */
export function backoff(attempt: number, random = Math.random()): number {
  return Math.min(15_000, 500 * 2 ** attempt) * (0.8 + 0.4 * random);
}
