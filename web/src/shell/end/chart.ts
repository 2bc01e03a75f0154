import type { Chart, Mark } from "./result";

export interface Box {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}
export const WIDE: Box = { width: 760, height: 356, left: 34, right: 92, top: 30, bottom: 34 };
export const NARROW: Box = { width: 380, height: 330, left: 30, right: 104, top: 30, bottom: 34 };

/** Two cars need no more height between them than six. */
const ROW = 60;
const highEnough = (box: Box, cars: number): number =>
  Math.min(box.height, box.top + box.bottom + ROW * Math.max(1, cars - 1));
export const boxFor = (small: boolean, cars: number, tail = 0): Box => {
  const box = small ? NARROW : WIDE;
  return { ...box, right: box.right + tail, height: highEnough(box, cars) };
};

/** Rounds closer together than this cannot be told apart: a long race is wider than a phone and scrolls sideways. */
export const ROUND = 24;
/** A race that nearly fits is drawn so close, and nothing of it is cut off. */
export const CLOSE = 18;
/** Places stand in a column of their own that does not scroll. */
export const PLACES = 20;
export function scrollingBox(room: number, rounds: number, cars: number, tail = 0): Box {
  const box = { ...NARROW, left: 14, right: NARROW.right + tail };
  const wide = (round: number) => box.left + rounds * round + box.right;
  const free = room - PLACES;
  return { ...box, width: wide(CLOSE) <= free ? free : wide(ROUND), height: highEnough(box, cars) };
}

/** What happened in the last turn stands before the badge: the line runs on to it. */
const TAIL = 34;
export const tailOf = ({ marks }: Chart): number => (marks.some(({ flag }) => flag !== undefined) ? TAIL : 0);

/** Where things stand in the chart: x by round, y by position from 0. */
export interface Scale {
  x: (round: number) => number;
  y: (position: number) => number;
}

export function scaleOf({ order }: Chart, box: Box): Scale {
  const rounds = Math.max(1, order.length - 1);
  const cars = Math.max(1, (order[0]?.length ?? 1) - 1);
  return {
    x: (round) => box.left + (round * (box.width - box.left - box.right)) / rounds,
    y: (position) => box.top + (position * (box.height - box.top - box.bottom)) / cars,
  };
}

/** Position of a seat on the grid and after each round until it is home, from 0. */
export const positionsOf = ({ order, home }: Chart, seat: number): number[] =>
  order.slice(0, (home[seat] ?? order.length) + 1).map((round) => round.indexOf(seat));

/** A line that leaves and arrives level, so that overtaking reads as a crossing; `lean` (-1 to 1) moves where it
 *  climbs. */
export function lineThrough(positions: number[], { x, y }: Scale, lean = 0): string {
  return positions
    .map((position, round) => {
      if (round === 0) return `M${x(0).toFixed(1)} ${y(position).toFixed(1)}`;
      const half = (x(round) - x(round - 1)) / 2;
      return `C${(x(round - 1) + half * (1 + lean)).toFixed(1)} ${y(positions[round - 1]!).toFixed(1)} ${(x(round) - half * (1 - lean)).toFixed(1)} ${y(position).toFixed(1)} ${x(round).toFixed(1)} ${y(position).toFixed(1)}`;
    })
    .join("");
}

/** Few columns leave room between them: each line climbs at a place of its own, so that no crossing lies on another;
 *  no line is so steep at its ends that it lies on a number. */
const LEAN = 0.2;
export const leanOf = ({ columns }: Chart, line: number, lines: number): number =>
  columns && lines > 1 ? LEAN * ((2 * line) / (lines - 1) - 1) : 0;

/** Rounds that get a number under the chart: all, or every second, third … where they would touch. */
export function labelledRounds(rounds: number, room: number): number[] {
  const step = Math.max(1, Math.ceil((rounds * 22) / room));
  const all = Array.from({ length: Math.floor(rounds / step) + 1 }, (_, i) => i * step);
  return all.filter((round) => round === 0 || (round * room) / rounds >= START);
}
/** Where the race begins stands a word, and no number so near it. */
const START = 34;

/** Where a mishap's word stands from its point, in pixels: as wide as this to both sides, from here to there. */
const WORD = { wide: 16, under: [10, 25], over: [-25, -12] } as const;

/** A mishap is a ring around the seat's own point; its word stands under it, over it in the last place or where
 *  fewer lines run through it. */
export function markPlace(chart: Chart, { round, seat }: Mark, { x, y }: Scale) {
  const position = Math.max(0, chart.order[round]?.indexOf(seat) ?? 0);
  const last = position === (chart.order[0]?.length ?? 0) - 1;
  const through = ([from, to]: readonly [number, number]) =>
    chart.order[0]!.filter((other) => {
      const line = positionsOf(chart, other);
      return Array.from({ length: 9 }, (_, i) => -WORD.wide + (i * WORD.wide) / 4).some((aside) => {
        const height = y(positionAt(line, round + aside / (x(1) - x(0)))) - y(position);
        return height > from && height < to;
      });
    }).length;
  return { position, over: last || (position > 0 && through(WORD.over) < through(WORD.under)) };
}
/** Of several mishaps close together only the first has its word: the others are rings, and say it where one points
 *  at them. */
export function withWords<M extends { round: number; position: number; over: boolean }>(
  marks: M[], { x, y }: Scale,
): (M & { worded: boolean })[] {
  const told: { x: number; y: number }[] = [];
  return marks.map((mark) => {
    const at = { x: x(mark.round), y: y(mark.position) + (mark.over ? WORD.over[0] : WORD.under[0]) };
    const worded = told.every(
      (other) =>
        Math.abs(other.x - at.x) > 2 * WORD.wide + 2 || Math.abs(other.y - at.y) > WORD.under[1] - WORD.under[0],
    );
    if (worded) told.push(at);
    return { ...mark, worded };
  });
}
/** Where a line is between two rounds. */
function positionAt(line: number[], round: number): number {
  const before = Math.max(0, Math.min(line.length - 1, Math.floor(round)));
  const [from, to] = [line[before] ?? NaN, line[before + 1] ?? line[before] ?? NaN];
  const k = Math.max(0, Math.min(1, round - before));
  return from + (to - from) * k * k * (3 - 2 * k);
}

/** A value stands over its line, under it where the line climbs away from it or has come down to it. */
export const isUnder = (positions: number[], at: number): boolean =>
  at === positions.length - 1 ? (positions[at - 1] ?? 0) < positions[at]! : (positions[at + 1] ?? 0) < positions[at]!;
