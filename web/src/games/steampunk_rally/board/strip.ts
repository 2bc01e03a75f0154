/** The track as a strip: a place for every space, from left to right; arms of a fork run side by side. */
import type { SpaceData, TileData, TrackData } from "../state";

/** `bare`: without the names of tiles. */
export const STRIP = { pitch: 35, high: 150, y: 84, left: 40, bare: { top: 4, high: 128 } };
/** Arms lie so far above and below the way. */
const ARM = { up: 52, down: 113 };
const SWAY = { by: 5, turn: 0.9 };

export interface Spot {
  space: number;
  x: number;
  y: number;
  data: SpaceData;
}
export interface Strip {
  spots: Spot[];
  /** From every space to those that may come next. */
  roads: (readonly [Spot, Spot])[];
  tiles: { tile: TileData["tile"]; from: number; to: number }[];
  /** Where the line stands. */
  line: number;
  width: number;
}
/** A part of the strip, with the names of tiles that are seen there. */
export interface Stretch {
  from: number;
  to: number;
  tiles: Strip["tiles"];
}

/** The spaces of an arm up to where all arms meet again, which comes behind them. */
function armOf(spaces: SpaceData[], first: number, meets: (space: number) => boolean): number[] {
  const arm: number[] = [];
  for (let at: number | undefined = first; at !== undefined && !meets(at); at = spaces[at]?.ways[0]) arm.push(at);
  return arm;
}

export function stripOf({ spaces, tiles, line }: TrackData): Strip {
  const before = spaces.map((_, space) => spaces.filter(({ ways }) => ways.includes(space)).length);
  const meets = (space: number) => before[space]! > 1;
  const columns = new Map<number, { column: number; y: number | null }>();
  let [at, column]: [number | undefined, number] = [0, 0];
  while (at !== undefined && spaces[at] && !columns.has(at)) {
    columns.set(at, { column, y: null });
    const { ways }: SpaceData = spaces[at]!;
    if (ways.length < 2) {
      at = ways[0];
      column++;
      continue;
    }
    const arms = ways.map((first) => armOf(spaces, first, meets));
    const longest = Math.max(...arms.map((arm) => arm.length));
    for (const [i, arm] of arms.entries())
      for (const [j, space] of arm.entries()) {
        const along = ((j + 0.5) * longest) / arm.length + 0.5;
        columns.set(space, { column: column + along, y: i ? ARM.down : ARM.up });
      }
    at = spaces[arms[0]!.at(-1)!]?.ways[0];
    column += longest + 1;
  }
  const spots = spaces.map((data, space): Spot => {
    const { column, y } = columns.get(space) ?? { column: space, y: null };
    return {
      space,
      data,
      x: STRIP.left + column * STRIP.pitch,
      y: y ?? STRIP.y + SWAY.by * Math.sin(column * SWAY.turn),
    };
  });
  const roads = spots.flatMap((spot) =>
    spot.data.ways.flatMap((to) => (spots[to] ? [[spot, spots[to]] as const] : [])),
  );
  const half = STRIP.pitch / 2;
  const borders = tiles.map(({ first }) => (spots[first]?.x ?? 0) - half);
  const width = Math.max(...spots.map(({ x }) => x)) + STRIP.left + half;
  return {
    spots,
    roads,
    width,
    line: (spots[line]?.x ?? width) - half,
    tiles: tiles.map(({ tile }, i) => ({ tile, from: borders[i]!, to: borders[i + 1] ?? width - half })),
  };
}

/** Who stands on a space stands a little aside: so far to the right of its middle. */
export function aside(seats: number[], seat: number): number {
  const spread = seats.length > 3 ? 11 : 15;
  return (seats.indexOf(seat) - (seats.length - 1) / 2) * spread;
}

/** The space that a finger means here. */
export function spotNear({ spots }: Strip, x: number, y: number): Spot | null {
  const far = (spot: Spot) => Math.hypot(spot.x - x, (spot.y - y) / 1.6);
  const [spot] = spots.toSorted((a, b) => far(a) - far(b));
  return spot && far(spot) <= STRIP.pitch ? spot : null;
}
