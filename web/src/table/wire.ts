/** Messages of one table, put together: each has a number, and a missing number means "load everything again". */
import type { GameEvent, State, Update } from "./types";

/** `anew`: what was shown before no longer stands (an undo), or is another seat's. */
export type Merged = { state: State; fresh: GameEvent[]; anew: boolean } | "gap" | "old";

export function merge(state: State, message: State | Update): Merged {
  if (message.type === "state") {
    const anew = message.seat !== state.seat || !goesOn(state.events, message.events);
    return { state: message, fresh: newer(message.events, lastEvent(state.events)), anew };
  }
  if (message.number <= state.number) return "old";
  if (message.number > state.number + 1) return "gap";
  const fresh = newer(message.events ?? [], lastEvent(state.events));
  const changed = definedOnly({ ...message, type: undefined, events: undefined, chat: undefined });
  return {
    state: { ...state, ...changed, events: [...state.events, ...fresh], chat: [...state.chat, ...(message.chat ?? [])] },
    fresh,
    anew: false,
  };
}

function goesOn(before: GameEvent[], now: GameEvent[]): boolean {
  const last = before.at(-1);
  const same = now[before.length - 1];
  return last === undefined || (same?.n === last.n && same.kind === last.kind);
}

const lastEvent = (events: GameEvent[]) => events.at(-1)?.n ?? -1;

const newer = (events: GameEvent[], n: number) => events.filter((event) => event.n > n);

function definedOnly<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** A key of our own for each answer, so that sending twice does nothing twice. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Milliseconds to wait before the n-th attempt to connect again: 0.5 s, 1 s, 2 s … at most 15 s, a little spread out. */
export function backoff(attempt: number, random = Math.random()): number {
  return Math.min(15_000, 500 * 2 ** attempt) * (0.8 + 0.4 * random);
}
