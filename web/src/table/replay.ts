import type { GameScreen } from "./game";
import { Room } from "./room.svelte";
import type { GameEvent, RaceLog } from "./types";

/** A table made from a log: nobody is asked anything, the film starts with the first view. */
export function replayRoom(screen: GameScreen, log: RaceLog): Room {
  const state = {
    type: "state" as const,
    number: 0,
    // Who has left since then still drove in this film.
    table: { ...log.table, seats: log.table.seats.map((seat) => ({ ...seat, away: false })) },
    view: log.start,
    seat: log.start.seat,
    open_seats: [],
    question: null,
    expected: 0,
    can_undo: false,
    events: log.events,
    chat: [],
  };
  const room = new Room(screen, state, () => {}, log.from);
  knowBoards(room, log);
  return room;
}

/** Another race begins on another board: how it stood is not to be had from the events alone. */
export function knowBoards(room: Room, { boards }: Pick<RaceLog, "boards">): void {
  for (const { at, view } of boards) room.reel.know(at, room.screen.scene(view));
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
export const numberAt = (events: GameEvent[], at: number) => events[at]?.n ?? (events.at(-1)?.n ?? -1) + 1;

export function placeOf(events: GameEvent[], number: number): number {
  const found = events.findIndex((event) => event.n >= number);
  return found < 0 ? events.length : found;
}
