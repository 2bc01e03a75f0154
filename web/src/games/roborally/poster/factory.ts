import { at, polygon, rad, range, type Point, type Space } from "../../../shell/posters/geometry";
import { disc, fill, line, type Shape } from "../../../shell/posters/shapes";

/** The RoboRally poster: a robot on a belt, hit by a laser, all in one isometric view. */
export const COLOURS = {
  bg: "#2a2f35",
  tile2: "#2f343b",
  disc: "#3d444c",
  yellow: "#f2c230",
  yellow2: "#d49b16",
  black: "#1d2125",
  dark: "#15181b",
  shade: "#14171a",
  cyan: "#4fdde6",
  white: "#f7f3e8",
  red: "#e0523a",
  red2: "#b83a28",
  red3: "#f07a5c",
  steel: "#9aa6ad",
  steel2: "#6d7981",
  steel3: "#c9d2d5",
} as const;
const C = COLOURS;
const UNIT = 57;

const iso = (x: number, y: number, z = 0): Point => [
  290 + (x - y) * Math.cos(rad(30)) * UNIT,
  610 + (x + y) * Math.sin(rad(30)) * UNIT - z * UNIT,
];
const face = (corners: Space[], colour: string): Shape => fill(polygon(corners.map((p) => iso(...p))), colour);
const onFloor = (x1: number, y1: number, x2: number, y2: number, colour: string): Shape =>
  face(
    [
      [x1, y1, 0],
      [x2, y1, 0],
      [x2, y2, 0],
      [x1, y2, 0],
    ],
    colour,
  );

type Coat = readonly [top: string, left: string, right: string];
function box([x, y, z]: Space, [a, b, h]: Space, [top, left, right]: Coat): Shape[] {
  const roof = z + h;
  return [
    face(
      [
        [x, y, roof],
        [x + a, y, roof],
        [x + a, y + b, roof],
        [x, y + b, roof],
      ],
      top,
    ),
    face(
      [
        [x, y + b, z],
        [x + a, y + b, z],
        [x + a, y + b, roof],
        [x, y + b, roof],
      ],
      left,
    ),
    face(
      [
        [x + a, y, z],
        [x + a, y + b, z],
        [x + a, y + b, roof],
        [x + a, y, roof],
      ],
      right,
    ),
  ];
}

/** A round mark on a face: left (y fixed), right (x fixed) or top (z fixed). */
function oval(side: "left" | "right" | "top", [x, y, z]: Space, r: number, colour: string): Shape {
  const points = range(44).map((i) => {
    const [u, v] = [r * Math.cos((i / 22) * Math.PI), r * Math.sin((i / 22) * Math.PI)];
    if (side === "left") return iso(x + u, y, z + v);
    return side === "right" ? iso(x, y + u, z + v) : iso(x + u, y + v, z);
  });
  return fill(polygon(points), colour);
}

const inView = (i: number, j: number): boolean => {
  const [x, y] = iso(i * 2 + 1, j * 2 + 1);
  return x > -100 && x < 700 && y > -60 && y < 860;
};
export const floor: Shape[] = range(19).flatMap((a) =>
  range(19).flatMap((b) => {
    const [i, j] = [a - 9, b - 9];
    return (i + j) % 2 === 0 && inView(i, j) ? [onFloor(i * 2, j * 2, i * 2 + 2, j * 2 + 2, C.tile2)] : [];
  }),
);

const chevron = (y: number): Shape =>
  face(
    [
      [-1.5, y, 0],
      [0, y + 1.3, 0],
      [1.5, y, 0],
      [1.5, y + 0.78, 0],
      [0, y + 2.08, 0],
      [-1.5, y + 0.78, 0],
    ],
    C.yellow,
  );
export const belt: Shape[] = [
  onFloor(-2.1, -16, 2.1, 16, C.black),
  onFloor(-2.1, -16, -1.85, 16, C.steel2),
  onFloor(1.85, -16, 2.1, 16, C.steel2),
  ...range(18).map((k) => chevron((k - 9) * 1.7)),
];

const FLAG: Space = [-4.3, -1.3, 0];
const pole = iso(...FLAG);
export const flag: Shape[] = [
  oval("top", FLAG, 0.95, C.yellow),
  oval("top", FLAG, 0.78, C.bg),
  oval("top", FLAG, 0.3, C.black),
  line(`M${at(pole)}v-150`, C.steel3, 8),
  fill(
    polygon([
      [pole[0], pole[1] - 150],
      [pole[0] - 84, pole[1] - 118],
      [pole[0], pole[1] - 84],
    ]),
    C.red,
  ),
];
export const flagNumber: Point = [pole[0] - 24, pole[1] - 103];

const STEEL: Coat = [C.steel3, C.steel, C.steel2];
const HAND: Coat = [C.yellow, C.yellow, C.yellow2];
const BLACK: Coat = [C.black, C.black, C.black];

/** The robot faces lower left. */
const tread = (x: number, wheels: boolean): Shape[] => [
  ...box([x, -1.3, 0.12], [0.62, 2.6, 0.86], [C.steel2, C.black, C.dark]),
  ...(wheels
    ? [-0.85, 0, 0.85].flatMap((y) => [
        oval("right", [x + 0.62, y, 0.55], 0.3, C.steel2),
        oval("right", [x + 0.62, y, 0.55], 0.13, C.black),
      ])
    : []),
  ...[0.2, 0.46, 0.72].map((z) =>
    face(
      [
        [x, 1.3, z],
        [x + 0.62, 1.3, z],
        [x + 0.62, 1.3, z + 0.1],
        [x, 1.3, z + 0.1],
      ],
      C.steel2,
    ),
  ),
];
const farArm = [
  ...box([-1.5, -0.35, 1.75], [0.5, 0.7, 0.6], STEEL),
  ...box([-1.44, 0.2, 1.82], [0.4, 1.3, 0.4], STEEL),
  ...box([-1.52, 1.5, 1.7], [0.56, 0.3, 0.64], HAND),
];
const nearArm = [
  ...box([1, -0.35, 1.75], [0.55, 0.7, 0.6], STEEL),
  ...box([1.08, 0.2, 1.82], [0.4, 1.5, 0.4], STEEL),
  ...box([1, 1.7, 1.7], [0.56, 0.3, 0.64], HAND),
];
const chest = [
  ...box([-1, -0.9, 1], [2, 1.8, 1.75], [C.red3, C.red, C.red2]),
  face(
    [
      [-0.82, 0.9, 1.55],
      [0.82, 0.9, 1.55],
      [0.82, 0.9, 2.5],
      [-0.82, 0.9, 2.5],
    ],
    C.white,
  ),
  ...[2.28, 2.06, 1.84].map((z, i) =>
    face(
      [
        [-0.62, 0.9, z],
        [0.62 - i * 0.3, 0.9, z],
        [0.62 - i * 0.3, 0.9, z + 0.09],
        [-0.62, 0.9, z + 0.09],
      ],
      C.red2,
    ),
  ),
  ...range(5).map((i) => oval("left", [-0.66 + i * 0.33, 0.9, 1.28], 0.11, i < 3 ? C.yellow : C.black)),
];
const headShapes = [
  ...box([-0.4, -0.4, 2.75], [0.8, 0.8, 0.25], BLACK),
  ...box([-0.85, -0.7, 3], [1.7, 1.5, 1.35], [C.white, C.steel3, C.steel]),
  oval("left", [-0.02, 0.8, 3.68], 0.56, C.black),
  oval("left", [-0.02, 0.8, 3.68], 0.44, C.cyan),
  oval("left", [0.12, 0.8, 3.62], 0.24, C.black),
  oval("left", [0.02, 0.8, 3.76], 0.09, C.white),
  oval("right", [0.85, 0.05, 3.68], 0.3, C.steel2),
  oval("right", [0.85, 0.05, 3.68], 0.14, C.black),
  line(`M${at(iso(-0.3, -0.2, 4.35))}L${at(iso(-0.3, -0.2, 5.3))}`, C.steel3, 7),
  disc(...iso(-0.3, -0.2, 5.4), 13, C.yellow),
];
export const robot: Shape[] = [
  onFloor(-1.35, -1.3, 1.9, 1.3, C.shade),
  ...farArm,
  ...tread(-1.35, false),
  ...box([-0.9, -0.75, 0.5], [1.8, 1.5, 0.5], BLACK),
  ...tread(0.75, true),
  ...chest,
  ...headShapes,
  ...nearArm,
];

const hit = iso(1, -0.5, 2.55);
const path = `M${at(iso(9, -0.5, 2.55))}L${at(hit)}`;
const burst = polygon(
  range(20).map((i): Point => {
    const r = i % 2 ? 17 : 52 - (i % 4 ? 14 : 0);
    const a = (i / 10) * Math.PI + 0.2;
    return [hit[0] + r * Math.cos(a), hit[1] + r * Math.sin(a)];
  }),
);
export const laser: Shape[] = [
  line(path, C.cyan, 20),
  line(path, C.white, 6),
  fill(burst, C.cyan),
  disc(hit[0], hit[1], 15, C.white),
];
