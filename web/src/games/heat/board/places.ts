/** Where things stand beside the road: prices of pads, and the flag of the own car. */
import { fromBox, type Box, type Disc } from "../../../table/board/camera";
import {
  boxAt, clearPlace as clearOf, fromWay, hides, inside, overlap, settle, type Choice,
} from "../../../table/board/labels";
import type { Pad } from "../pads";
import { FULL } from "../outlook";
import type { Corner } from "../state";

/** All that a drawing asks of a corner. */
type Line = Pick<Corner, "line_before">;
import { type Place } from "../../../table/road/road";
import { HALF, type Track } from "../track";

export interface PadPlace {
  pad: Pad;
  p: Place;
  wide: number;
  /** Where its price is told, and how large. */
  tag: Place;
  size: number;
  /** Where its symbols stand: side by side on the edge that looks away from the other lane. */
  marks: { mark: string; at: Place }[];
}
export const SIGN = 32;
const PAD = 24;
const TAG = 24;
export const CAR = 28;
export const TOKEN = 22;
/** So far from the road's edge stands a pad that has no place on it. */
const BESIDE = 20;
/** So far from the middle of a pad its symbols stand, and so far apart in spaces. */
const RIM = 24;
const APART = 0.44;
const MARK = 13;
const LETTER = 12;
const STAND = 20;
/** A letter stands at the other end of its corner's line. */
const FAR = HALF + 26;
/** A window that has this in sight, and as much as the road needs beside it, has the letter in sight. */
export const LETTER_END = FAR + LETTER - HALF;
/** Half a flag. */
export const FLAG = { w: 29, h: 15 };
/** As far from everything as a flag needs to be. */
const ENOUGH = 8;
/** Along the road and away from it a flag may stand off so far; each step must be worth it. */
const STEPS = [0, -0.5, 0.5, -1, 1, -1.6, 1.6];
const OFFS = [18, 26, 34, 46, 76];
const STEP_COST = 5;
const OFF_COST = 0.1;
const FAR_SIDE_COST = 7;
/** A stem over another car would point at that one. */
const CROSSED_COST = 20;
/** No flag lies on a place to stop at or on its symbols, or under what hangs over the board: the other side of the
 *  road is free. */
const FORBIDDEN_COST = 40;
/** Cut off at the edge is worse than anything that it might hide. */
const EDGE_COST = 4;

/** `grow` makes prices larger where the board is small: they keep apart by as much. */
export function padPlaces(track: Track, pads: Pad[], corners: Line[], grow: number): PadPlace[] {
  return pads.map((pad) => {
    const line = corners[pad.corner]?.line_before ?? pad.to;
    const outer = -track.turn(line - 0.5);
    // No pad lies under a car: where both spots are taken it stands beside the road, across from the prices.
    const off = pad.spot === FULL ? -outer * (HALF + BESIDE) : track.spotOff(pad.to, pad.spot);
    const [p, a, b] = [track.at(pad.to, off), track.at(pad.to - 0.5, off), track.at(pad.to + 0.5, off)];
    const wide = Math.max(22, Math.min(52, Math.hypot(b.x - a.x, b.y - a.y) - 5));
    const outside = outer * (HALF + 34 * grow + pad.stack * 40 * grow);
    const marks = pad.marks.map((mark, i) => ({
      mark, at: track.at(pad.to + APART * (i - (pad.marks.length - 1) / 2), off + Math.sign(off) * RIM),
    }));
    return { pad, p, wide, tag: track.at(pad.to, outside), size: grow, marks };
  });
}

/** A pad's height in its lane, the width of its figures, and the least air beside both. */
const HIGH = 31;
const FIGURE = { firm: 12.5, chosen: 12.5, faint: 10.5 };
const AIR = 10;

/** How large a pad's words are: they stand upright, however the pad lies. */
export function wordScale({ pad, p, wide }: Pick<PadPlace, "pad" | "p" | "wide">, tall: number): number {
  const turn = (p.deg * Math.PI) / 180;
  const room = Math.min(wide / Math.abs(Math.cos(turn)), (HIGH * tall) / Math.abs(Math.sin(turn))) - AIR;
  return Math.min(tall, room / (FIGURE[pad.look] * pad.words.length));
}

/** Half a price on its pill. */
export const priceHalf = ({ price, priceLook, run }: Pad) =>
  priceLook === "spin" ? (run ? 36 + 8 * run.length : 33) : 18 + 6 * (price?.length ?? 0);
export const priceBox = ({ pad, tag, size }: Pick<PadPlace, "pad" | "tag" | "size">): Box =>
  boxAt(tag, 2 * priceHalf(pad) * size, HIGH * size);
const PRICE_STEPS = [0, -0.25, 0.25, -0.5, 0.5, -0.8, 0.8, -1.2, 1.2];
const PRICE_OFFS = [22, 28, 34, 48, 64, 84, 108, 136];
const PRICE_OFF_COST = 0.2;
/** At the edge of its pad a price is so much smaller; there it may stand a little before or behind. */
const SMALL = 0.8;
const SMALL_STEPS = [0, -0.25, 0.25, -0.5, 0.5];
/** Half a pad's number, and some air. */
const NUMBER = 12;
/** So much of something else a price may hide. */
const SLIGHT = 3;
/** Where there is room, the others are so many times as far from a price as its own pad. */
const CLEARLY = 1.2;
/** A car from above: so far from its middle its ends are, and so broad is each. */
const END = 18;
const BROAD = 15;
/** A pad that a tick would run through. */
const THROUGH = 16;
/** Prices move aside until they hide nothing round and no pad, lie over no other price, and are in sight beside the
 *  buttons.
 *  Each is told beside its own pad: where there is no such place, at the pad's edge. */
export function spreadPrices(
  track: Track, places: PadPlace[], discs: Disc[], seen: Box, boxes: Box[], grow: number, cars: Standing[] = [],
): PadPlace[] {
  const road = roadDiscs(track);
  const around = [...discs, ...padDiscs(places.filter(({ pad }) => !pad.covered))];
  const standing = cars.map((car) => standOf(track, car));
  const weighed = (place: PadPlace, size: number, tags: Tagged[], round: Disc[]) =>
    tags.map(({ tag, cost }): Priced => {
      const box = priceBox({ ...place, tag, size });
      return { at: tag, tag, size, cost, box, hidden: hides(box, { round, boxes, seen }) };
    });
  const free = (place: PadPlace) => {
    const own = besidePad(track, place, grow).filter(({ tag }) => isOwn(place, tag, places, standing));
    return weighed(place, grow, own, [...around, ...road]).filter(({ hidden }) => hidden <= SLIGHT);
  };
  const tight = (place: PadPlace) => {
    const tags = [...atPad(track, place, grow), ...besidePad(track, place, SMALL * grow)];
    const own = tags.filter(({ tag }) => isOwn(place, tag, places, standing, 1));
    const but = around.map((disc) => (disc.x === place.p.x && disc.y === place.p.y ? { ...disc, r: NUMBER } : disc));
    return weighed(place, SMALL * grow, own.length ? own : tags, but);
  };
  const priced = places.filter(({ pad }) => pad.price !== null);
  const told = settle(priced.map((place) => ({ free: free(place), else: () => tight(place) })));
  return places.map((place) => {
    const found = told[priced.indexOf(place)];
    return found ? { ...place, tag: found.tag, size: found.size } : place;
  });
}
interface Tagged {
  tag: Place;
  cost: number;
}
type Priced = Choice & { tag: Place; size: number };
interface Standing {
  progress: number;
  spot: number;
}
const standOf = (track: Track, { progress, spot }: Standing) => track.at(progress, track.spotOff(progress, spot));
const roadDiscs = (track: Track): Disc[] => track.drawing.line.map(([x, y]) => ({ x, y, r: HALF }));
const signDiscs = (track: Track): Disc[] =>
  track.drawing.signs.map(([space, off]) => ({ ...track.at(space, off), r: SIGN }));
/** The side of the road on which a pad's lane lies. */
const laneSide = (track: Track, { pad, p }: PadPlace) => {
  const middle = track.at(pad.to);
  const turn = (middle.deg * Math.PI) / 180;
  return (p.y - middle.y) * Math.cos(turn) - (p.x - middle.x) * Math.sin(turn) < 0 ? -1 : 1;
};

/** Straight out from the pad, over its own lane if that can be. */
function besidePad(track: Track, place: PadPlace, grow: number): Tagged[] {
  const own = laneSide(track, place);
  return [own, -own].flatMap((side) =>
    PRICE_OFFS.flatMap((off) =>
      PRICE_STEPS.map((step) => ({
        tag: track.at(place.pad.to + step, side * (HALF + off * grow)),
        cost: Math.abs(step) * STEP_COST + (off - 22) * PRICE_OFF_COST + (side === own ? 0 : FAR_SIDE_COST),
      })),
    ),
  );
}
/** On the pad's edge, off its number: away from the other lane if that can be. */
function atPad(track: Track, place: PadPlace, grow: number): Tagged[] {
  const own = laneSide(track, place);
  const turn = (place.p.deg * Math.PI) / 180;
  const away =
    NUMBER * Math.min(1.2, grow) +
    SMALL * grow * (Math.abs(Math.sin(turn)) * priceHalf(place.pad) + Math.abs(Math.cos(turn)) * 15.5);
  return [own, -own].flatMap((side) =>
    SMALL_STEPS.map((step) => {
      const [along, across] = [step * place.wide, side * away];
      return {
        tag: {
          ...place.p, x: place.p.x - across * Math.sin(turn) + along * Math.cos(turn),
          y: place.p.y + across * Math.cos(turn) + along * Math.sin(turn),
        },
        cost: Math.abs(step) + (side === own ? 0 : FAR_SIDE_COST),
      };
    }),
  );
}
/** No other pad or car is nearer to a price than its own pad, and its tick runs through none of them. */
function isOwn({ pad, p }: PadPlace, tag: Place, places: PadPlace[], cars: Place[], clearly = CLEARLY): boolean {
  const strange = places.filter((other) => other.pad.to !== pad.to && !other.pad.covered).map((other) => other.p);
  const far = Math.hypot(tag.x - p.x, tag.y - p.y);
  return (
    [...strange, ...cars].every(({ x, y }) => Math.hypot(tag.x - x, tag.y - y) > clearly * far) &&
    cars.every((car) => endsOf(car).every((end) => fromWay(p, tag, end) > BROAD)) &&
    strange.every((other) => fromWay(p, tag, other) > THROUGH)
  );
}
function endsOf({ x, y, deg }: Place) {
  const turn = (deg * Math.PI) / 180;
  return [-END, 0, END].map((along) => ({ x: x + along * Math.cos(turn), y: y + along * Math.sin(turn) }));
}

/** Where the letters of the corners stand. */
export const letterPlaces = (track: Track, corners: Line[], off = FAR): Place[] =>
  corners.map(({ line_before }, i) =>
    track.at(line_before - 0.5, -Math.sign(track.drawing.signs[i]?.[1] ?? -track.turn(line_before - 0.5)) * off),
  );

/** Places to stop at with their symbols. */
const padDiscs = (places: PadPlace[]): Disc[] =>
  places.flatMap(({ p, marks }) => [{ ...p, r: PAD }, ...marks.map(({ at }) => ({ ...at, r: MARK }))]);

/** What a flag must not hide: signs with their tokens, letters, stands, pads with their prices, and other cars. */
export function inTheWay(
  track: Track, places: PadPlace[], cars: Standing[], corners: Line[] = [], tokens: { x: number; y: number }[] = [],
): Disc[] {
  const { stands, pits } = track.drawing;
  return [
    ...letterPlaces(track, corners).map(({ x, y }) => ({ x, y, r: LETTER })),
    ...[...stands, ...pits].flatMap(([from, to, off]) =>
      Array.from({ length: Math.ceil((to - from) * 2) + 1 }, (_, i) => ({
        ...track.at(Math.min(to, from + i / 2), off), r: STAND,
      })),
    ),
    ...tokens.map(({ x, y }) => ({ x, y, r: TOKEN })),
    ...signDiscs(track),
    ...padDiscs(places),
    ...places.filter(({ pad }) => pad.price !== null).map(({ tag }) => ({ ...tag, r: TAG })),
    ...cars.map((car) => ({ ...standOf(track, car), r: CAR })),
  ];
}

export const flagBox = (at: { x: number; y: number }, grow: number): Box =>
  boxAt(at, 2 * FLAG.w * grow, 2 * FLAG.h * grow);

/** The place beside a car, inside what is in sight, where its flag hides least: on the car's own side if it can be. */
export function flagPlace(
  track: Track, car: Standing, discs: Disc[], others: Standing[], seen: Box, grow = 1, pads: PadPlace[] = [],
  taken: Box[] = [],
): Place {
  const solid = [...discs, ...roadDiscs(track)];
  const [own, rivals] = [standOf(track, car), others.map((other) => standOf(track, other))];
  const near = Math.sign(track.spotOff(car.progress, car.spot));
  const covered = [...taken, ...pads.filter(({ pad }) => pad.price !== null).map(priceBox)];
  const stops = padDiscs(pads);
  /** How much air it has; little is worth as much as much. */
  const room = (box: Box) => {
    const edge = inside(box, seen);
    return Math.min(ENOUGH, edge < 0 ? EDGE_COST * edge : edge, ...solid.map((disc) => fromBox(box, disc) - disc.r));
  };
  const crosses = (place: Place) => rivals.some((rival) => fromWay(own, place, rival) < CAR / 2);
  const forbidden = (box: Box) =>
    stops.some((disc) => fromBox(box, disc) < disc.r) || covered.some((other) => overlap(box, other) > 0);
  const places = STEPS.flatMap((step) =>
    OFFS.flatMap((off) =>
      [near, -near].map((side) => ({ step, off, side, at: track.at(car.progress + step, side * (HALF + off * grow)) })),
    ),
  );
  const worth = places.map(({ step, off, side, at }) => {
    const box = flagBox(at, grow);
    const cost = Math.abs(step) * STEP_COST + off * OFF_COST + (side === near ? 0 : FAR_SIDE_COST);
    return { at, worth: room(box) - cost - (crosses(at) ? CROSSED_COST : 0) - (forbidden(box) ? FORBIDDEN_COST : 0) };
  });
  return worth.reduce((best, other) => (other.worth > best.worth ? other : best)).at;
}

/** The first of several places that hides neither road nor signs; else the one farthest from what must be seen. */
export const clearPlace = (track: Track, places: Box[], seen: { x: number; y: number }[]): Box =>
  clearOf(places, [...roadDiscs(track), ...signDiscs(track)], seen);
