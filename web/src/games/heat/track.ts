/** The drawn track: a smooth closed curve through the spaces, and points beside it. Spaces count from 0; fractions run along the lap. */
export type Pair = [number, number];
export type Triple = [number, number, number];
export interface Drawing {
  /** The number printed on the board; a table may have agreed on another. */
  laps: number;
  view: [number, number, number, number];
  title: Pair;
  sun: Pair;
  /** The centre line, a point for every half space. */
  line: Pair[];
  /** [first space, last space, side]: 1 where the race line lies to the driver's right, -1 to the left. */
  race: Triple[];
  /** Rows of the starting grid. */
  grid: number;
  /** [space, sideways] of each corner's sign, in driving order. */
  signs: Pair[];
  /** [from, to, sideways]. */
  stands: Triple[];
  pits: Triple[];
  seed: number;
  /** [x, y, radius, trees]. */
  groves: [number, number, number, number][];
}
export interface Place {
  x: number;
  y: number;
  deg: number;
}
export type Offset = number | ((space: number) => number);

export const HALF = 38;
export const LANE = 17.5;
const SAMPLES = 14;

export interface Track {
  drawing: Drawing;
  spaces: number;
  at(space: number, off?: number): Place;
  along(from: number, to: number, off?: Offset): string;
  across(space: number, from: number, to: number): string;
  /** 1 where the race line lies to the driver's right, -1 to the left. */
  side(space: number): number;
  /** Sideways place of a spot: 0 is on the race line's side. */
  spotOff(space: number, spot: number): number;
  /** 1 where the road turns right, -1 left. */
  turn(space: number): number;
  whole: string;
}

export const px = (value: number) => value.toFixed(1);

/** Catmull-Rom between b and c: the value and its slope at f. */
function hermite(a: number, b: number, c: number, d: number, f: number): Pair {
  const m1 = (c - a) / 2;
  const m2 = (d - b) / 2;
  const cubic = 2 * b - 2 * c + m1 + m2;
  const square = -3 * b + 3 * c - 2 * m1 - m2;
  return [((cubic * f + square) * f + m1) * f + b, (3 * cubic * f + 2 * square) * f + m1];
}

export function makeTrack(drawing: Drawing): Track {
  const points = drawing.line;
  const n = points.length / 2;
  const mod = (i: number) => ((i % n) + n) % n;
  const point = (half: number) => points[((half % points.length) + points.length) % points.length]!;

  function at(space: number, off = 0): Place {
    const i = Math.floor(space * 2);
    const f = space * 2 - i;
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    const [x, wx] = hermite(a[0], b[0], c[0], d[0], f);
    const [y, wy] = hermite(a[1], b[1], c[1], d[1], f);
    const length = Math.hypot(wx, wy);
    return { x: x - (wy / length) * off, y: y + (wx / length) * off, deg: (Math.atan2(wy, wx) * 180) / Math.PI };
  }

  function along(from: number, to: number, off: Offset = 0): string {
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) * SAMPLES));
    const parts: string[] = [];
    for (let i = 0; i <= steps; i++) {
      const space = from + ((to - from) * i) / steps;
      const p = at(space, typeof off === "number" ? off : off(space));
      parts.push(`${px(p.x)} ${px(p.y)}`);
    }
    return `M${parts.join("L")}`;
  }

  function across(space: number, from: number, to: number): string {
    const p = at(space, from);
    const r = at(space, to);
    return `M${px(p.x)} ${px(p.y)}L${px(r.x)} ${px(r.y)}`;
  }

  function side(space: number): number {
    const k = mod(Math.round(space));
    return drawing.race.find(([from, to]) => from <= k && k <= to)?.[2] ?? 1;
  }

  function turn(space: number): number {
    const swing = at(space + 0.6).deg - at(space - 0.6).deg;
    return ((swing + 540) % 360) - 180 >= 0 ? 1 : -1;
  }

  const spotOff = (space: number, spot: number) => side(space) * (spot === 0 ? LANE : -LANE);
  return { drawing, spaces: n, at, along, across, side, spotOff, turn, whole: `${along(0, n)}Z` };
}
