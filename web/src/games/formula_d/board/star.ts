import type { Room } from "../room";
import { carOf, onTrack, type FormulaCar, type FormulaView } from "../state";

/** The car that the window follows: one's own; in a film and for onlookers the one that moves, or the one they
 *  chose. */
export function starOf(room: Pick<Room, "watched" | "replay" | "reel">, view: FormulaView): FormulaCar | undefined {
  const acts = view.acting >= 0 ? view.acting : (view.running[0] ?? 0);
  const films = room.replay || view.seat === null || room.reel.playing;
  const own = view.seat ?? acts;
  const wanted = room.watched ?? (films ? acts : own);
  const there = onTrack(view);
  return there.find(({ seat }) => seat === wanted) ?? there.find(({ seat }) => seat === acts) ?? carOf(view, own);
}
