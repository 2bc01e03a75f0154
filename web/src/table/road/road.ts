/**
 * A drawn road: a smooth curve through points, and places beside it. Spaces count from 0; fractions run along the road,
 * `off` across it.
 * A circuit closes; a lane of a rainbow or a way through mountains is open.
 */
export type Pair = [number, number];
export interface Place {
  x: number;
  y: number;
  deg: number;
}
export type Offset = number | ((space: number) => number);

export interface Road {
  spaces: number;
  /** The place on a space, so far to the driver's right. */
  at(space: number, off?: number): Place;
  /** The path from one space to another. */
  along(from: number, to: number, off?: Offset): string;
  /** The path across the road. */
  across(space: number, from: number, to: number): string;
  /** 1 where the road turns right, -1 left. */
  turn(space: number): number;
  whole: string;
}
/** So many pieces a space is drawn in. */
const SAMPLES = 14;
const STRAIGHT = 180;

export const px = (value: number) => value.toFixed(1);

/** Catmull-Rom between b and c: the value and its slope at f. */
function hermite(a: number, b: number, c: number, d: number, f: number): Pair {
  const m1 = (c - a) / 2;
  const m2 = (d - b) / 2;
  const cubic = 2 * b - 2 * c + m1 + m2;
  const square = -3 * b + 3 * c - 2 * m1 - m2;
  return [((cubic * f + square) * f + m1) * f + b, (3 * cubic * f + 2 * square) * f + m1];
}

/** `step`: how many points a space has. */
export function makeRoad(points: Pair[], step = 1, closed = true): Road {
  const count = points.length;
  const spaces = (closed ? count : count - 1) / step;
  const wrapped = (i: number) => ((i % count) + count) % count;
  const point = (i: number) => points[closed ? wrapped(i) : Math.max(0, Math.min(count - 1, i))]!;

  function at(space: number, off = 0): Place {
    const far = closed ? space * step : Math.max(0, Math.min(count - 1, space * step));
    const i = closed ? Math.floor(far) : Math.min(Math.floor(far), count - 2);
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const [x, wx] = hermite(a[0], b[0], c[0], d[0], far - i);
    const [y, wy] = hermite(a[1], b[1], c[1], d[1], far - i);
    const length = Math.hypot(wx, wy);
    return { x: x - (wy / length) * off, y: y + (wx / length) * off, deg: (Math.atan2(wy, wx) * STRAIGHT) / Math.PI };
  }
  function along(from: number, to: number, off: Offset = 0): string {
    const pieces = Math.max(1, Math.ceil(Math.abs(to - from) * SAMPLES));
    const parts = Array.from({ length: pieces + 1 }, (_, i) => {
      const space = from + ((to - from) * i) / pieces;
      const { x, y } = at(space, typeof off === "number" ? off : off(space));
      return `${px(x)} ${px(y)}`;
    });
    return `M${parts.join("L")}`;
  }
  function across(space: number, from: number, to: number): string {
    const [a, b] = [at(space, from), at(space, to)];
    return `M${px(a.x)} ${px(a.y)}L${px(b.x)} ${px(b.y)}`;
  }
  function turn(space: number): number {
    const swing = at(space + 0.6).deg - at(space - 0.6).deg;
    return ((swing + 3 * STRAIGHT) % (2 * STRAIGHT)) - STRAIGHT >= 0 ? 1 : -1;
  }
  return { spaces, at, along, across, turn, whole: along(0, spaces) + (closed ? "Z" : "") };
}

/** From lane to lane on the way from one space to another: it begins at this part of the way and takes so much of
 *  it. */
export function laneChange(
  from: number, to: number, [start, end]: readonly [number, number], begins = 0.3, takes = 0.4,
) {
  return (space: number): number => {
    const k = Math.min(1, Math.max(0, ((space - from) / (to - from) - begins) / takes));
    return start + (end - start) * k * k * (3 - 2 * k);
  };
}
