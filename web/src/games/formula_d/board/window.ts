/** What the window onto the board shows: the own car and the road as far as this decision reaches. */
import type { Box, Point } from "../../../table/board/camera";
import { around } from "../../../table/board/camera";
import type { Way } from "../../../table/board/follow";
import { HALF, PIT_OFF, type Track } from "../track";

const MARGIN = 300;
/** All of the board: the circuit with its scenery round it. */
export function wholeOf(track: Track): Box {
  const points = Array.from({ length: track.drawing.length }, (_, i) => track.at(i));
  return around(points, MARGIN);
}

/** So far beyond what can be seen of it the country has something to show. */
const COUNTRY = 600;
export function countryOf(track: Track): Box {
  const { x, y, w, h } = wholeOf(track);
  return { x: x - COUNTRY, y: y - COUNTRY, w: w + 2 * COUNTRY, h: h + 2 * COUNTRY };
}

/** Before the first end of a long way. */
const LEAD = 2;
const BEHIND = 2;
const AHEAD = 16;
/** Beside the road: rolls and signs. */
const BESIDE = 60;

/** From the car on past the spaces that this decision may lead to; they are all in sight. A way longer than the reach
 *  is shown where it ends: from farther off its spaces could not be told apart. */
export function wayFrom(track: Track, space: number, ends: number[], scale: number, reach = Infinity): Way {
  const { rear, front } = track.stretch(space);
  const own = (rear + front) / 2;
  const ahead = (end: number) => {
    const { rear, front } = track.stretch(end);
    const far = (rear + front) / 2 - own;
    return far < -track.spaces / 2 ? far + track.spaces : far;
  };
  const far = Math.max(2, ...ends.map(ahead));
  const road = (from: number, to: number): Point[] =>
    Array.from({ length: Math.max(0, Math.ceil(to - from)) + 1 }, (_, i) => track.at(Math.min(to, from + i) + own));
  const begins = far > reach ? Math.max(0, Math.min(...ends.map(ahead)) - LEAD) : 0;
  const car = begins ? [] : [track.at(own - 0.6)];
  const must = [...road(begins, far + 0.5), ...car, ...ends.map((end) => track.middle(end))];
  const more = [...(begins ? [] : [track.at(own - BEHIND)]), ...road(far + 1, Math.max(far + 3, AHEAD))];
  return { points: [...must, ...more], room: HALF + BESIDE, scale, must: must.length };
}

/** The whole circuit, with the pit lane. */
export const circuitBox = (track: Track, room: number): Box =>
  around(Array.from({ length: track.drawing.length }, (_, i) => track.at(i)), PIT_OFF + room);
