import type { GameScreen } from "./game";
import { TableRoom, type Room } from "./room.svelte";
import { isSilent, type GameEvent, type RaceLog, type Step } from "./types";
import { stepsOf } from "./wire";

/** A table made from a log: nobody is asked anything, the film starts with the first view. */
export function replayRoom(screen: GameScreen, log: RaceLog): Room {
  const steps = logSteps(log);
  const state = {
    type: "state" as const,
    number: 0,
    // Who has left since then still drove in this film.
    table: { ...log.table, seats: log.table.seats.map((seat) => ({ ...seat, away: false })) },
    view: log.start,
    seat: log.seat,
    open_seats: [],
    question: null,
    expected: 0,
    can_undo: false,
    events: steps.filter((step) => !isSilent(step)),
    chat: [],
  };
  return new TableRoom(screen, state, () => {}, { steps, from: log.before.length });
}

const logSteps = ({ before, film }: RaceLog): Step[] => [...before, ...stepsOf(film, before.at(-1)?.n)];

/** Makes what a log tells known to a table that has seen the end of it. */
export function knowPast({ reel }: Room, log: RaceLog): void {
  const last = reel.steps[reel.first - 1]?.n ?? -1;
  const past = logSteps(log);
  const length = past.findLastIndex((step) => !isSilent(step) && step.n <= last) + 1;
  if (length >= log.before.length) reel.know(log.start, past.slice(0, length), log.before.length);
}

/** Asks for nobody's eyes, where without a seat one's own would be meant. */
export const ONLOOKER = -1;

/** An address that opens the replay at the event of this number, seen by this seat. */
export function replayLink(id: string, number: number, seat: number | null): string {
  return `/t/${encodeURIComponent(id)}/replay?at=${number}${seat === null ? "" : `&seat=${seat}`}`;
}

/** An address that plays the replay from there. */
export const filmLink = (id: string, number: number): string => `${replayLink(id, number, null)}&play`;

/** Every seat knows other events, so places are handed on as the number of the next event. */
export function numberAt(steps: readonly GameEvent[], at: number): number {
  const next = steps.find((step, i) => i >= at && !isSilent(step));
  return next?.n ?? (steps.at(-1)?.n ?? -1) + 1;
}

export function placeOf(steps: readonly GameEvent[], number: number): number {
  const found = steps.findIndex((step) => !isSilent(step) && step.n >= number);
  return found < 0 ? steps.length : found;
}
