/** What the rules of RoboRally show: small floors with what happens on them, in cells. */
import type { FloorData, Laser } from "../state";

export interface Actor {
  seat: number;
  x: number;
  /** 0 looks up. */
  deg: number;
  /** Where it was: faded; where it is now: with a halo. */
  look?: "before" | "after";
}
export interface Scene {
  /** A sign a cell, as in the floors of courses. */
  signs: string;
  /** A hexadecimal digit a cell: 1 above, 2 right, 4 below, 8 left. */
  walls?: string;
  lasers?: Laser[];
  /** The register whose pushers work. */
  register?: number;
  robots?: Actor[];
  /** Whose archive marker lies where. */
  archives?: { seat: number; x: number }[];
  flags?: number[];
  marks?: Mark[];
  shot?: [number, number];
}
/** In cells; half of one is its middle. */
export interface Mark {
  kind: "arrow" | "cross" | "tick" | "spark" | "burst" | "badge" | "blue" | "cost" | "gain";
  x: number;
  y: number;
  words?: string;
}

const RIGHT = 90;
const [BEFORE, AFTER] = ["before", "after"] as const;
const me = (x: number, look?: Actor["look"], deg = RIGHT): Actor => ({ seat: 0, x, deg, ...(look ? { look } : {}) });
const rival = (x: number, look?: Actor["look"], deg = RIGHT): Actor => ({ ...me(x, look, deg), seat: 1 });
const mark = (kind: Mark["kind"], x: number, y = 0.5, words = ""): Mark => ({ kind, x, y, words });
const arrow = (x: number) => mark("arrow", x);
const beam = (cells: number): Laser => ({ x: 0, y: 0, way: "east", cells, beams: 1 });
/** A belt of three cells: two for a film's narrow frame. */
const ridden = (sign: string, cells: number): Scene => ({
  signs: Array(cells).fill(sign).join(" "),
  robots: [me(0, BEFORE), me(1, AFTER)],
});
const gear = (sign: string, deg: number): Scene => ({
  signs: `${sign} ${sign} ${sign}`,
  robots: [me(1, BEFORE, 0), me(2, AFTER, deg)],
  marks: [arrow(2)],
});

/** Three cells: a tile, and what it does. */
const TILES: Record<string, Scene> = {
  "tile-belt": ridden(">", 3),
  "tile-express": {
    signs: ">> >> >>",
    robots: [me(0, BEFORE), me(1, BEFORE), me(2, AFTER)],
    marks: [mark("blue", 1.84, 0.2, "1"), mark("blue", 2.84, 0.2, "2")],
  },
  "tile-curve": { signs: "^w > ^w", robots: [me(1, BEFORE), me(2, AFTER, 0)] },
  "tile-pusher": { signs: "P>135 . .", walls: "800", register: 1, robots: [me(1, AFTER, 0)], marks: [arrow(2.5)] },
  "tile-gear-left": gear("L", -RIGHT),
  "tile-gear-right": gear("R", RIGHT),
  "tile-laser": {
    signs: ". . .", walls: "800", lasers: [beam(2)],
    robots: [me(1), rival(2)],
    marks: [mark("burst", 1.08), mark("cost", 0.72, 0.2, "+1")],
  },
  "tile-wall": { signs: ". . .", walls: "020", robots: [me(0, BEFORE), me(1, AFTER)], marks: [mark("cross", 2.5)] },
  "tile-pit": {
    signs: ". ## .",
    robots: [me(0, BEFORE), { ...me(1, BEFORE) }],
    marks: [arrow(1), mark("cost", 2.5, 0.5, "−1")],
  },
  "tile-wrench": {
    signs: "w w .",
    robots: [me(1, AFTER, 0)],
    archives: [{ seat: 0, x: 1 }],
    marks: [mark("gain", 2.5, 0.5, "−1")],
  },
  "tile-hammer": {
    signs: "wh wh .",
    robots: [me(1, AFTER, 0)],
    archives: [{ seat: 0, x: 1 }],
    marks: [mark("gain", 2.5, 0.28, "−1"), mark("gain", 2.5, 0.72, "+1")],
  },
  "tile-flag": {
    signs: ". . .", flags: [0, 1],
    robots: [me(1, AFTER, -RIGHT)],
    archives: [{ seat: 0, x: 1 }],
    marks: [mark("tick", 2.5)],
  },
};
/** Two cells: a step of a register. */
const STEPS: Record<string, Scene> = {
  "step-reveal": { signs: ". ." },
  "step-robots": {
    signs: ". .",
    robots: [me(0), rival(1)],
    marks: [mark("spark", 1), mark("badge", 0.2, 0.2, "1"), mark("badge", 1.8, 0.8, "2")],
  },
  "step-express": ridden(">>", 2),
  "step-belts": ridden(">", 2),
  "step-pushers": { signs: "P>135 .", walls: "80", register: 1, robots: [me(1, AFTER, 0)] },
  "step-gears": { signs: "L R", robots: [me(1, AFTER)] },
  "step-lasers": {
    signs: ". .", walls: "80", lasers: [beam(1)],
    robots: [me(0), rival(1)],
    marks: [mark("burst", 0.08)],
    shot: [0.55, 1.1],
  },
  "step-flags": { signs: ". .", flags: [0, 1], robots: [me(1, AFTER, -RIGHT)], archives: [{ seat: 0, x: 1 }] },
};
/** Three cells: what a push can do, and what it cannot. */
const PUSHES: Record<string, Scene> = {
  "push-row": { signs: ". . .", robots: [me(0, BEFORE), me(1, AFTER), rival(2, AFTER)], marks: [mark("spark", 2)] },
  "push-wall": { signs: ". . .", walls: "020", robots: [me(0), rival(1)], marks: [mark("cross", 2.5)] },
  "push-pit": {
    signs: ". . ##",
    robots: [me(0, BEFORE), me(1, AFTER), rival(2, BEFORE)],
    marks: [mark("spark", 2), mark("cost", 2.5, 0.2, "−1")],
  },
  "push-belt": { signs: "> > .", robots: [me(1), rival(2, undefined, 0)], marks: [mark("cross", 2)] },
};
export const SCENES: Record<string, Scene> = { ...TILES, ...STEPS, ...PUSHES };

export function floorOf({ signs, walls, lasers = [] }: Scene): FloorData {
  const width = signs.split(" ").length;
  const whole = { id: "vault" as const, x: 0, y: 0, turn: 0, width, height: 1 };
  return { width, height: 1, boards: [whole], signs: [signs], walls: [walls ?? "0".repeat(width)], lasers };
}
