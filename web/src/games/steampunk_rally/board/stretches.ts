/** The whole track on a sheet: the strip is cut, and its stretches lie one below the other. */
import { STRIP, type Stretch, type Strip } from "./strip";

/** A stretch ends with a tile where it is not much shorter then. */
const FULL = 0.55;
/** Pawns at the start stand side by side. */
const START = -40;
/** A name needs so much room. */
const NAMED = 2.5 * STRIP.pitch;

/** Where the strip may be cut: before a space to which one way leads, and beside which no other arm runs. */
function cutsOf({ spots, roads }: Strip): number[] {
  const before = spots.map(({ x }) => x - STRIP.pitch / 2);
  return before.filter((x) => roads.filter(([a, b]) => a.x < x && x < b.x).length === 1).sort((a, b) => a - b);
}

/** Stretches no longer than this. */
export function stretchesOf(strip: Strip, most: number): Stretch[] {
  const cuts = cutsOf(strip);
  const borders = new Set(strip.tiles.map(({ from }) => from));
  const stretches: Stretch[] = [];
  for (let from = START; from < strip.width;) {
    const to = endOf(cuts, borders, from, Math.min(most, strip.width - from), strip.width);
    stretches.push({ from, to, tiles: namesIn(strip, from, to) });
    from = to;
  }
  return stretches;
}

function endOf(cuts: number[], borders: Set<number>, from: number, most: number, end: number): number {
  if (from + most >= end) return end;
  const within = cuts.filter((x) => x > from + STRIP.pitch && x <= from + most);
  const border = within.findLast((x) => borders.has(x) && x >= from + FULL * most);
  return border ?? within.at(-1) ?? cuts.find((x) => x > from + most) ?? end;
}

const namesIn = ({ tiles }: Strip, from: number, to: number): Strip["tiles"] =>
  tiles
    .map((tile) => ({ ...tile, from: Math.max(from, tile.from), to: Math.min(to, tile.to) }))
    .filter((tile) => tile.to - tile.from >= NAMED);
