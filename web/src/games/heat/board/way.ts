/** What a phone's window follows: the road ahead of a car, the sign of its next corner, rivals at its back. */
import type { Point } from "../../../table/board/camera";
import { nextCorner } from "../preview";
import { onRoad, type CarView, type RaceView } from "../state";
import type { Track } from "../track";

const AHEAD = 9;
/** Rivals so near behind are in sight; the road so far ahead goes before them. */
const NEAR = 3;
const FIRST = 5;

/** What matters most comes first: a window that is too small leaves out the end. `ends`: the places to stop at, from the car. */
export function wayAhead(view: RaceView, track: Track, car: CarView, ends: number[]): Point[] {
  const from = ends.length ? 0 : -1;
  const to = Math.max(AHEAD, ...ends);
  const road = Array.from({ length: 2 * to + 3 }, (_, i) => from + i / 2).map((ahead) => ({ ahead, at: track.at(car.progress + ahead) }));
  const behind = onRoad(view)
    .filter(({ progress }) => progress < car.progress && progress >= car.progress - NEAR)
    .map(({ progress }) => ({ ahead: FIRST, at: track.at(progress) }));
  const next = nextCorner(view, car.progress);
  const sign = next && next.left < to ? track.drawing.signs[next.corner] : undefined;
  const signs = next && sign ? [{ ahead: next.left + 1, at: track.at(...sign) }] : [];
  return [...road, ...behind, ...signs].sort((a, b) => a.ahead - b.ahead).map(({ at }) => at);
}
