/** A circuit small, for maps and pictures: how broad its road is there, and where its corners' numbers stand. */
import { around, type Box, type Point } from "../../../table/board/camera";
import type { Track } from "../track";
import { circuitBox } from "./window";

export interface Chart {
  box: Box;
  /** A hundredth of the longer side. */
  unit: number;
  /** The road's breadth. */
  wide: number;
  /** One number for each corner: how large it may be, and where it stands. */
  size: number;
  numbers: Point[];
}
const EDGE = 120;
const WIDE = 3.4;
/** Between two roads that run side by side. */
const GAP = 0.7;
const STEP = 0.5;
/** Stretches that lie so near along the road are one bend. */
const NEAR = 9;
const SIZE = 4.6;

export function chartOf(track: Track): Chart {
  const box = circuitBox(track, EDGE);
  const unit = Math.max(box.w, box.h) / 100;
  const road = Array.from({ length: track.drawing.length / STEP }, (_, i) => track.at(i * STEP));
  const wide = Math.min(WIDE * unit, narrowest(track, road) - GAP * unit);
  const size = SIZE * unit;
  const numbers = numbersOf(track, road, wide, size);
  return { box: holding(box, numbers, size), unit, wide, size, numbers };
}

/** No number is cut at the edge. */
function holding(box: Box, numbers: Point[], size: number): Box {
  const edges = [
    { x: box.x, y: box.y },
    { x: box.x + box.w, y: box.y + box.h },
  ];
  const round = numbers.flatMap(({ x, y }) => [
    { x: x - size, y: y - size },
    { x: x + size, y: y + size },
  ]);
  return around([...edges, ...round], 0);
}

/** How near two stretches of the road come to each other, but for a bridge. */
function narrowest(track: Track, road: Point[]): number {
  const count = road.length;
  const [under, over] = track.drawing.bridge ?? [-99, -99];
  const bridged = (i: number) => i * STEP > under - NEAR && i * STEP < over + NEAR;
  let least = Infinity;
  for (let i = 0; i < count; i++) {
    if (bridged(i)) continue;
    for (let j = i + NEAR / STEP; j < count && j < i + count - NEAR / STEP; j++)
      if (!bridged(j)) least = Math.min(least, far(road[i]!, road[j]!));
  }
  return least;
}

const SHARES = [0.5, 0.35, 0.65, 0.2, 0.8, 0, 1];
const OFFS = [1.1, 1.35, 1.7, 2.1];
function numbersOf(track: Track, road: Point[], wide: number, size: number): Point[] {
  const placed: Point[] = [];
  const half = size / 2;
  const room = (at: Point) =>
    Math.min(...road.map((one) => far(one, at) - wide / 2 - half), ...placed.map((one) => far(one, at) - 1.6 * half));
  track.drawing.corners.forEach((_, corner) => {
    const [from, to] = track.bend(corner);
    const tried = OFFS.flatMap((off) =>
      [-track.hand(corner), track.hand(corner)].flatMap((side) =>
        SHARES.map((share) => track.at(from + (to - from) * share, side * (wide / 2 + off * half))),
      ),
    );
    placed.push(tried.find((at) => room(at) > 0) ?? tried.toSorted((a, b) => room(b) - room(a))[0]!);
  });
  return placed;
}
const far = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
