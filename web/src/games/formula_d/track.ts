/**
 * A circuit as it is drawn: three lanes along a closed curve, their spaces, and the pit lane beside them.
 * Places along the road count spaces of the middle lane from the line on; `off` goes across it, to the driver's right.
 */
import { px, type Offset, type Pair, type Place, type Road } from "../../table/road/road";

export type Scenery = "desert" | "fields" | "forest" | "hills" | "night" | "park" | "sea" | "town";
/** As `make faces` writes it from the page of a circuit. */
export interface Drawing {
  scenery: Scenery;
  /** A lane's width, where the picture's longer side is 1. */
  lane: number;
  centre: Pair[];
  /** Of the whole road, spaces under a bridge among them. */
  length: number;
  bridge: Pair | null;
  /** How far along the road each space of the left, middle and right lane ends. */
  fronts: number[][];
  /** The first and the last space of each corner in each lane, counted from 1. */
  corners: Pair[][];
  /** That each corner asks for. */
  stops: number[];
  /** Steps that lead sideways in corners. */
  arrows: Pair[];
  grid: number[];
  pit: { lane: 1 | 3; spaces: number; boxes: number[]; enter: number; exit: number };
}
/** A space's stretch of the road. */
export interface Stretch {
  rear: number;
  front: number;
  off: number;
}
export const LANE = 40;
export const HALF = 1.5 * LANE;
/** From the middle of the road to the middle of the pit lane, and how broad that is. */
export const PIT_OFF = 2.2 * LANE;
export const PIT_WIDE = 0.72 * LANE;
const PIT = 9;
const THOUSAND = 1000;
/** Of the curve between two points of a page. */
const PIECES = 18;
/** A space's sides are drawn in so many pieces. */
const SIDES = 4;

export const laneOf = (space: number) => Math.floor(space / THOUSAND);
const placeIn = (space: number) => space % THOUSAND;
export const isPit = (space: number) => laneOf(space) === PIT;
export const spaceName = (lane: number, place: number) => lane * THOUSAND + place;

export interface Track extends Road {
  drawing: Drawing;
  stretch(space: number): Stretch;
  /** The middle of a space. */
  middle(space: number): Place;
  /** A space's outline, so much smaller all round. */
  cell(space: number, inset?: number): string;
  /** All spaces of the three lanes, and those of the pit lane. */
  cells: number[];
  pits: number[];
  /** The corner of a space, from 0; -1 on a straight. */
  cornerOf(space: number): number;
  /** The corner in which a space lies or which comes next. */
  cornerAhead(space: number): number;
  /** Where a corner begins and ends along the middle of the road. */
  bend(corner: number): Pair;
  /** 1 where a corner's first bend turns right, -1 left. */
  hand(corner: number): 1 | -1;
  /** A smooth line through the middles of spaces. */
  way(spaces: number[]): Place[];
}

export function makeTrack(drawing: Drawing): Track {
  const scale = LANE / drawing.lane;
  const points = curve(drawing.centre).map(([x, y]): Pair => [x * scale, y * scale]);
  const count = points.length - 1;
  const driven = [0];
  for (let i = 1; i <= count; i++) driven.push(driven[i - 1]! + apart(points[i - 1]!, points[i]!));
  const { length } = drawing;
  const unit = driven[count]! / length;
  const slopes = points.map((_, i): Pair => {
    const [a, b] = [points[i === 0 ? count - 1 : i - 1]!, points[i === count ? 1 : i + 1]!];
    const far = apart(a, b);
    return [(b[0] - a[0]) / far, (b[1] - a[1]) / far];
  });
  const wrapped = (along: number) => ((along % length) + length) % length;

  function at(along: number, off = 0): Place {
    const far = wrapped(along) * unit;
    let [low, high] = [0, count];
    while (high - low > 1) {
      const half = (low + high) >> 1;
      if (driven[half]! <= far) low = half;
      else high = half;
    }
    const f = (far - driven[low]!) / (driven[high]! - driven[low]!);
    const mix = (list: Pair[], k: 0 | 1) => list[low]![k] + (list[high]![k] - list[low]![k]) * f;
    const [dx, dy] = [mix(slopes, 0), mix(slopes, 1)];
    const size = Math.hypot(dx, dy);
    return {
      x: mix(points, 0) - (dy / size) * off, y: mix(points, 1) + (dx / size) * off,
      deg: (Math.atan2(dy, dx) * 180) / Math.PI,
    };
  }
  function line(from: number, to: number, pieces: number, off: Offset): Place[] {
    return Array.from({ length: pieces + 1 }, (_, i) => {
      const along = from + ((to - from) * i) / pieces;
      return at(along, typeof off === "number" ? off : off(along));
    });
  }
  const along = (from: number, to: number, off: Offset = 0) =>
    path(line(from, to, Math.max(1, Math.ceil(Math.abs(to - from) * SIDES)), off));
  const across = (along: number, from: number, to: number) => path([at(along, from), at(along, to)]);
  function turn(along: number): 1 | -1 {
    const swing = at(along + 0.6).deg - at(along - 0.6).deg;
    return ((swing + 540) % 360) - 180 >= 0 ? 1 : -1;
  }

  const { pit, bridge, fronts } = drawing;
  const [under, over] = bridge ?? [0, 0];
  const side = pit.lane - 2;
  function laneStretch(lane: number, place: number): Stretch {
    const list = fronts[lane - 1]!;
    const front = list[place - 1]!;
    const before = place > 1 ? list[place - 2]! : list.at(-1)! - length;
    // A space does not begin under the bridge.
    const rear = bridge && before <= under + 1 && front > over ? before + over - under : before;
    return { rear, front, off: (lane - 2) * LANE };
  }
  const [pitFrom, pitTo] = [
    laneStretch(pit.lane, placeIn(pit.enter)).front, laneStretch(pit.lane, placeIn(pit.exit)).rear + length,
  ];
  const pitLong = (pitTo - pitFrom) / pit.spaces;
  function stretch(space: number): Stretch {
    if (!isPit(space)) return laneStretch(laneOf(space), placeIn(space));
    const rear = pitFrom + (placeIn(space) - 1) * pitLong;
    return { rear, front: rear + pitLong, off: side * PIT_OFF };
  }
  function middle(space: number): Place {
    const { rear, front, off } = stretch(space);
    return at((rear + front) / 2, off);
  }
  function cell(space: number, inset = 0): string {
    const { rear, front, off } = stretch(space);
    const [half, shy] = [(isPit(space) ? PIT_WIDE : LANE) / 2 - inset, inset / unit];
    const [from, to] = [rear + shy, front - shy];
    const left = line(from, to, SIDES, off - half);
    return `${path([...left, ...line(from, to, SIDES, off + half).reverse()])}Z`;
  }

  const cells = fronts.flatMap((list, i) => list.map((_, k) => spaceName(i + 1, k + 1)));
  const corners = new Map<number, number>();
  drawing.corners.forEach((lanes, corner) =>
    lanes.forEach(([first, last], lane) => {
      for (let place = first; place <= last; place++) corners.set(spaceName(lane + 1, place), corner);
    }),
  );
  const cornerOf = (space: number) => corners.get(space) ?? -1;
  function cornerAhead(space: number): number {
    const lane = isPit(space) ? pit.lane : laneOf(space);
    const from = isPit(space) ? placeIn(pit.exit) : placeIn(space);
    const next = drawing.corners.findIndex((lanes) => lanes[lane - 1]![1] >= from);
    return Math.max(0, next);
  }
  const bend = (corner: number): Pair => {
    const [first, last] = drawing.corners[corner]![1]!;
    return [stretch(spaceName(2, first)).rear, stretch(spaceName(2, last)).front];
  };
  // The outer lane is entered first.
  const hand = (corner: number): 1 | -1 => {
    const [left, right] = [1, 3].map((lane) => stretch(spaceName(lane, drawing.corners[corner]![lane - 1]![0])).rear);
    return left! <= right! ? 1 : -1;
  };
  function way(spaces: number[]): Place[] {
    const stops = spaces.map((space) => {
      const { rear, front, off } = stretch(space);
      return { along: (rear + front) / 2, off };
    });
    // Over the line the count begins anew, and the pit lane runs over it.
    for (let i = 1; i < stops.length; i++) {
      while (stops[i]!.along < stops[i - 1]!.along - length / 2) stops[i]!.along += length;
      while (stops[i]!.along > stops[i - 1]!.along + length / 2) stops[i]!.along -= length;
    }
    const parts = stops.flatMap((stop, i) => {
      const next = stops[i + 1];
      if (!next) return [at(stop.along, stop.off)];
      return Array.from({ length: STEPS }, (_, k) => {
        const f = k / STEPS;
        return at(stop.along + (next.along - stop.along) * f, stop.off + (next.off - stop.off) * f * f * (3 - 2 * f));
      });
    });
    return parts;
  }

  return {
    spaces: length, at, along, across, turn, whole: `${along(0, length)}Z`, drawing, stretch, middle, cell, cells,
    pits: Array.from({ length: pit.spaces }, (_, i) => spaceName(PIT, i + 1)), cornerOf, cornerAhead, bend, hand, way,
  };
}
/** Places of a way between two spaces. */
export const STEPS = 6;

export const path = (places: { x: number; y: number }[]) =>
  places.map(({ x, y }, i) => `${i ? "L" : "M"}${px(x)} ${px(y)}`).join("");
const apart = (a: Pair, b: Pair) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A centripetal Catmull-Rom curve, which neither loops nor overshoots; it ends where it began. */
function curve(centre: Pair[]): Pair[] {
  const count = centre.length;
  const point = (i: number) => centre[((i % count) + count) % count]!;
  const found = centre.flatMap((_, i) =>
    Array.from({ length: PIECES }, (_, k) => onCurve(point(i - 1), point(i), point(i + 1), point(i + 2), k / PIECES)),
  );
  return [...found, centre[0]!];
}

/** A point between b and c, by the pyramid of Barry and Goldman. */
function onCurve(a: Pair, b: Pair, c: Pair, d: Pair, share: number): Pair {
  const ab = Math.sqrt(apart(a, b));
  const ac = ab + Math.sqrt(apart(b, c));
  const ad = ac + Math.sqrt(apart(c, d));
  const t = ab + (ac - ab) * share;
  const mix = (p: Pair, q: Pair, k: number): Pair => [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
  const middle = mix(b, c, share);
  const [one, two] = [mix(a, b, t / ab), mix(c, d, (t - ac) / (ad - ac))];
  return mix(mix(one, middle, t / ac), mix(middle, two, (t - ab) / (ad - ab)), share);
}
