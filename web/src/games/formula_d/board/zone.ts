/** What is painted on the road for a decision: where a gear may land, and where a move may end. */
import type { Point } from "../../../table/board/camera";
import type { GearChoice, MoveChoice } from "../desk.svelte";
import type { Landing } from "../types";
import { HALF, isPit, laneOf, type Track } from "../track";

/** How a landing ends, told by more than colour: by its sign. */
export type Outcome = "on" | "stop" | "over";
export const outcomeOf = ({ price, stop }: Pick<Landing, "price" | "stop">): Outcome =>
  price > 0 ? "over" : stop ? "stop" : "on";

export interface RollMark extends Point {
  roll: number;
  /** Tyres, at least. */
  price: number;
  /** Half the way to the next mark on its side of the road; it grows no farther. */
  room: number;
}
const OUT = HALF + 30;
const DEAR_OUT = HALF + 32;

/** Which side of the road is the outer one there: 1 is the driver's right. */
export function outerSide(track: Track, along: number): 1 | -1 {
  return track.turn(along) > 0 ? -1 : 1;
}

/** Each roll once, beside the spaces where it may end: the free ones on the outside, the dear ones on the inside. */
export function rollMarks(track: Track, { low, high, zone }: GearChoice): RollMark[] {
  const ends = zone.filter(({ space }) => !isPit(space));
  const rolls = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const middle = ends.length ? placeOf(track, ends[Math.floor(ends.length / 2)]!.space) : 0;
  const side = outerSide(track, middle);
  const marks = rolls.flatMap((roll) => {
    const there = ends.filter(({ rolls }) => rolls.includes(roll));
    if (!there.length) return [];
    const price = Math.min(...there.map((landing) => landing.price));
    const edge = price > 0 ? -side : side;
    const best = there.filter((landing) => landing.price === price);
    const next = best.toSorted((a, b) => edge * (laneOf(b.space) - laneOf(a.space)))[0]!;
    return [{ roll, price, ...track.at(placeOf(track, next.space), edge * (price > 0 ? DEAR_OUT : OUT)) }];
  });
  return marks.map((mark) => ({
    ...mark,
    room: Math.min(
      ...marks
        .filter((other) => other !== mark && other.price > 0 === mark.price > 0)
        .map((other) => Math.hypot(other.x - mark.x, other.y - mark.y) / 2),
    ),
  }));
}
const placeOf = (track: Track, space: number) => {
  const { rear, front } = track.stretch(space);
  return (rear + front) / 2;
};

/** A space where a move may end, with the way that is told of: the cheapest, or the one that is looked at. */
export interface Ending {
  space: number;
  move: MoveChoice;
  /** How many other ways lead there. */
  more: number;
  shown: boolean;
}
export function endingsOf(moves: MoveChoice[], shown: number | null): Ending[] {
  const ends = new Map<number, MoveChoice[]>();
  for (const move of moves) ends.set(move.to, [...(ends.get(move.to) ?? []), move]);
  return [...ends].map(([space, there]) => {
    const move = there.find(({ choice }) => choice === shown);
    return { space, move: move ?? there[0]!, more: there.length - 1, shown: move !== undefined };
  });
}

/** The look of a price: free, of tyres, of brakes, or the end of control. */
export type Look = "free" | "tyres" | "brakes" | "spin";
export const lookOf = ({ spins, brakes, tyres, price, total }: MoveChoice): Look =>
  spins ? "spin" : !total ? "free" : brakes >= tyres + price ? "brakes" : "tyres";
