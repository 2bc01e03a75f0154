/** The land round a circuit: what is free of road, and what lies where; every browser finds the same. */
import type { Box, Point } from "../../../../table/board/camera";
import { HALF, PIT_WIDE, type Track } from "../../track";

export interface Land {
  track: Track;
  /** Where things may stand. */
  box: Box;
  /** From 0 to 1. */
  next: () => number;
  /** How far a point is from the nearest road or pit lane, and which way it runs; beyond sight: endlessly. */
  near: (at: Point) => { far: number; deg: number };
}

const SEEDS = 2147483647;
const FACTOR = 16807;
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * FACTOR) % SEEDS) / SEEDS;
}

const STEP = 0.5;
const WIDE = 32;
/** Numbers of a circuit's own, so that no two have the same woods. */
const seedOf = ({ drawing: { length, centre } }: Track) => 1 + length * centre.length;

export function landOf(track: Track, box: Box): Land {
  const road = Array.from({ length: Math.ceil(track.drawing.length / STEP) }, (_, i) => ({
    ...track.at(i * STEP),
    half: HALF,
  }));
  const pits = track.pits.map((space) => ({ ...track.middle(space), half: PIT_WIDE }));
  const parts = new Crowd<{ deg: number; half: number }>();
  for (const part of [...road, ...pits]) parts.add(part);
  const near = (at: Point) => {
    let [deg, far] = [0, Infinity];
    parts.around(at, (part) => {
      const away = Math.hypot(part.x - at.x, part.y - at.y) - part.half;
      if (away < far) [deg, far] = [part.deg, away];
    });
    return { far, deg };
  };
  return { track, box, next: random(seedOf(track)), near };
}

export type Spot = Point & { r: number };
const SQUARE = 420;
/** Many things on a plain: those near a place are found at once. */
export class Crowd<T> {
  #squares = new Map<string, (Point & T)[]>();

  add(thing: Point & T) {
    const key = this.#key(Math.floor(thing.x / SQUARE), Math.floor(thing.y / SQUARE));
    const there = this.#squares.get(key);
    if (there) there.push(thing);
    else this.#squares.set(key, [thing]);
  }
  /** All that are no farther away than a square's side, and some more. */
  around({ x, y }: Point, see: (thing: Point & T) => void) {
    const [column, row] = [Math.floor(x / SQUARE), Math.floor(y / SQUARE)];
    for (let i = column - 1; i <= column + 1; i++)
      for (let k = row - 1; k <= row + 1; k++) this.#squares.get(this.#key(i, k))?.forEach(see);
  }
  #key(column: number, row: number): string {
    return `${column} ${row}`;
  }
}
/** Whether a thing of this size touches none of the others. */
export function clearOf(crowd: Crowd<{ r: number }>, at: Point, r: number): boolean {
  let clear = true;
  crowd.around(at, (spot) => {
    if (Math.hypot(spot.x - at.x, spot.y - at.y) < spot.r + r) clear = false;
  });
  return clear;
}

/** Places on a grid that is a little untidy. */
export function scatter({ box, next }: Land, step: number): Point[] {
  const [columns, rows] = [Math.floor(box.w / step), Math.floor(box.h / step)];
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: box.x + ((i % columns) + 0.5 + (next() - 0.5) * 0.7) * step,
    y: box.y + (Math.floor(i / columns) + 0.5 + (next() - 0.5) * 0.7) * step,
  }));
}
export const VERGE = WIDE;

const figure = (value: number) => value.toFixed(0);
export const circle = ({ x, y }: Point, r: number) =>
  `M${figure(x - r)} ${figure(y)}a${figure(r)} ${figure(r)} 0 1 0 ${figure(2 * r)} 0a${figure(r)} ${figure(r)} 0 1 0 ${figure(-2 * r)} 0z`;
/** A rectangle round a point, turned. */
export function block({ x, y }: Point, w: number, h: number, deg: number): string {
  const turn = (deg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corner = (dx: number, dy: number) => `${figure(x + dx * cos - dy * sin)} ${figure(y + dx * sin + dy * cos)}`;
  return `M${corner(-w / 2, -h / 2)}L${corner(w / 2, -h / 2)} ${corner(w / 2, h / 2)} ${corner(-w / 2, h / 2)}z`;
}
/** A smooth closed line through points: every point bends it, and it runs through the middles between them. */
export function blob(points: Point[]): string {
  const mid = (a: Point, b: Point) => `${figure((a.x + b.x) / 2)} ${figure((a.y + b.y) / 2)}`;
  const parts = points.map((point, i) => {
    const next = points[(i + 1) % points.length]!;
    return `Q${figure(point.x)} ${figure(point.y)} ${mid(point, next)}`;
  });
  return `M${mid(points.at(-1)!, points[0]!)}${parts.join("")}z`;
}
/** The same, open. */
export function stroke(points: Point[]): string {
  const parts = points.slice(1, -1).map((point, i) => {
    const next = points[i + 2]!;
    return `Q${figure(point.x)} ${figure(point.y)} ${figure((point.x + next.x) / 2)} ${figure((point.y + next.y) / 2)}`;
  });
  return `M${figure(points[0]!.x)} ${figure(points[0]!.y)}${parts.join("")}`;
}
