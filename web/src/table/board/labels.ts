/** Words on a board: each has room of its own beside what it tells of, and hides nothing that must be seen. */
import { fromBox, type Box, type Disc, type Point } from "./camera";

/** A box of this size round a point. */
export const boxAt = ({ x, y }: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
/** What is in sight without its edges. */
export const margined = ({ x, y, w, h }: Box, margin: number): Box => ({
  x: x + margin, y: y + margin, w: w - 2 * margin, h: h - 2 * margin,
});
/** By how much two boxes lie over each other. */
export const overlap = (box: Box, other: Box) =>
  Math.min(box.x + box.w - other.x, other.x + other.w - box.x, box.y + box.h - other.y, other.y + other.h - box.y);
/** How far the edge of what is in sight lies beyond a box. */
export const inside = (box: Box, seen: Box) =>
  Math.min(box.x - seen.x, box.y - seen.y, seen.x + seen.w - box.x - box.w, seen.y + seen.h - box.y - box.h);

/** How far a point is from the way between two others. */
export function fromWay(a: Point, b: Point, at: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const k = Math.max(0, Math.min(1, ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + k * dx - at.x, a.y + k * dy - at.y);
}

/** What a word may lie over only where there is no other room, and the part of the board that is in sight. */
export interface Around {
  round: Disc[];
  boxes: Box[];
  seen: Box;
}
/** So near the edge of what is in sight is cut off already. */
const EDGE = 4;
const AIR = 2;

/** By how much a box lies over what is round, over other boxes, and outside what is in sight. */
export function hides(box: Box, { round, boxes, seen }: Around): number {
  const cut = Math.max(0, EDGE - inside(box, seen));
  const over = boxes.map((other) => Math.max(0, overlap(box, other) + AIR));
  return [...over, ...round.map((disc) => Math.max(0, disc.r - fromBox(box, disc)))].reduce(
    (sum, part) => sum + part, cut,
  );
}

/** A place for a word: the lower its cost, the rather; hiding something costs more than any way. */
export interface Choice {
  at: Point;
  box: Box;
  cost: number;
  hidden: number;
}
const HIDDEN_COST = 10;

/** Places that hide nothing, and others for where there are none. */
export interface Label<C extends Choice> {
  free: C[];
  else: () => C[];
}
/** Each word has one of its places, and none lies over another: whoever has least room is served first. */
export function settle<C extends Choice>(labels: Label<C>[]): C[] {
  const taken: Box[] = [];
  const apart = ({ box }: C) => taken.every((other) => overlap(box, other) < -AIR);
  const total = ({ box, cost, hidden }: C) =>
    cost + HIDDEN_COST * taken.reduce((sum, other) => sum + Math.max(0, overlap(box, other) + AIR), hidden);
  const found = new Map<Label<C>, C>();
  for (const label of [...labels].sort((a, b) => a.free.length - b.free.length)) {
    const clear = label.free.filter(apart);
    const best = (clear.length ? clear : label.else()).reduce((one, other) =>
      total(other) < total(one) ? other : one,
    );
    taken.push(best.box);
    found.set(label, best);
  }
  return labels.map((label) => found.get(label)!);
}

/** The first of several places that lies over nothing solid; else the one farthest from what must be seen. */
export function clearPlace(places: Box[], solid: Disc[], seen: Point[]): Box {
  const free = places.find((box) => solid.every((thing) => fromBox(box, thing) > thing.r));
  const nearest = (box: Box) => Math.min(...seen.map((point) => fromBox(box, point)));
  return free ?? places.toSorted((a, b) => nearest(b) - nearest(a))[0]!;
}
