/** How large upright words may be in a space, however the road turns. */
import type { Place } from "../../../table/road/road";
import { isPit, LANE, PIT_WIDE, type Track } from "../track";

/** A space as a rectangle: its middle, which way it lies, how long and how broad it is. */
export interface Plot extends Place {
  long: number;
  broad: number;
}
export function plotOf(track: Track, space: number): Plot {
  const { rear, front, off } = track.stretch(space);
  const [a, b] = [track.at(rear, off), track.at(front, off)];
  return {
    ...track.middle(space),
    long: Math.hypot(b.x - a.x, b.y - a.y),
    broad: isPit(space) ? PIT_WIDE : LANE,
  };
}

/** From the edges of a space. */
const AIR = 2;
/** The scale at which an upright box touches the space's edges. */
export function scaleIn({ deg, long, broad }: Plot, wide: number, high: number): number {
  const turn = (deg * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const [along, across] = [wide * cos + high * sin, wide * sin + high * cos];
  return Math.min((long - AIR) / along, (broad - AIR) / across);
}

/** Words side by side or one above the other, whichever can be larger. */
export interface Fitted {
  stacked: boolean;
  scale: number;
}
type Size = readonly [wide: number, high: number];
export function fitted(plot: Plot, row: Size, stack: Size, most: number): Fitted {
  const [beside, above] = [scaleIn(plot, ...row), scaleIn(plot, ...stack)];
  return beside >= Math.min(most, above)
    ? { stacked: false, scale: Math.min(most, beside) }
    : { stacked: true, scale: Math.min(most, above) };
}
