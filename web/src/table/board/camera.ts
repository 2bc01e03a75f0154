/** The part of a board that is on screen, as an SVG viewBox. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** A box as it lies in a window of so many pixels: it fills it, and what hangs over is cut off on both sides alike. */
export interface Shot {
  box: Box;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** The box grown to the shape of the window, so that board units and pixels keep one scale. */
export function fit(box: Box, width: number, height: number): Box {
  if (!width || !height) return box;
  const scale = Math.min(width / box.w, height / box.h);
  const [w, h] = [width / scale, height / scale];
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** What a window follows: a way from the piece onwards, with room beside it, at so many pixels a unit. */
export interface Way {
  points: Point[];
  room: number;
  scale: number;
  /** So many of the first points are shown, from farther away if they have to be. */
  must?: number;
  /** So many are shown from farther away, too, but from no farther than this. */
  wish?: { count: number; scale: number };
  shy?: Shy;
}
/** Something round that must not be hidden. */
export interface Disc extends Point {
  r: number;
}
/** What hangs over a window keeps off these: for that the way is shown not so far, then from farther away, then without what is only wished for, then with what lies beyond the board. */
export interface Shy {
  discs: Disc[];
  /** What hangs there, in pixels of a window of this width. */
  hung: (width: number) => Box[];
  /** So many points are shown in any case. */
  keep: number;
  /** From no farther away than this. */
  scale: number;
}
/** As much of a way as fits into the window below what hangs over its top (in pixels); nothing beyond the board's edge is shown without need. */
export function follow(way: Way, width: number, height: number, top: number, whole: Box): Box {
  const { points, room, scale: nearest, must = 0, wish, shy } = way;
  const high = Math.max(1, height - top);
  const seen = (count: number) => around(points.slice(0, count), room);
  const fits = (count: number) => (count ? Math.min(nearest, width / seen(count).w, high / seen(count).h) : nearest);
  const reach = (scale: number, sure: number) => {
    let count = points.length;
    while (count > Math.max(1, sure) && fits(count) < scale) count--;
    return count;
  };
  const shot = (scale: number, count: number, dx = 0, dy = 0, beyond = false): Box => {
    const [w, h, hidden] = [width / scale, high / scale, top / scale];
    const box = seen(count);
    const put = { x: box.x + (box.w - w) / 2 + dx / scale, y: box.y + (box.h - h) / 2 + dy / scale, w, h };
    const low = beyond ? put : inside(put, whole);
    return { ...low, y: low.y - hidden, h: low.h + hidden };
  };
  const clear = ({ discs, hung, keep, scale: least }: Shy, sure: number, beyond = false): Box | undefined => {
    const boxes = hung(width);
    for (const scale of scales(fits(sure), least)) {
      const most = reach(scale, sure);
      for (let count = most; count >= Math.max(1, sure, Math.min(keep, most)); count--) {
        const { w, h } = seen(count);
        const found = moves(width - w * scale, high - h * scale).map(([dx, dy]) => shot(scale, count, dx, dy, beyond)).find((box) => uncovered(box, scale, boxes, discs));
        if (found) return found;
      }
    }
    return undefined;
  };
  const sure = wish && fits(wish.count) >= wish.scale ? wish.count : must;
  return (shy && top && (clear(shy, sure) ?? clear(shy, must) ?? clear(shy, must, true))) || shot(fits(sure), reach(fits(sure), sure));
}
/** From near to far. */
const scales = (first: number, least: number) => Array.from({ length: SCALES }, (_, i) => first + ((Math.min(first, least) - first) * i) / (SCALES - 1));
const SCALES = 8;
/** The window is moved aside in steps of so many pixels. */
const ASIDE = 8;
/** A hair of room between what hangs there and what it keeps off. */
const HAIR = 4;

/** All ways to move a window with so much to spare, the shortest first. */
function moves(wide: number, high: number): Pair[] {
  const steps = (spare: number) => {
    const most = Math.max(0, Math.floor(spare / 2 / ASIDE));
    return Array.from({ length: 2 * most + 1 }, (_, i) => (i - most) * ASIDE);
  };
  return steps(wide).flatMap((dx) => steps(high).map((dy): Pair => [dx, dy])).sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
}
type Pair = [number, number];
const uncovered = (shot: Box, scale: number, hung: Box[], discs: Disc[]) =>
  hung.every(({ x, y, w, h }) => discs.every((disc) => fromBox({ x: shot.x + x / scale, y: shot.y + y / scale, w: w / scale, h: h / scale }, disc) >= disc.r + HAIR / scale));
/** How far a point is from a box. */
export const fromBox = ({ x, y, w, h }: Box, at: Point) => Math.hypot(Math.max(x - at.x, 0, at.x - x - w), Math.max(y - at.y, 0, at.y - y - h));

/** Moved so that it shows nothing beyond the whole, where it is small enough for that. */
function inside(box: Box, whole: Box): Box {
  const shift = (from: number, size: number, start: number, all: number) => (size > all ? from : Math.max(start, Math.min(start + all - size, from)));
  return { ...box, x: shift(box.x, box.w, whole.x, whole.w), y: shift(box.y, box.h, whole.y, whole.h) };
}

/** Zooms by a factor and keeps the board point under `at` (0..1 of the window) where it is. */
export function zoom(box: Box, factor: number, at: Point, whole: Box, closest = 6): Box {
  const w = Math.max(whole.w / closest, Math.min(whole.w, box.w / factor));
  const h = (w * box.h) / box.w;
  return keepIn({ x: box.x + (box.w - w) * at.x, y: box.y + (box.h - h) * at.y, w, h }, whole);
}

export function pan(box: Box, dx: number, dy: number, whole: Box): Box {
  return keepIn({ ...box, x: box.x - dx, y: box.y - dy }, whole);
}

/** Some board always stays in sight: the middle of the window may not leave it. */
export function keepIn(box: Box, whole: Box): Box {
  const shift = (from: number, size: number, start: number, all: number) => {
    const half = Math.min(size, all) / 2;
    return Math.max(start + half, Math.min(start + all - half, from + size / 2)) - size / 2;
  };
  return { ...box, x: shift(box.x, box.w, whole.x, whole.w), y: shift(box.y, box.h, whole.y, whole.h) };
}

/** A box round points, with room at the edges. */
export function around(points: Point[], room: number): Box {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, w: Math.max(...xs) + room - x, h: Math.max(...ys) + room - y };
}

export const between = (a: Box, b: Box, k: number): Box => ({
  x: a.x + (b.x - a.x) * k,
  y: a.y + (b.y - a.y) * k,
  w: a.w + (b.w - a.w) * k,
  h: a.h + (b.h - a.h) * k,
});

const pixelsAUnit = ({ box, width, height }: Shot) => Math.max(width / box.w, height / box.h);
/** Where the board's own origin lies, in pixels of the window. */
function origin(shot: Shot): Point {
  const unit = pixelsAUnit(shot);
  return { x: (shot.width - shot.box.w * unit) / 2 - shot.box.x * unit, y: (shot.height - shot.box.h * unit) / 2 - shot.box.y * unit };
}

/** How what was painted for one shot has to be moved and stretched so that it fits another. */
export function onto(painted: Shot, shown: Shot): { x: number; y: number; scale: number } {
  const scale = pixelsAUnit(shown) / pixelsAUnit(painted);
  const [from, to] = [origin(painted), origin(shown)];
  return { x: to.x - from.x * scale, y: to.y - from.y * scale, scale };
}
