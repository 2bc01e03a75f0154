/** What is painted on the road: kerbs, red lines, arrows, the grid and the line. */
import { px, type Pair } from "../../../table/road/road";
import { HALF, LANE, path, spaceName, type Track } from "../track";

const KERB_OFF = HALF + 7;
const LANES = [1, 2, 3] as const;

interface Bend {
  cells: string;
  kerbs: string;
  /** The red lines where it begins and ends, lane by lane. */
  lines: string;
}
export function bendOf(track: Track, corner: number): Bend {
  const lanes = track.drawing.corners[corner]!;
  const ends = LANES.map((lane): Pair => {
    const [first, last] = lanes[lane - 1]!;
    return [track.stretch(spaceName(lane, first)).rear, track.stretch(spaceName(lane, last)).front];
  });
  const [from, to] = [Math.min(...ends.map(([rear]) => rear)), Math.max(...ends.map(([, front]) => front))];
  const cells = track.cells.filter((space) => track.cornerOf(space) === corner).map((space) => track.cell(space));
  const lines = ends.flatMap((pair, i) => {
    const off = (i - 1) * LANE;
    return pair.map((at) => track.across(at, off - LANE / 2 + 2, off + LANE / 2 - 2));
  });
  return {
    cells: cells.join(""), lines: lines.join(""),
    kerbs: track.along(from, to, -KERB_OFF) + track.along(from, to, KERB_OFF),
  };
}

const GRID = { half: 13, long: 0.34, ahead: 0.1 };
/** A bracket in front of each place on the grid. */
export function gridOf(track: Track): string {
  return track.drawing.grid.map((space) => {
    const { front, off } = track.stretch(space);
    const [head, tail] = [front - GRID.ahead, front - GRID.ahead - GRID.long];
    return (
      track.across(head, off - GRID.half, off + GRID.half) +
      track.along(tail, head, off - GRID.half) + track.along(tail, head, off + GRID.half)
    );
  }).join("");
}

const COLUMNS = 12;
const ROW = 0.13;
/** The line: two rows of checks over all lanes. */
export function checksOf(track: Track): { flag: string; dark: string } {
  const wide = (2 * HALF) / COLUMNS;
  const at = (row: number, column: number) => track.at(row * ROW, column * wide - HALF);
  const box = (row: number, column: number, across = 1, along = 1) =>
    `${path([at(row, column), at(row, column + across), at(row + along, column + across), at(row + along, column)])}Z`;
  const dark = Array.from({ length: 2 * COLUMNS }, (_, i) => [Math.floor(i / COLUMNS), i % COLUMNS] as const)
    .filter(([row, column]) => (row + column) % 2)
    .map(([row, column]) => box(row - 1, column));
  return { flag: box(-1, 0, COLUMNS, 2), dark: dark.join("") };
}

const HEAD = 5;
/** Where a corner lets a car change its lane. */
export function arrowsOf(track: Track): string {
  return track.drawing.arrows.map(([from, to]) => {
    const [a, b] = [track.middle(from), track.middle(to)];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const far = Math.hypot(dx, dy);
    const [ux, uy] = [dx / far, dy / far];
    const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    const [tail, tip] = [
      { x: mid.x - ux * 8, y: mid.y - uy * 8 }, { x: mid.x + ux * 8, y: mid.y + uy * 8 },
    ];
    const wing = (side: number) =>
      `M${px(tip.x)} ${px(tip.y)}L${px(tip.x - ux * HEAD - side * uy * HEAD)} ${px(tip.y - uy * HEAD + side * ux * HEAD)}`;
    return path([tail, tip]) + wing(1) + wing(-1);
  }).join("");
}

const NEAR = 2.2;
/** The stretch of road that runs over a bridge: what crosses the part under it. */
export function bridgeOf(track: Track): string {
  const { bridge, length } = track.drawing;
  if (!bridge) return "";
  const under = (bridge[0] + bridge[1]) / 2;
  const middle = track.at(under);
  const over = Array.from({ length: length * 4 }, (_, i) => i / 4)
    .filter((along) => Math.abs(along - under) > 2 * NEAR + (bridge[1] - bridge[0]))
    .map((along) => ({ along, far: Math.hypot(track.at(along).x - middle.x, track.at(along).y - middle.y) }))
    .reduce((a, b) => (b.far < a.far ? b : a)).along;
  return track.along(over - NEAR, over + NEAR);
}
