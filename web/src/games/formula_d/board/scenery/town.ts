/** Houses along the streets, their lit windows, and stands with people. */
import type { Point } from "../../../../table/board/camera";
import { HALF, PIT_OFF, type Track } from "../../track";
import { block, scatter, VERGE, type Land, type Spot } from "./land";

const PLOT = 168;
const HOUSE = { least: 62, more: 62 };
const ROOF = 14;
const LIT = 0.3;
const PANE = 7;
/** Towns are dense at the road and thin out behind. */
const DENSE = 400;

export interface Houses {
  walls: string;
  roofs: string;
  warm: string;
  cold: string;
  /** Where each stands, and how far it reaches. */
  spots: Spot[];
}
/** `share`: how many of the plots are built on, of 1. */
export function houses(land: Land, share: number, free: (at: Point, r: number) => boolean): Houses {
  const found: Houses = { walls: "", roofs: "", warm: "", cold: "", spots: [] };
  const { next } = land;
  for (const at of scatter(land, PLOT)) {
    const [w, h] = [HOUSE.least + next() * HOUSE.more, HOUSE.least + next() * HOUSE.more * 0.6];
    const [built, bright, turned] = [next(), next(), next()];
    const r = Math.hypot(w, h) / 2;
    const { far, deg } = land.near(at);
    if (far < r + VERGE || built > share * (far < DENSE ? 1 : 0.35) || !free(at, r)) continue;
    const lies = deg + (turned - 0.5) * 16;
    found.walls += block(at, w, h, lies);
    found.roofs += block(at, w - ROOF, h - ROOF, lies);
    found.spots.push({ ...at, r });
    for (const pane of panes(at, w, h, lies, next)) {
      if (bright < LIT) found.cold += block(pane, PANE, PANE, lies);
      else found.warm += block(pane, PANE, PANE, lies);
    }
  }
  return found;
}
function panes({ x, y }: Point, w: number, h: number, deg: number, next: () => number): Point[] {
  const turn = (deg * Math.PI) / 180;
  return Array.from({ length: Math.floor(next() * 4) }, () => {
    const [dx, dy] = [(next() - 0.5) * (w - 34), (next() - 0.5) * (h - 34)];
    return { x: x + dx * Math.cos(turn) - dy * Math.sin(turn), y: y + dx * Math.sin(turn) + dy * Math.cos(turn) };
  });
}

export interface Stand {
  slab: string;
  rows: string[];
  front: string;
  spots: Spot[];
}
const STAND = { off: HALF + 82, half: 26, long: 5, every: 2 };
const ROWS = [-14, -4, 6, 16];
const STEP = 0.5;
/** Beside the line, across from the pits, and behind the ends of some corners: wherever no other road is near. */
export function stands(land: Land): Stand[] {
  const { track } = land;
  const line = { from: -6, side: track.drawing.pit.lane === 3 ? -1 : 1 };
  const ends = track.drawing.corners.flatMap((_, corner) =>
    corner % STAND.every ? [] : [{ from: track.bend(corner)[1] + 0.5, side: -track.hand(corner) }],
  );
  return [line, ...ends].flatMap(({ from, side }) => {
    const to = from + STAND.long;
    const spots = Array.from({ length: STAND.long / STEP + 1 }, (_, i) => ({
      ...track.at(from + i * STEP, side * STAND.off), r: STAND.half,
    }));
    if (!spots.every((at) => land.near(at).far > STAND.half + VERGE / 2)) return [];
    return [{ ...standAt(track, from, to, side), spots }];
  });
}
function standAt(track: Track, from: number, to: number, side: number) {
  const at = (off: number) => track.along(from, to, side * (STAND.off + off));
  return { slab: at(0), rows: ROWS.map(at), front: at(-STAND.half - 4) };
}

/** Masts whose light lies on the road: at every corner, and along what is straight. */
export function lights(land: Land): Point[] {
  const { track } = land;
  const off = PIT_OFF + 46;
  const places = track.drawing.corners.flatMap((_, corner) => {
    const [from, to] = track.bend(corner);
    return [{ along: (from + to) / 2, side: -track.hand(corner) }, { along: to + 6, side: track.hand(corner) }];
  });
  return places.map(({ along, side }) => track.at(along, side * off)).filter((at) => land.near(at).far > VERGE);
}
