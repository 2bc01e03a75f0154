/** A course drawn with few strokes: all belts one path, all walls another. Thirty of them stand on one page. */
import { drawn, DX, DY, feeds, layOf, lane, UNIT, wallPath, type Tile } from "../floor";
import { isOnFloor, type Sheet } from "../state";

export interface Sketch {
  viewBox: string;
  boards: { x: number; y: number; w: number; h: number; bay: boolean }[];
  belts: string;
  express: string;
  pits: string;
  right: string;
  left: string;
  repairs: string;
  docks: string;
  pushers: string;
  walls: string;
  beams: string;
  /** Flags that will be captured have no numbers. */
  flags: { sign: string; x: number; y: number }[];
}

export function sketch({ floor, flags, goal }: Sheet): Sketch {
  const lay = layOf(floor, true);
  const { tiles, walls, beams, boards } = drawn(floor, lay);
  const known = new Map(tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  const all = (draw: (tile: Tile) => string) => tiles.map(draw).join("");
  const belts = (express: boolean) =>
    all((tile) =>
      tile.kind === "belt" && tile.express === express
        ? feeds(tile, known)
            .map((from) => shifted(lane(from, tile.way), tile))
            .join("")
        : "",
    );
  const disc = ({ x, y }: Tile) => `M${x * UNIT + 18} ${y * UNIT + 50}a32 32 0 1 0 64 0a32 32 0 1 0-64 0z`;
  const square = ({ x, y }: Tile, inset: number) =>
    `M${x * UNIT + inset} ${y * UNIT + inset}h${UNIT - 2 * inset}v${UNIT - 2 * inset}h${2 * inset - UNIT}z`;
  return {
    viewBox: `-20 -20 ${lay.columns * UNIT + 40} ${lay.rows * UNIT + 40}`,
    boards,
    belts: belts(false),
    express: belts(true),
    pits: all((tile) => (tile.kind === "pit" ? square(tile, 10) : "")),
    right: all((tile) => (tile.kind === "gear" && tile.right ? disc(tile) : "")),
    left: all((tile) => (tile.kind === "gear" && !tile.right ? disc(tile) : "")),
    repairs: all((tile) => (tile.kind === "repair" ? disc(tile) : "")),
    docks: all((tile) => (tile.kind === "dock" ? square(tile, 22) : "")),
    pushers: all((tile) =>
      tile.kind === "pusher"
        ? `M${(tile.x + 0.5) * UNIT - DX[tile.way] * 30 - DY[tile.way] * 38} ${(tile.y + 0.5) * UNIT - DY[tile.way] * 30 - DX[tile.way] * 38}l${DY[tile.way] * 76} ${DX[tile.way] * 76}`
        : "",
    ),
    walls: wallPath(walls),
    beams: beams
      .map(
        ({ x, y, way, cells }) =>
          `M${(x + 0.5) * UNIT - DX[way] * 45} ${(y + 0.5) * UNIT - DY[way] * 45}l${DX[way] * (cells * UNIT - 10)} ${DY[way] * (cells * UNIT - 10)}`,
      )
      .join(""),
    flags: flags.flatMap((flag) =>
      isOnFloor(flag) ? [{ sign: goal === "capture" ? "" : String(flag.flag), ...lay.at(flag) }] : [],
    ),
  };
}

/** A lane of a cell, moved to where the cell is. */
function shifted(d: string, { x, y }: Tile): string {
  const move = (point: string) => {
    const [a, b] = point.split(" ").map(Number);
    return `${a! + x * UNIT} ${b! + y * UNIT}`;
  };
  return d
    .replace(/M(\d+ \d+)/, (_, p: string) => `M${move(p)}`)
    .replace(/(L|A50 50 0 0 [01] )(\d+ \d+)$/, (_, head: string, p: string) => head + move(p));
}
