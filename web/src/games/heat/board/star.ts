import type { Room } from "../room";
import { onRoad, type CarView, type RaceView } from "../state";

/** The car that the window follows: one's own; in a film and for onlookers the one that moves, or the one they
 *  chose. */
export function starOf(
  room: Pick<Room, "watched" | "replay">, { seat, acting }: Pick<RaceView, "seat" | "acting">,
): number {
  if (room.watched !== null) return room.watched;
  return (room.replay || seat === null) && acting >= 0 ? acting : (seat ?? -1);
}

/** Only one's own car has a flag, while it stands on the road; a replay has no own car. */
export function flaggedOf(room: Pick<Room, "isMe" | "reel">, view: RaceView): CarView | undefined {
  const own = onRoad(view).find(({ seat }) => seat === view.seat && room.isMe(seat));
  return view.phase === "over" || (room.reel.playing && view.acting === own?.seat) ? undefined : own;
}
