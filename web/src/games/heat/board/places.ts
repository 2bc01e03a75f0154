/** Where things stand beside the road: prices of pads, and the flag of the own car. */
import type { Box } from "../../../table/board/camera";
import type { Pad } from "../pads";
import type { Corner } from "../state";
import { HALF, type Place, type Track } from "../track";

export interface PadPlace {
  pad: Pad;
  p: Place;
  wide: number;
  /** Where its price is told. */
  tag: Place;
}
/** Something round that must not be hidden. */
export interface Disc {
  x: number;
  y: number;
  r: number;
}
const SIGN = 38;
const PAD = 27;
const TAG = 28;
const CAR = 30;
const TOKEN = 24;
const BESIDE = HALF + 46;
/** As far from everything as a flag needs to be. */
const ENOUGH = BESIDE - HALF;
/** Along the road a flag may stand off so far; each step must be worth it. */
const STEPS = [0, -0.8, 0.8, -1.6, 1.6];
const STEP_COST = 4;

/** `grow` makes prices larger where the board is small: they keep apart by as much. */
export function padPlaces(track: Track, pads: Pad[], corners: Corner[], grow: number): PadPlace[] {
  return pads.map((pad) => {
    const off = track.spotOff(pad.to, pad.spot);
    const [p, a, b] = [track.at(pad.to, off), track.at(pad.to - 0.5, off), track.at(pad.to + 0.5, off)];
    const wide = Math.max(22, Math.min(52, Math.hypot(b.x - a.x, b.y - a.y) - 5));
    const line = corners[pad.corner]?.line_before ?? pad.to;
    const outside = -track.turn(line - 0.5) * (HALF + 34 * grow + pad.stack * 40 * grow);
    return { pad, p, wide, tag: track.at(pad.to, outside) };
  });
}

/** What a flag must not hide: signs with their tokens, pads with their prices, and other cars. */
export function inTheWay(track: Track, places: PadPlace[], cars: { progress: number; spot: number }[], tokens: { x: number; y: number }[] = []): Disc[] {
  return [
    ...tokens.map(({ x, y }) => ({ x, y, r: TOKEN })),
    ...track.drawing.signs.map(([space, off]) => ({ ...track.at(space, off), r: SIGN })),
    ...places.map(({ p }) => ({ ...p, r: PAD })),
    ...places.filter(({ pad }) => pad.price !== null).map(({ tag }) => ({ ...tag, r: TAG })),
    ...cars.map(({ progress, spot }) => ({ ...track.at(progress, track.spotOff(progress, spot)), r: CAR })),
  ];
}

/** The place beside a car where its flag hides least. */
export function flagPlace(track: Track, progress: number, discs: Disc[]): Place {
  const [left, top, width, height] = track.drawing.view;
  const road = track.drawing.line.map(([x, y]) => ({ x, y, r: HALF }));
  const free = track.freeSide(progress, BESIDE);
  const room = (place: Place) => {
    const gaps = [...discs, ...road].map(({ x, y, r }) => Math.hypot(x - place.x, y - place.y) - r);
    const edge = Math.min(place.x - left, left + width - place.x, place.y - top, top + height - place.y);
    return Math.min(ENOUGH, edge, ...gaps);
  };
  const places = STEPS.flatMap((step) => [free, -free].map((side) => ({ place: track.at(progress + step, side * BESIDE), cost: Math.abs(step) * STEP_COST + (side === free ? 0 : 1) })));
  return places.map(({ place, cost }) => ({ place, worth: room(place) - cost })).sort((a, b) => b.worth - a.worth)[0]!.place;
}

/** The first of several places that hides neither road nor signs; else the one farthest from what must be seen. */
export function clearPlace(track: Track, places: Box[], seen: { x: number; y: number }[]): Box {
  const solid = [...track.drawing.line.map(([x, y]) => ({ x, y, r: HALF })), ...track.drawing.signs.map(([space, off]) => ({ ...track.at(space, off), r: SIGN }))];
  const away = (box: Box, { x, y }: { x: number; y: number }) => Math.hypot(Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h));
  const free = places.find((box) => solid.every((thing) => away(box, thing) > thing.r));
  const nearest = (box: Box) => Math.min(...seen.map((point) => away(box, point)));
  return free ?? places.toSorted((a, b) => nearest(b) - nearest(a))[0]!;
}
