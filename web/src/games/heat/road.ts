/** The road ahead of a car: the lines of corners, and the finish. */
import type { RaceView } from "./state";

export interface Ahead {
  corner: number;
  limit: number;
  line: number;
  /** How many spaces the car may move and still stop before the line. */
  left: number;
}
/** The next corner of the race; none where the finish comes first. */
export function nextCorner(view: RaceView, progress: number): Ahead | undefined {
  const next = linesAhead(view, progress, 1)[0];
  return next && next.line < view.laps * view.spaces ? next : undefined;
}
/** How many spaces a car has to move to be home. */
export const toFinish = (view: RaceView, progress: number) => Math.max(0, view.laps * view.spaces - progress);

/** Whoever is alone on the road cannot win or lose a place any more; in a championship more races may follow. */
export function placeIsSettled({ cars, season }: RaceView, car: { seat: number }): boolean {
  const last = !season || season.race === season.races;
  return (
    last &&
    cars.length > 1 &&
    cars.every(({ seat, finished, eliminated }) => seat === car.seat || finished || eliminated)
  );
}

/** The corner lines ahead, nearest first. */
export function linesAhead(view: RaceView, progress: number, count: number): Ahead[] {
  const found: Ahead[] = [];
  if (view.corners.length === 0) return found;
  for (let lap = Math.floor(progress / view.spaces); found.length < count; lap++) {
    view.corners.forEach(({ line_before, limit }, corner) => {
      const line = lap * view.spaces + line_before;
      if (line > progress && found.length < count) found.push({ corner, limit, line, left: line - 1 - progress });
    });
  }
  return found;
}

/** The corner behind which a space lies: the last one before it, over the start line too. */
export function sectorOf(view: RaceView, space: number): number {
  const behind = view.corners.findLastIndex((corner) => corner.line_before <= space);
  return behind < 0 ? view.corners.length - 1 : behind;
}
