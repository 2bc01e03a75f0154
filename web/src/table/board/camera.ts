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

/** Something round that must not be hidden. */
export interface Disc extends Point {
  r: number;
}
/** How far a point is from a box. */
export const fromBox = ({ x, y, w, h }: Box, at: Point) =>
  Math.hypot(Math.max(x - at.x, 0, at.x - x - w), Math.max(y - at.y, 0, at.y - y - h));

/** Moved so that it shows nothing beyond the whole, where it is small enough for that. */
export function inside(box: Box, whole: Box): Box {
  const shift = (from: number, size: number, start: number, all: number) =>
    size > all ? from : Math.max(start, Math.min(start + all - size, from));
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
  return {
    x: (shot.width - shot.box.w * unit) / 2 - shot.box.x * unit,
    y: (shot.height - shot.box.h * unit) / 2 - shot.box.y * unit,
  };
}

/** How what was painted for one shot has to be moved and stretched so that it fits another. */
export function onto(painted: Shot, shown: Shot): { x: number; y: number; scale: number } {
  const scale = pixelsAUnit(shown) / pixelsAUnit(painted);
  const [from, to] = [origin(painted), origin(shown)];
  return { x: to.x - from.x * scale, y: to.y - from.y * scale, scale };
}
