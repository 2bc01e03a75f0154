/** Where things stand beside the road, clear of all of it. */
import type { Point } from "../../../table/board/camera";
import { HALF, PIT_WIDE, type Track } from "../track";

const SIGN = 20;
const OFFS = [62, 72, 50, 90];
/** Tried along a corner, from its beginning. */
const SHARES = [0, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 1];
const STEP = 0.5;

/** How far a point is from the edge of the nearest road or pit lane. */
export function clearOf(track: Track): (at: Point) => number {
  const road = Array.from({ length: track.drawing.length / STEP }, (_, i) => track.at(i * STEP));
  const pits = track.pits.map((space) => track.middle(space));
  return ({ x, y }) =>
    Math.min(
      ...road.map((p) => Math.hypot(p.x - x, p.y - y) - HALF),
      ...pits.map((p) => Math.hypot(p.x - x, p.y - y) - PIT_WIDE / 2),
    );
}

/** The sign of each corner, outside of where it begins; elsewhere at it if another road runs there. */
export function signPlaces(track: Track): Point[] {
  const free = clearOf(track);
  return track.drawing.corners.map((_, corner) => {
    const [from, to] = track.bend(corner);
    const tried = SHARES.flatMap((share) => {
      const along = from + (to - from) * share;
      return [-track.hand(corner), track.hand(corner)].flatMap((side) =>
        OFFS.map((off) => track.at(along, side * (HALF + off))),
      );
    });
    return tried.find((at) => free(at) > SIGN + 4) ?? tried.toSorted((a, b) => free(b) - free(a))[0]!;
  });
}
