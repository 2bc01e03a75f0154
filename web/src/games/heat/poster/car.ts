import { at, camera, hull, polygon, rad, range, type Point, type Space } from "../../../shell/posters/geometry";
import { disc, fill, line, type Shape } from "../../../shell/posters/shapes";

/** The car, the road and the kerb of the Heat poster, seen through one camera. */
export const COLOURS = {
  sky: "#f3e2bd", sun: "#eda23a", sun2: "#f4bb5c", far: "#6fb0a4", hill: "#2f8580", dark: "#145a5a", road: "#3b3a3c",
  road2: "#47464a", sand: "#cdb682", cream: "#fff6e4", red: "#c8372d", red2: "#9d241f", light: "#e8604a",
  ink: "#1f1c1a", tyre: "#35302d", glass: "#a9d3cb", shade: "#262527",
} as const;
const C = COLOURS;
const see = camera([4.1, 2.3, 1.2], [0, 0.1, 0.42], 770, [308, 592]);

/* ---------- the road: an arc on the ground plane, the inside beyond the car ---------- */
const BEND = 8.5;

const arc = (radius: number, from: number, to: number): Point[] =>
  range(71).map((i) => {
    const turn = rad(from + ((to - from) * i) / 70);
    return see([radius * Math.sin(turn), radius * Math.cos(turn) - BEND, 0]);
  });
const band = (inner: number, outer: number, from = -150, to = 24): string =>
  polygon([...arc(inner, from, to), ...arc(outer, from, to).reverse()]);

export const road: Shape[] = [
  fill(band(BEND - 2.3, BEND + 5.2), C.road),
  fill(band(BEND - 0.95, BEND - 0.72), C.road2),
  fill(band(BEND + 0.6, BEND + 0.85), C.road2),
  fill(band(BEND + 1.9, BEND + 2), C.road2),
  fill(band(BEND + 3.9, BEND + 4.1), C.cream),
  fill(polygon(arc(BEND - 2.6, -150, 24)), C.far),
  ...range(32).map((i) =>
    fill(band(BEND - 2.72, BEND - 2.2, -120 + i * 4.5, -120 + (i + 1) * 4.5), i % 2 ? C.red : C.cream),
  ),
];

/* ---------- the body: cross sections [x, height, half width, half height] from nose to tail ---------- */
type Section = readonly [number, number, number, number];
const BODY: readonly Section[] = [
  [1.8, 0.37, 0.1, 0.085], [1.72, 0.37, 0.155, 0.125], [1.5, 0.385, 0.215, 0.17], [1.1, 0.41, 0.285, 0.215],
  [0.6, 0.435, 0.335, 0.25], [0.1, 0.455, 0.365, 0.275], [-0.4, 0.465, 0.365, 0.28], [-0.85, 0.46, 0.33, 0.27],
  [-1.25, 0.45, 0.26, 0.23], [-1.6, 0.44, 0.17, 0.16], [-1.72, 0.44, 0.11, 0.11],
];

const onSkin = (s: Section, turn: number): Space => [s[0], s[2] * Math.cos(turn), s[1] + s[3] * Math.sin(turn)];
const outline = (s: Section): Point[] => range(36).map((i) => see(onSkin(s, (i / 36) * 2 * Math.PI)));

function sectionAt(x: number): Section {
  let i = 0;
  while (i < BODY.length - 2 && BODY[i + 1]![0] > x) i++;
  const [a, b] = [BODY[i]!, BODY[i + 1]!];
  const t = (x - a[0]) / (b[0] - a[0]);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t, a[3] + (b[3] - a[3]) * t];
}

/** A strip of the skin between two angles. */
function strip(from: number, to: number, nose = 1.8, tail = -1.72): string {
  const stations = range(27).map((i) => nose + ((tail - nose) * i) / 26);
  const edge = (turn: number) => stations.map((x) => see(onSkin(sectionAt(x), rad(turn))));
  return polygon([...edge(from), ...edge(to).reverse()]);
}

const body: Shape[] = [
  ...BODY.slice(1).map((section, i) => fill(polygon(hull([...outline(section), ...outline(BODY[i]!)])), C.red2)),
  fill(strip(-28, 150), C.red),
  fill(strip(38, 62), C.light),
  fill(strip(80, 100, 1.7, 0.2), C.cream),
  fill(polygon(outline(BODY[0]!)), C.ink),
];

/* ---------- the number on its side ---------- */
const SPOT = { x: -0.36, turn: rad(12), r: 0.24 };
const GIRTH = 0.29;

const roundel: Shape = fill(
  polygon(range(40).map((i) => {
    const a = (i / 40) * 2 * Math.PI;
    return see(onSkin(sectionAt(SPOT.x + SPOT.r * Math.cos(a)), SPOT.turn + (SPOT.r / GIRTH) * Math.sin(a)));
  })),
  C.cream,
);

/** Lays a text of unit size on the skin, where the roundel is. */
export const numberTransform: string = (() => {
  const o = see(onSkin(sectionAt(SPOT.x), SPOT.turn));
  const along = see(onSkin(sectionAt(SPOT.x - SPOT.r), SPOT.turn));
  const down = see(onSkin(sectionAt(SPOT.x), SPOT.turn - SPOT.r / GIRTH));
  const numbers = [along[0] - o[0], along[1] - o[1], down[0] - o[0], down[1] - o[1], o[0], o[1]];
  return `matrix(${numbers.map((v) => v.toFixed(1)).join(" ")})`;
})();

/* ---------- wheels, arms, driver ---------- */
const ring = (centre: Space, r: number, turn: number): Point[] =>
  range(40).map((i) => {
    const a = (i / 40) * 2 * Math.PI;
    return see([
      centre[0] + r * Math.cos(a) * Math.cos(turn), centre[1] + r * Math.cos(a) * Math.sin(turn),
      centre[2] + r * Math.sin(a),
    ]);
  });

function wheel(x: number, y: number, r: number, wide: number, turn = 0): Shape[] {
  const [dx, dy] = [(-Math.sin(turn) * wide) / 2, (Math.cos(turn) * wide) / 2];
  const face = (k: number) => ring([x + dx, y + dy, r], r * k, turn);
  const tread = fill(polygon(hull([...face(1), ...ring([x - dx, y - dy, r], r, turn)])), C.ink);
  if (y < 0) return [tread];
  const rings: [number, string][] = [[0.93, C.tyre], [0.62, C.cream], [0.5, C.ink], [0.36, C.cream], [0.16, C.red]];
  return [tread, ...rings.map(([k, colour]) => fill(polygon(face(k)), colour))];
}

const arm = (from: Space, to: Space, width: number): Shape => line(`M${at(see(from))}L${at(see(to))}`, C.ink, width);
const fan = (from: number, to: number, count: number, place: (turn: number) => Space): Point[] =>
  range(count).map((i) => see(place(rad(from + ((to - from) * i) / (count - 1)))));

const head = see([-0.32, 0, 0.93]);
const [hx, hy] = [head[0].toFixed(1), head[1].toFixed(1)];
const screen = polygon([
  ...fan(-80, 80, 13, (a) => [0.02 + 0.17 * Math.cos(a), 0.24 * Math.sin(a), 0.7]),
  ...fan(80, -80, 13, (a) => [-0.02 + 0.1 * Math.cos(a), 0.2 * Math.sin(a), 0.84]),
]);
const driver: Shape[] = [
  fill(polygon(fan(0, 348, 30, (a) => [-0.16 + 0.34 * Math.cos(a), 0.235 * Math.sin(a), 0.705])), C.ink),
  fill(
    polygon(
      hull(([[-0.3, 0.3, 0.66], [-0.3, -0.3, 0.66], [-0.34, 0.2, 0.82], [-0.34, -0.2, 0.82]] as Space[]).map(see)),
    ),
    C.hill,
  ),
  disc(head[0], head[1], 30, C.cream),
  fill(`M${hx} ${hy}m-30 1h44a7 7 0 0 1 7 7v2a7 7 0 0 1-7 7h-40a30 30 0 0 1-4-16z`, C.ink),
  fill(`M${hx} ${hy}m-3-30a30 30 0 0 1 12 1l-2 30h-11z`, C.hill),
  fill(screen, C.glass),
];

const STEER = rad(-14);
const ground: Point[] = (
  [[1.5, 1], [1.5, -0.75], [-1.6, -0.75], [-1.75, 0.95], [-0.2, 1.15]] as Point[]
).map(([x, y]) => see([x, y, 0]));

export const shadow: Shape = fill(polygon(hull(ground)), C.shade);
export const carBehindNumber: Shape[] = [
  ...wheel(1.15, -0.74, 0.315, 0.19, STEER),
  ...wheel(-1.12, -0.76, 0.36, 0.28),
  arm([1.2, -0.2, 0.46], [1.15, -0.66, 0.4], 6),
  arm([1, -0.2, 0.3], [1.15, -0.66, 0.24], 6),
  ...body,
  roundel,
];
export const carBeforeNumber: Shape[] = [
  arm([-0.95, 0.3, 0.36], [-1.75, 0.34, 0.36], 13),
  ...driver,
  arm([1.25, 0.2, 0.48], [1.15, 0.66, 0.4], 7),
  arm([1, 0.22, 0.28], [1.15, 0.66, 0.22], 7),
  arm([-1, 0.3, 0.34], [-1.12, 0.7, 0.34], 8),
  ...wheel(-1.12, 0.76, 0.36, 0.28),
  ...wheel(1.15, 0.74, 0.315, 0.19, STEER),
];
