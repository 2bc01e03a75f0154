/** Drawing helpers of the posters: points in, SVG path data out. */
export type Point = readonly [number, number];
export type Space = readonly [number, number, number];
/** A point of a limb: place and radius. */
export type Joint = readonly [number, number, number];

const short = (value: number): string => String(Math.round(value * 10) / 10);
export const at = ([x, y]: Point): string => `${short(x)} ${short(y)}`;
export const rad = (degrees: number): number => (degrees * Math.PI) / 180;
export const polygon = (points: Point[]): string => `M${points.map(at).join("L")}Z`;
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** A closed smooth curve through points. */
export function smooth(points: Point[], k = 0.17): string {
  const pick = (i: number) => points[(i + points.length) % points.length]!;
  let d = `M${at(points[0]!)}`;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) * k, b[1] + (c[1] - a[1]) * k];
    const into: Point = [c[0] - (e[0] - b[0]) * k, c[1] - (e[1] - b[1]) * k];
    d += `C${at(out)} ${at(into)} ${at(c)}`;
  }
  return `${d}Z`;
}

/** A limb: a smooth line through joints, drawn with its changing thickness. */
export function limb(joints: Joint[], steps = 8): string {
  const spine = spline(joints, steps);
  const left: Point[] = [];
  const right: Point[] = [];
  spine.forEach(([x, y, r], i) => {
    const ahead = spine[Math.min(i + 1, spine.length - 1)]!;
    const behind = spine[Math.max(i - 1, 0)]!;
    const [dx, dy] = [ahead[0] - behind[0], ahead[1] - behind[1]];
    const length = Math.hypot(dx, dy) || 1;
    left.push([x - (dy / length) * r, y + (dx / length) * r]);
    right.unshift([x + (dy / length) * r, y - (dx / length) * r]);
  });
  return polygon([...left, ...right]);
}

function spline(joints: Joint[], steps: number): Joint[] {
  const pick = (i: number) => joints[Math.max(0, Math.min(joints.length - 1, i))]!;
  const made: Joint[] = [];
  for (let i = 0; i < joints.length - 1; i++) {
    const [a, b, c, e] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const last = i === joints.length - 2 ? 1 : 0;
    for (let s = 0; s < steps + last; s++) {
      const t = s / steps;
      const value = (j: 0 | 1 | 2) =>
        0.5 *
        (2 * b[j] +
          (c[j] - a[j]) * t +
          (2 * a[j] - 5 * b[j] + 4 * c[j] - e[j]) * t * t +
          (3 * b[j] - a[j] - 3 * c[j] + e[j]) * t * t * t);
      made.push([value(0), value(1), value(2)]);
    }
  }
  return made;
}

/** The smallest convex outline round some points. */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.reverse())];
}

function half(points: Point[]): Point[] {
  const kept: Point[] = [];
  const turns = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;
  for (const point of points) {
    while (kept.length > 1 && !turns(kept.at(-2)!, kept.at(-1)!, point)) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** Perspective: from a place in space to a place on the sheet. */
export function camera(eye: Space, target: Space, focal: number, centre: Point): (place: Space) => Point {
  const forward = unit(minus(target, eye));
  const right = unit(cross(forward, [0, 0, 1]));
  const up = cross(right, forward);
  return (place) => {
    const from = minus(place, eye);
    const depth = Math.max(dot(from, forward), 0.35);
    return [centre[0] + (focal * dot(from, right)) / depth, centre[1] - (focal * dot(from, up)) / depth];
  };
}

const minus = (a: Space, b: Space): Space => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Space, b: Space): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Space): Space => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const cross = (a: Space, b: Space): Space => [
  a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0],
];
