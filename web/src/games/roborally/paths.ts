/** Ways over cells as SVG paths. */
import { DX, DY, UNIT, type Lay, type Side } from "./floor";
import type { Marks, Shot } from "./marks";
import type { Cell, Forecast, Way } from "./state";

const short = (value: number) => String(Math.round(value * 10) / 10);

/** From middle to middle; `aside` shifts it to the right of its heading. */
export function path(lay: Lay, cells: Cell[], aside = 0): string {
  return line(
    cells.map((cell) => lay.at(cell)),
    aside,
  );
}
/** Corners stay square; where a way turns back, it changes sides. */
function line(points: Cell[], aside: number): string {
  const right = points.slice(1).map((b, i) => {
    const a = points[i]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: (-(b.y - a.y) / length) * aside, y: ((b.x - a.x) / length) * aside };
  });
  const moved = points.flatMap(({ x, y }, i) => {
    const [a, b] = [right[i - 1] ?? right[i] ?? { x: 0, y: 0 }, right[i] ?? right[i - 1] ?? { x: 0, y: 0 }];
    const by = (off: Cell) => ({ x: x + off.x, y: y + off.y });
    if (same(a, b)) return [by(a)];
    return same(a, { x: -b.x, y: -b.y }) ? [by(a), by(b)] : [by({ x: a.x + b.x, y: a.y + b.y })];
  });
  return `M${moved.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}`;
}
const same = (a: Cell, b: Cell) => Math.hypot(a.x - b.x, a.y - b.y) < 0.01;

/** The last heading of a way in degrees, 0 up. */
export function heading(lay: Lay, cells: Cell[]): number {
  const [a, b] = [lay.at(cells.at(-2) ?? cells[0]!), lay.at(cells.at(-1)!)];
  return Math.round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI);
}

/** Some stretch between two cells is gone over twice. */
export function crossesItself(ways: Cell[][]): boolean {
  const seen = new Set<string>();
  for (const cells of ways)
    for (const [i, b] of cells.slice(1).entries()) {
      const key = [cells[i]!, b]
        .map(({ x, y }) => `${x},${y}`)
        .sort()
        .join(" ");
      if (seen.has(key)) return true;
      seen.add(key);
    }
  return false;
}

/** How far beyond the middle of a cell the floor ends. */
const BRINK = 0.64;
const OFF: Record<Way, [number, number]> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** The cell next to another. */
export const beside = ({ x, y }: Cell, way: Way): Cell => ({ x: x + OFF[way][0], y: y + OFF[way][1] });

/** A register of a forecast as it is drawn: where the robot drives, where the floor carries it, and where it ends; a
 *  fall goes on to the brink. */
export interface Leg {
  walk: Cell[];
  ride: Cell[];
  end: Cell;
}
export function legsOf(from: Cell, forecast: Forecast[]): Leg[] {
  let at = from;
  return forecast.map((row) => {
    const start = at;
    const turn = row.walk.at(-1) ?? start;
    at = { x: row.x, y: row.y };
    const off = row.over ? OFF[row.over] : null;
    const end = off ? { x: row.x + off[0] * BRINK, y: row.y + off[1] * BRINK } : at;
    const brink = off ? [end] : [];
    const walk = [...row.walk, ...(row.by === "card" ? brink : [])];
    const ride = [...row.ride, ...row.shove, ...(row.by === "card" ? [] : brink)];
    return { walk: walk.length ? [start, ...walk] : [], ride: ride.length ? [turn, ...ride] : [], end };
  });
}

/** Numbers in few letters: "1", "1–3", "1, 4". */
export function spans(numbers: number[]): string {
  const runs: number[][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([a, b]) => (a === b ? `${a}` : `${a}–${b}`)).join(", ");
}

/** Below, right, left, above: where a name stands, unless something else is there. */
export const SIDES: readonly Side[] = [2, 1, 3, 0];
const key = ({ x, y }: Cell) => `${x},${y}`;
/** Null where every side is taken. A name that is longer than a cell needs the next one, too. */
export function clearSide(lay: Lay, at: Cell, taken: Cell[], sides = SIDES, long = false): Side | null {
  const { x, y } = lay.cell(at);
  const full = new Set(taken.map((cell) => key(lay.cell(cell))));
  const free = (side: Side) => {
    const [cx, cy] = [x + DX[side], y + DY[side]];
    return (
      cx >= 0 &&
      cy >= 0 &&
      cx < lay.columns &&
      cy < lay.rows &&
      !full.has(key({ x: cx, y: cy })) &&
      !(long && full.has(key({ x: cx + DX[side], y: cy })))
    );
  };
  return sides.find(free) ?? null;
}
/** Right, left, above: where a name stands over a robot that has its damage written below. */
export const UPPER: readonly Side[] = [1, 3, 0];
/** The cells of a shot but for the last, where its target stands. */
function beam({ from, to }: Shot): Cell[] {
  const [dx, dy] = [Math.sign(from.x - to.x), Math.sign(from.y - to.y)];
  const cells = Math.max(1, Math.abs(from.x - to.x), Math.abs(from.y - to.y));
  return Array.from({ length: cells }, (_, i) => ({ x: to.x + dx * (i + 1), y: to.y + dy * (i + 1) }));
}
/** The cells that trails and shots lead over, and those where robots were lost. */
export function marked({ trails, shots, wrecks }: Pick<Marks, "trails" | "shots" | "wrecks">): Cell[] {
  return [...trails.flatMap(({ points }) => points), ...shots.flatMap(beam), ...wrecks.map(({ at }) => at)];
}
/** The cells that a program needs: its ways, and the one that the robot faces in the end. */
export function cellsOf(from: Cell, forecast: Forecast[]): Cell[] {
  const last = forecast.at(-1);
  const off = last && !last.lost ? OFF[last.facing] : null;
  return [
    from,
    ...forecast.flatMap(({ walk, ride, shove }) => [...walk, ...ride, ...shove]),
    ...(last && off ? [{ x: last.x + off[0], y: last.y + off[1] }] : []),
  ];
}

/** Where "destroyed" is said: beside the fall, so that the robot stays in sight; `half` is half its width. */
export function pillPlace(lay: Lay, fall: Cell, over: Side | null, half: number): Cell {
  const clamp = (value: number, cells: number, room: number) => Math.max(room, Math.min(cells * UNIT - room, value));
  if (over === 0 || over === 2) {
    const right = fall.x + 60 + 2 * half < lay.columns * UNIT;
    return { x: fall.x + (right ? 1 : -1) * (60 + half), y: clamp(fall.y, lay.rows, 14) };
  }
  return { x: clamp(fall.x, lay.columns, half), y: fall.y + (fall.y + 90 < lay.rows * UNIT ? 66 : -66) };
}
