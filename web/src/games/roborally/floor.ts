/** The floor as it is drawn: what its signs mean, and which way round it lies on the screen. */
import { WAYS, type Cell, type FloorData, type Way } from "./state";

/** 0 up, 1 right, 2 down, 3 left, as drawn. */
export type Side = 0 | 1 | 2 | 3;
export const SIDES = ["up", "right", "down", "left"] as const;
export const UNIT = 100;
/** Room round the floor for the mark of a robot that leaves it. */
export const EDGE = 30;
/** Where boards are homes, a sign stands outside each of them. */
export const HOME_SIGN = 64;
export const DX = [0, 1, 0, -1] as const;
export const DY = [-1, 0, 1, 0] as const;
const ARROWS = "^>v<";
const ENTRIES = "nesw";

export type Tile = { x: number; y: number; bay: boolean } & (
  | { kind: "floor" | "pit" }
  | { kind: "belt"; express: boolean; way: Side; entries: Side[] }
  | { kind: "gear"; right: boolean }
  | { kind: "repair"; hammer: boolean }
  | { kind: "pusher"; way: Side; registers: number[] }
  | { kind: "dock"; number: number; way: Side }
);
export interface Beam {
  x: number;
  y: number;
  way: Side;
  cells: number;
  beams: number;
}
export interface Wall {
  x: number;
  y: number;
  side: Side;
}
export interface Drawn {
  lay: Lay;
  tiles: Tile[];
  walls: Wall[];
  beams: Beam[];
  /** Where boards lie, in cells as drawn; those with docks are told apart. */
  boards: { x: number; y: number; w: number; h: number; bay: boolean }[];
}

/** A long course is turned a quarter to the right where that suits the screen: its docks then lie on the left. */
export class Lay {
  readonly columns: number;
  readonly rows: number;
  constructor(
    readonly width: number,
    readonly height: number,
    readonly turned: boolean,
  ) {
    [this.columns, this.rows] = turned ? [height, width] : [width, height];
  }
  cell({ x, y }: Cell): Cell {
    return this.turned ? { x: this.height - 1 - y, y: x } : { x, y };
  }
  /** A cell's column and row, from 1, counted as the course is seen. */
  name(cell: Cell): { column: number; row: number } {
    const { x, y } = this.cell(cell);
    return { column: x + 1, row: y + 1 };
  }
  /** The middle of a cell in drawing units. */
  at(cell: Cell): Cell {
    const { x, y } = this.cell(cell);
    return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
  }
  /** The cell, as drawn, at a place in drawing units. */
  cellAt({ x, y }: Cell): Cell {
    return { x: Math.floor(x / UNIT), y: Math.floor(y / UNIT) };
  }
  side(way: Way): Side {
    return this.turn(WAYS.indexOf(way));
  }
  turn(way: number): Side {
    return ((way + (this.turned ? 1 : 0)) % 4) as Side;
  }
  /** A rectangle of cells. */
  box(x: number, y: number, w: number, h: number) {
    return this.turned ? { x: this.height - y - h, y: x, w: h, h: w } : { x, y, w, h };
  }
}

export const layOf = ({ width, height }: FloorData, wide: boolean): Lay =>
  new Lay(width, height, wide ? height > width : width > height);

export function drawn(floor: FloorData, lay: Lay): Drawn {
  const tiles: Tile[] = [];
  const walls: Wall[] = [];
  floor.signs.forEach((row, y) =>
    row.split(" ").forEach((sign, x) => {
      if (sign === "-") return;
      const board = floor.boards.find((b) => x >= b.x && x < b.x + b.width && y >= b.y && y < b.y + b.height);
      const bay = board?.id.startsWith("dock") ?? false;
      tiles.push({ ...lay.cell({ x, y }), bay, ...meaning(sign, lay, board?.turn ?? 0) } as Tile);
    }),
  );
  floor.walls.forEach((row, y) =>
    [...row].forEach((digit, x) => {
      const sides = parseInt(digit, 16);
      for (let way = 0; way < 4; way++)
        if ((sides >> way) & 1) walls.push({ ...lay.cell({ x, y }), side: lay.turn(way) });
    }),
  );
  const beams = floor.lasers.map(({ x, y, way, cells, beams }) => ({
    ...lay.cell({ x, y }),
    way: lay.side(way),
    cells,
    beams,
  }));
  const boards = floor.boards.map((b) => ({ ...lay.box(b.x, b.y, b.width, b.height), bay: b.id.startsWith("dock") }));
  return { lay, tiles, walls, beams, boards };
}

function meaning(sign: string, lay: Lay, boardTurn: number) {
  const first = sign[0]!;
  const way = ARROWS.indexOf(first);
  if (sign === "##") return { kind: "pit" };
  if (way >= 0) {
    const entries = sign.replaceAll(first, "");
    return {
      kind: "belt",
      express: sign[1] === first,
      way: lay.turn(way),
      entries: [...entries].map((letter) => lay.turn(ENTRIES.indexOf(letter))),
    };
  }
  if (sign === "R" || sign === "L") return { kind: "gear", right: sign === "R" };
  if (first === "w") return { kind: "repair", hammer: sign.length > 1 };
  if (first === "P")
    return { kind: "pusher", way: lay.turn(ARROWS.indexOf(sign[1]!)), registers: [...sign.slice(2)].map(Number) };
  if (first === "D") return { kind: "dock", number: Number(sign[1]), way: lay.turn(boardTurn) };
  return { kind: "floor" };
}

/** The sides from which a belt is fed: its curves, and from behind if it is straight or another belt comes from
 *  there. */
export function feeds(tile: Extract<Tile, { kind: "belt" }>, tiles: Map<string, Tile>): Side[] {
  const behind = ((tile.way + 2) % 4) as Side;
  const before = tiles.get(`${tile.x + DX[behind]},${tile.y + DY[behind]}`);
  const fed = before?.kind === "belt" && before.way === tile.way;
  if (!tile.entries.length) return [behind];
  return fed && !tile.entries.includes(behind) ? [...tile.entries, behind] : tile.entries;
}

const MIDDLES = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
] as const;

/** The middle line of a belt through one cell, from its side `from` to its side `to`. */
export function lane(from: Side, to: Side): string {
  const [a, b] = [MIDDLES[from], MIDDLES[to]];
  const turn = (to - ((from + 2) % 4) + 4) % 4;
  return turn === 0
    ? `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
    : `M${a[0]} ${a[1]}A50 50 0 0 ${turn === 1 ? 1 : 0} ${b[0]} ${b[1]}`;
}

/** How far a bed that comes in from the side is open, and how far one without anything behind it begins before the
 *  middle. */
const INLET = 12;
const HALF = 39;
const RIM = 5;
/** The beds of a belt through one cell: one line, or where belts merge the one that goes on, with an inlet at each
 *  side; the rail of a bed that is closed behind reaches round it. */
export function beds(from: Side[], to: Side): { bed: string; rail: string }[] {
  const alike = (d: string) => ({ bed: d, rail: d });
  if (from.length === 1) return [alike(lane(from[0]!, to))];
  const behind = ((to + 2) % 4) as Side;
  const [x, y] = MIDDLES[to];
  const begun = (by: number) => `M${50 - DX[to] * by} ${50 - DY[to] * by}L${x} ${y}`;
  const inlet = (side: Side) =>
    `M${MIDDLES[side][0]} ${MIDDLES[side][1]}L${MIDDLES[side][0] - DX[side] * INLET} ${MIDDLES[side][1] - DY[side] * INLET}`;
  const through = from.includes(behind) ? alike(lane(behind, to)) : { bed: begun(HALF), rail: begun(HALF + RIM) };
  return [through, ...from.filter((side) => side !== behind).map((side) => alike(inlet(side)))];
}

/** A point on that line, 0 at its beginning and 1 at its end, and the way it heads there. */
export function along(from: Side, to: Side, share: number): { x: number; y: number; deg: number } {
  const [a, b] = [MIDDLES[from], MIDDLES[to]];
  const into = (from + 2) % 4;
  if (into === to) return { x: a[0] + (b[0] - a[0]) * share, y: a[1] + (b[1] - a[1]) * share, deg: to * 90 };
  const [cx, cy] = [a[0] + b[0] - 50, a[1] + b[1] - 50];
  const right = (to - into + 4) % 4 === 1 ? 1 : -1;
  const angle = Math.atan2(a[1] - cy, a[0] - cx) + (right * share * Math.PI) / 2;
  return { x: cx + 50 * Math.cos(angle), y: cy + 50 * Math.sin(angle), deg: into * 90 + right * 90 * share };
}

/** Walls as one path: a bar on the side of its cell. */
export const wallPath = (walls: Wall[]): string =>
  walls
    .map(({ x, y, side }) => {
      const [a, b] = [x * UNIT, y * UNIT];
      return [`M${a + 3} ${b}h94`, `M${a + 100} ${b + 3}v94`, `M${a + 3} ${b + 100}h94`, `M${a} ${b + 3}v94`][side];
    })
    .join("");
