import type { Room } from "../../../table/room.svelte";
import type { RaceView } from "../state";

/** The car that the window follows: one's own; in a film and for onlookers the one that moves, or the one they chose. */
export function starOf(room: Pick<Room, "watched" | "replay">, { seat, acting }: Pick<RaceView, "seat" | "acting">): number {
  if (room.watched !== null) return room.watched;
  return (room.replay || seat === null) && acting >= 0 ? acting : (seat ?? -1);
}
