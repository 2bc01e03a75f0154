/** What a phone's window follows: the road ahead of a car, the sign of its next corner, rivals at its back. */
import { fromBox, type Box, type Disc, type Point } from "../../../table/board/camera";
import type { Way } from "../../../table/board/follow";
import { nextCorner } from "../road";
import { onRoad, type CarView, type RaceView } from "../state";
import { HALF, type Track } from "../track";
import { CAR, LETTER_END, letterPlaces, SIGN, TOKEN } from "./places";

const AHEAD = 9;
/** Rivals so near behind are in sight; the road so far ahead goes before them. */
const NEAR = 3;
const FIRST = 5;
/** Up to here the next line goes before them, too. */
const FAR = 12;
/** Beside the road there is room for a flag or a price, too, where there are places to stop at. */
const EDGE = 12;
const PRICED_EDGE = 30;
/** Of those behind one sees so far while one looks where to stop. */
const BACK = 2;
/** A corner that is told of is in sight if it is no farther than this. */
const TOLD = 400;
/** Round buttons stand on no road so far ahead. */
const OPEN = 9;
/** A line no farther than this beyond the last place to stop at is within reach of the turn. */
const REACH = 2;
/** The window follows the car at this many pixels a unit: the road is some 50 pixels wide. */
export const SCALE = 0.68;
/** For the next line it goes so far away that a car is still 36 pixels long; only where there is no other way, 28. */
const NEAREST = 0.585;
const LEAST = 0.45;
/** In pixels: the mini-map, the chip at its longest, and the row of round buttons under it. */
export const MAP = { x: 10, y: 10, w: 92, h: 76 };
const CHIP = { x: 10, y: 10, w: 200, h: 44 };
const ROW = { x: 10, y: 62, h: 44 };

/** What lies beside the road, hangs over it, or is read just now. */
interface Around {
  /** How wide the buttons under the chip are. */
  row?: number;
  tokens?: { corner: number; x: number; y: number }[];
  /** The corner whose token is explained. */
  told?: number;
}
/** `ends`: the places to stop at, from the car. They are all in sight, and the next line with its sign if it is
 *  near. */
export function wayAhead(
  view: RaceView, track: Track, car: CarView, ends: number[], { row = 0, tokens = [], told }: Around = {},
): Way {
  const next = nextCorner(view, car.progress);
  const signOf = (at: number | undefined): Point[] => [
    ...track.drawing.signs.slice(at, at === undefined ? 0 : at + 1).map((post) => track.at(...post)),
    ...tokens.filter(({ corner }) => corner === at),
  ];
  const sign = next
    ? [...signOf(next.corner), ...letterPlaces(track, view.corners, LETTER_END).slice(next.corner, next.corner + 1)]
    : [];
  const named = told === next?.corner ? [] : signOf(told);
  const way = ends.length
    ? withTold(toEnds(view, track, car, Math.max(...ends), next?.left, sign), named)
    : onwards(view, track, car, next?.left, sign, named);
  return {
    ...way,
    shy: shyOf(view, track, row, tokens, 2 * FIRST, halves(-BACK, OPEN).map((ahead) => track.at(car.progress + ahead))),
  };
}

/** Onlookers have no car of their own: they see all of them. */
export function wholeField(view: RaceView, track: Track, { row = 0, tokens = [] }: Around = {}): Way {
  const points = onRoad(view).map(({ progress }) => track.at(progress));
  return {
    points, room: HALF + EDGE, scale: SCALE, must: points.length, shy: shyOf(view, track, row, tokens, points.length),
  };
}

/** What must not lie under what hangs over the board, cars and road if that can be; so many points stay in sight. */
function shyOf(
  view: RaceView, track: Track, row: number, tokens: Point[], keep: number, road: Point[] = [],
): Way["shy"] {
  const discs: Disc[] = [
    ...track.drawing.signs.map((post) => ({ ...track.at(...post), r: SIGN })),
    ...tokens.map(({ x, y }) => ({ x, y, r: TOKEN })),
  ];
  const cars = onRoad(view).map(({ progress, spot }) => ({
    ...track.at(progress, track.spotOff(progress, spot)), r: CAR,
  }));
  const rather = [...cars, ...road.map(({ x, y }) => ({ x, y, r: HALF }))];
  return { discs, rather, hung: (width) => hungOver(width, row), keep, scale: LEAST, half: HALF };
}

export const hungOver = (width: number, row: number, map: Box | null = MAP): Box[] => [
  ...(map ? [map] : []),
  ...[CHIP, { ...ROW, w: row }].filter(({ w }) => w).map((box) => ({ ...box, x: width - box.x - box.w })),
];

/** Where the mini-map hides neither car, sign, nor the road to the next line, in pixels of a window that shows so
 *  much of the board; else it goes. */
export function mapPlace({ points, shy, wish }: Way, seen: Box, unit: number): Box | null {
  const [left, right, low] = [MAP.x, seen.w * unit - MAP.x - MAP.w, seen.h * unit - MAP.y - MAP.h];
  const places = [MAP, { ...MAP, x: left, y: low }, { ...MAP, x: right, y: low }];
  const discs = shy
    ? [...shy.discs, ...shy.rather, ...points.slice(0, wish?.counts.at(-1)).map((at) => ({ ...at, r: shy.half }))]
    : [];
  const free = ({ x, y, w, h }: Box) =>
    discs.every(
      (disc) => fromBox({ x: seen.x + x / unit, y: seen.y + y / unit, w: w / unit, h: h / unit }, disc) >= disc.r,
    );
  return places.find(free) ?? null;
}

type Wished = Way & { wish: { counts: [number, ...number[]]; scale: number } };
/** What matters most comes first: a window that is too small leaves out the end. Whoever is next to the car is
 *  always in sight, and the corner that is told of, if it is near. */
function onwards(
  view: RaceView, track: Track, car: CarView, left: number | undefined, sign: Point[], told: Point[],
): Wished {
  const line = left === undefined ? 0 : left + 1;
  const backwards = line <= FAR ? Math.max(FIRST, line + 0.1) : FIRST + 0.1;
  const own = track.at(car.progress);
  const behind = onRoad(view)
    .filter(({ progress }) => progress < car.progress && (progress >= car.progress - NEAR || onGrid(view)))
    .map(({ progress }) => ({ ahead: progress >= car.progress - BACK ? BACK : backwards, at: track.at(progress) }));
  const named = told
    .filter(({ x, y }) => Math.hypot(x - own.x, y - own.y) < TOLD)
    .map((at) => ({ ahead: BACK + 0.1, at }));
  const signs = sign.map((at) => ({ ahead: line, at }));
  const road = halves(0, Math.max(AHEAD, line)).map((ahead) => ({ ahead, at: track.at(car.progress + ahead) }));
  const back = { ahead: 1, at: track.at(car.progress - 1) };
  const points = [...road, back, ...behind, ...named, ...signs].sort((a, b) => a.ahead - b.ahead);
  const upTo = (far: number) => points.filter(({ ahead }) => ahead <= far).length;
  const grid = onGrid(view) ? [upTo(Math.min(line, backwards))] : [];
  const counts: [number] = [upTo(Math.max(line, onGrid(view) ? backwards : BACK))];
  return {
    points: points.map(({ at }) => at), room: HALF + EDGE, scale: SCALE, must: upTo(BACK),
    wish: { counts, spare: [...grid, upTo(FIRST), upTo(BACK + 0.1)], near: NEAREST, scale: LEAST },
  };
}
/** Before the start, the whole grid: it goes before a line that is far. */
const onGrid = ({ round, phase }: RaceView) => round === 1 && phase === "plan";

/** While one reacts, the cars round about matter more than a line that this turn cannot reach. */
function toEnds(
  view: RaceView, track: Track, car: CarView, last: number, left: number | undefined, sign: Point[],
): Wished {
  const stretch = (from: number, to: number) => halves(from, to).map((ahead) => track.at(car.progress + ahead));
  const reacts = view.phase === "drive";
  const must = stretch(0, last + 0.5);
  const back = reacts ? stretch(-BACK, -0.5).reverse() : [];
  const line =
    left === undefined || (reacts && left > last + REACH)
      ? []
      : [...(left > last ? stretch(last + 1, left + 0.5) : []), ...sign];
  const rest = stretch(last + 1, Math.max(AHEAD, last + 1));
  const ahead = must.length + line.length;
  const followed = ahead + (reacts ? 2 * closeBehind(view, car) : 0);
  return {
    points: [...must, ...line, ...back, ...rest], room: HALF + PRICED_EDGE, scale: SCALE, must: must.length,
    wish: { more: [ahead + back.length], counts: [followed], spare: [ahead], near: NEAREST, scale: LEAST },
  };
}
/** How far behind the last of those is who are next to a car; 0: nobody is. */
const closeBehind = (view: RaceView, { progress }: CarView) =>
  Math.max(
    0,
    ...onRoad(view)
      .map((other) => progress - other.progress)
      .filter((behind) => behind <= BACK),
  );

/** What is explained is in sight, too, where the way to the next line leaves room for it. */
function withTold(way: Wished, told: Point[]): Wished {
  const { points, wish } = way;
  const [count] = wish.counts;
  return {
    ...way, points: [...points.slice(0, count), ...told, ...points.slice(count)],
    wish: { ...wish, counts: [count + told.length, ...wish.counts] },
  };
}

/** From one place to another in steps of half a space. */
const halves = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(2 * (to - from)) + 1) }, (_, i) => from + i / 2);
