/** A circuit as it is drawn: its road, the race line, and what stands beside it. */
import { makeRoad, type Pair, type Road } from "../../table/road/road";
import type { Grove } from "../../table/road/trees";

export type Triple = [number, number, number];
export interface Drawing {
  /** The number printed on the board; a table may have agreed on another. */
  laps: number;
  view: [number, number, number, number];
  title: Pair;
  sun: Pair;
  /** The centre line, a point for every half space. */
  line: Pair[];
  /** [first space, last space, side]: 1 where the race line lies to the driver's right, -1 to the left. */
  race: Triple[];
  /** Rows of the starting grid. */
  grid: number;
  /** [space, sideways] of each corner's sign, in driving order. */
  signs: Pair[];
  /** [from, to, sideways]. */
  stands: Triple[];
  pits: Triple[];
  seed: number;
  groves: Grove[];
}
export const HALF = 38;
export const LANE = 17.5;
const POINTS_A_SPACE = 2;
/** The middle of a kerb from the middle of the road. */
const KERB = HALF + 2.5;

export interface Track extends Road {
  drawing: Drawing;
  /** 1 where the race line lies to the driver's right, -1 to the left. */
  side(space: number): number;
  /** Sideways place of a spot: 0 is on the race line's side. */
  spotOff(space: number, spot: number): number;
  /** Kerbs of a corner: inside round the line before this space, outside where the car is carried out. */
  kerbs(line: number): string[];
}

export function makeTrack(drawing: Drawing): Track {
  const road = makeRoad(drawing.line, POINTS_A_SPACE);
  const mod = (i: number) => ((i % road.spaces) + road.spaces) % road.spaces;
  function side(space: number): number {
    const k = mod(Math.round(space));
    return drawing.race.find(([from, to]) => from <= k && k <= to)?.[2] ?? 1;
  }
  function kerbs(line: number): string[] {
    const turn = road.turn(line - 0.5);
    return [road.along(line - 1.7, line + 0.7, turn * KERB), road.along(line + 1, line + 2.5, -turn * KERB)];
  }
  return { ...road, drawing, side, spotOff: (space, spot) => side(space) * (spot === 0 ? LANE : -LANE), kerbs };
}
