/** What a phone's window follows: the road ahead of a car, the sign of its next corner, rivals at its back. */
import type { Box, Point, Way } from "../../../table/board/camera";
import { nextCorner } from "../preview";
import { onRoad, type CarView, type RaceView } from "../state";
import { HALF, type Track } from "../track";
import { SIGN } from "./places";

const AHEAD = 9;
/** Rivals so near behind are in sight; the road so far ahead goes before them. */
const NEAR = 3;
const FIRST = 5;
/** Up to here the next line goes before them, too. */
const FAR = 12;
/** Beside the road there is room for a flag or a price, too, where there are places to stop at. */
const EDGE = 12;
const PRICED_EDGE = 30;
/** The window follows the car at this many pixels a unit: the road is some 50 pixels wide. */
export const SCALE = 0.68;
/** For the next line, and to keep signs uncovered, it goes so far away that a car is still 26 pixels long. */
const LEAST = 0.45;
/** In pixels: the mini-map, the chip at its longest, and the row of round buttons under it. */
const MAP = { x: 10, y: 10, w: 92, h: 76 };
const CHIP = { x: 10, y: 10, w: 200, h: 44 };
const ROW = { x: 10, y: 62, h: 44 };

/** `ends`: the places to stop at, from the car. They are all in sight, and the next line if it is near. `row`: how wide the buttons under the chip are. */
export function wayAhead(view: RaceView, track: Track, car: CarView, ends: number[], row = 0): Way {
  const way = ends.length ? toEnds(view, track, car, Math.max(...ends)) : onwards(view, track, car);
  const discs = track.drawing.signs.map((sign) => ({ ...track.at(...sign), r: SIGN }));
  return { ...way, shy: { discs, hung: (width) => hungOver(width, row), keep: 2 * FIRST, scale: LEAST } };
}

export const hungOver = (width: number, row: number): Box[] => [MAP, ...[CHIP, { ...ROW, w: row }].filter(({ w }) => w).map((box) => ({ ...box, x: width - box.x - box.w }))];

/** What matters most comes first: a window that is too small leaves out the end. */
function onwards(view: RaceView, track: Track, car: CarView): Way {
  const next = nextCorner(view, car.progress);
  const line = next ? next.left + 1 : 0;
  const behind = onRoad(view)
    .filter(({ progress }) => progress < car.progress && progress >= car.progress - NEAR)
    .map(({ progress }) => ({ ahead: line <= FAR ? Math.max(FIRST, line + 0.1) : FIRST, at: track.at(progress) }));
  const signs = next ? signOf(track, next.corner).map((at) => ({ ahead: line, at })) : [];
  const road = halves(-1, Math.max(AHEAD, line)).map((ahead) => ({ ahead, at: track.at(car.progress + ahead) }));
  const points = [...road, ...behind, ...signs].sort((a, b) => a.ahead - b.ahead);
  return { points: points.map(({ at }) => at), room: HALF + EDGE, scale: SCALE, wish: { count: points.filter(({ ahead }) => ahead <= line).length, scale: LEAST } };
}

/** Cars behind do not matter while one looks where to stop. */
function toEnds(view: RaceView, track: Track, car: CarView, last: number): Way {
  const stretch = (from: number, to: number) => halves(from, to).map((ahead) => track.at(car.progress + ahead));
  const must = stretch(0, last + 0.5);
  const next = nextCorner(view, car.progress);
  const line = next ? [...(next.left > last ? stretch(last + 1, next.left + 0.5) : []), ...signOf(track, next.corner)] : [];
  const rest = stretch(last + 1, Math.max(AHEAD, last + 1));
  return { points: [...must, ...line, ...rest], room: HALF + PRICED_EDGE, scale: SCALE, must: must.length, wish: { count: must.length + line.length, scale: LEAST } };
}

function signOf(track: Track, corner: number): Point[] {
  const sign = track.drawing.signs[corner];
  return sign ? [track.at(...sign)] : [];
}

/** From one place to another in steps of half a space. */
const halves = (from: number, to: number): number[] => Array.from({ length: Math.max(0, Math.floor(2 * (to - from)) + 1) }, (_, i) => from + i / 2);
