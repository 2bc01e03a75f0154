/** Where small signs on the board lie, so that they hide nobody and nothing that is written there. */
import { DX, DY, UNIT, type Drawn, type Lay, type Side } from "./floor";
import { clearSide, SIDES } from "./paths";
import { onFloor, type Cell, type RobotView } from "./state";

/** A rectangle by its middle and half its width and height. */
export interface Patch extends Cell {
  w: number;
  h: number;
}
const ROBOT = 44;

export const patchesOf = (lay: Lay, robots: RobotView[], size = ROBOT): Patch[] =>
  onFloor(robots).map((robot) => ({ ...lay.at(robot), w: size, h: size }));

/** The registers of pushers: beside the plate, or above it. */
export function digits({ tiles }: Drawn): Patch[] {
  return tiles.flatMap((tile) => {
    if (tile.kind !== "pusher") return [];
    const aside = tile.way % 2 === 1;
    return [
      {
        x: (tile.x + 0.5) * UNIT + DX[tile.way] * 24,
        y: (tile.y + 0.5) * UNIT + DY[tile.way] * 24,
        w: aside ? 12 : 34,
        h: aside ? 40 : 14,
      },
    ];
  });
}

const shared = (a: Patch, b: Patch) =>
  Math.max(0, a.w + b.w - Math.abs(a.x - b.x)) * Math.max(0, a.h + b.h - Math.abs(a.y - b.y));

/** How much of what should be seen a sign there would hide. */
export const hidden = (place: Cell, w: number, h: number, patches: Patch[]): number =>
  patches.reduce((sum, patch) => sum + shared({ ...place, w, h }, patch), 0);
/** Of several places the first that hides least. */
export function calmest(places: Cell[], w: number, h: number, patches: Patch[]): Cell {
  return places.reduce((best, place) => (hidden(place, w, h, patches) < hidden(best, w, h, patches) ? place : best));
}

/** Words below or above a cell, on the floor or its edge, where they hide least. */
const BELOW = 40;
export function wordsPlace(lay: Lay, at: Cell, w: number, h: number, edge: number, patches: Patch[]): Cell {
  const { x, y } = lay.at(at);
  const along = Math.max(w, Math.min(lay.columns * UNIT - w, x));
  const [below, above] = [Math.min(y + BELOW + h, lay.rows * UNIT + edge - h), Math.max(y - BELOW - h, h - edge)];
  return calmest(
    [
      { x: along, y: below },
      { x: along, y: above },
    ],
    w,
    h,
    patches,
  );
}

/** Signs that keep off what each of them should not hide, and off one another. */
export function spread(signs: { places: Cell[]; w: number; h: number; held: Patch[] }[]): Patch[] {
  return signs.reduce<Patch[]>(
    (others, { places, w, h, held }) => [...others, { ...calmest(places, w, h, [...held, ...others]), w, h }],
    [],
  );
}

/** A pusher's number stands on its back: its registers and its plate stay in sight. */
const BACK = 40;
export function backOf(lay: Lay, [from, to]: Cell[]): Cell {
  const [a, b] = [lay.at(from!), lay.at(to!)];
  return { x: a.x - Math.sign(b.x - a.x) * BACK, y: a.y - Math.sign(b.y - a.y) * BACK };
}

/** The corners of a cell, those of one row first. */
export const corners = ({ x, y }: Cell, dx: number, dy: number): Cell[] =>
  [-dy, dy].flatMap((b) => [-dx, dx].map((a) => ({ x: x + a, y: y + b })));

/** Where a name begins beside its robot, and how far the robot of the cell after the next one is away. */
const GAP = 54;
const REACH = 150;
const TALL = 18;

/** Whose robot this is, beside it: on cells that are not taken, never on those that are held; null where every side
 *  is. */
export function namePlace(
  lay: Lay,
  at: Cell,
  words: string,
  taken: Cell[],
  held: Cell[],
  sides: readonly Side[] | undefined,
  grow: number,
): Patch | null {
  const half = (15 + words.length * 7) * grow;
  const long = GAP + 2 * half > REACH;
  const side =
    clearSide(lay, at, taken, sides, long) ??
    clearSide(lay, at, held, sides, long) ??
    clearSide(lay, at, held, SIDES, long);
  if (side === null) return null;
  const { x, y } = lay.at(at);
  return {
    x: Math.max(half - 12, x + DX[side] * (GAP + half)),
    y: y + DY[side] * (52 + TALL * grow),
    w: half,
    h: TALL * grow,
  };
}
