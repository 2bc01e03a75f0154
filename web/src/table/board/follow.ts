/** A window that follows a way, and keeps what must be seen from under what hangs over it. */
import { around, fromBox, inside, type Box, type Disc, type Point } from "./camera";

/** What a window follows: a way from the piece onwards, with room beside it, at so many pixels a unit. */
export interface Way {
  points: Point[];
  room: number;
  scale: number;
  /** So many of the first points are shown, from farther away if they have to be. */
  must?: number;
  wish?: Wish;
  shy?: Shy;
}
/** So many points are shown from farther away, too: the first of these counts that fits. */
interface Wish {
  counts: number[];
  /** Before these: more than is needed, but only from near. */
  more?: number[];
  /** Where none of them does: less of the way, but enough to find one's place. */
  spare?: number[];
  /** From no farther than this if that can be. */
  near?: number;
  /** In no case from farther than this. */
  scale: number;
}
/** What hangs over a window keeps off these: for that the way is shown not so far, then from farther away, then
 *  without what is only wished for, then with what lies beyond the board. */
export interface Shy {
  discs: Disc[];
  /** It keeps off these, too, where it can. */
  rather: Disc[];
  /** What hangs there, in pixels of a window of this width; the first of them goes away if there is no other room. */
  hung: (width: number) => Box[];
  /** So many points are shown in any case. */
  keep: number;
  /** From no farther away than this. */
  scale: number;
  /** Half as wide as what is followed: where there is no other room, it runs between the things that hang there. */
  half: number;
}
/** How a window is tried: so many points in it, below so many pixels at its top, with these uncovered. */
interface Try {
  sure: number;
  top: number;
  discs: Disc[];
  /** From no farther away than this. */
  least?: number | undefined;
  /** Without the first thing that hangs there. */
  fewer?: boolean;
  beyond?: boolean;
}
/** From the edge of the screen, where something stands between the things that hang there. */
const HEM = 8;

/** As much of a way as fits into the window below what hangs over its top (in pixels); nothing beyond the board's
 *  edge is shown without need. */
export function follow(way: Way, width: number, height: number, top: number, whole: Box): Box {
  const { points, room, scale: nearest, must = 0, wish, shy } = way;
  const boxes = points.map((_, i) => around(points.slice(0, i + 1), room));
  const seen = (count: number) => boxes[count - 1] ?? around(points, room);
  const high = (top: number) => Math.max(1, height - top);
  const fits = (count: number, top: number) =>
    count ? Math.min(nearest, width / seen(count).w, high(top) / seen(count).h) : nearest;
  const reach = (scale: number, { sure, top }: Try) => {
    let count = points.length;
    while (count > Math.max(1, sure) && fits(count, top) < scale) count--;
    return count;
  };
  const shot = (scale: number, count: number, { top, beyond }: Try, dx = 0, dy = 0): Box => {
    const [w, h, hidden] = [width / scale, high(top) / scale, top / scale];
    const box = seen(count);
    const put = { x: box.x + (box.w - w) / 2 + dx / scale, y: box.y + (box.h - h) / 2 + dy / scale, w, h };
    const low = beyond ? put : inside(put, whole);
    return { ...low, y: low.y - hidden, h: low.h + hidden };
  };
  const clear = ({ hung, keep, scale: farthest }: Shy, how: Try): Box | undefined => {
    const { least = farthest } = how;
    const over = hung(width).slice(how.fewer ? 1 : 0);
    for (const scale of scales(fits(how.sure, how.top), least)) {
      const most = reach(scale, how);
      const fewest = Math.max(1, how.sure, Math.min(keep, most));
      const found = (count: number) => {
        const { w, h } = seen(count);
        return nearestFree(width - w * scale, high(how.top) - h * scale, scale, over, how.discs, (dx, dy) =>
          shot(scale, count, how, dx, dy),
        );
      };
      // Where there is no room for the fewest there is none for more.
      const last = found(fewest);
      for (let count = most; last && count > fewest; count--) {
        const more = found(count);
        if (more) return more;
      }
      if (last) return last;
    }
    return undefined;
  };
  const wished = (scale: number, top: number) =>
    [...(wish?.counts ?? []), ...(wish?.spare ?? []), ...(wish?.more ?? [])].filter(
      (count) => fits(count, top) >= scale,
    );
  if (shy && top) {
    for (const how of tries(way, shy, top, wished)) {
      const found = clear(shy, how);
      if (found) return found;
    }
  }
  const plain = { sure: (wish && wished(wish.scale, top)[0]) ?? must, top, discs: [] };
  return shot(fits(plain.sure, top), reach(fits(plain.sure, top), plain), plain);
}

/** The best first. */
function tries(
  { points, must = 0, wish }: Way, { discs, rather, half }: Shy, top: number,
  wished: (scale: number, top: number) => number[],
): Try[] {
  const all = [...discs, ...rather];
  const ways = [
    { discs: all, least: wish?.near }, { discs: all, least: wish?.near, fewer: true },
  ].filter(({ least }) => least);
  const farther = [
    { discs: all }, { discs: all, fewer: true }, { discs }, { discs, fewer: true },
    { discs, fewer: true, beyond: true },
  ];
  const { more = [], counts = [], spare = [] } = wish ?? {};
  const wishes = [
    ...ways.flatMap((how) => [...more, ...counts].flatMap((sure) => under(sure, how))),
    ...counts.flatMap((sure) => farther.flatMap((how) => under(sure, how))),
    ...farther.flatMap((how) => spare.flatMap((sure) => under(sure, how))),
  ];
  /** Below what hangs there, or between it. */
  function under(sure: number, how: Omit<Try, "sure" | "top">): Try[] {
    const fits = (top: number) => wished(how.least ?? wish!.scale, top).includes(sure);
    return [
      ...(fits(top) ? [{ ...how, sure, top }] : []),
      ...(fits(HEM)
        ? [
            {
              ...how, sure, top: HEM,
              discs: [...how.discs, ...points.slice(0, sure).map((point) => ({ ...point, r: half }))],
            },
          ]
        : []),
    ];
  }
  return [
    ...wishes, { sure: must, top, discs: all }, { sure: must, top, discs }, { sure: must, top, discs, beyond: true },
  ];
}

/** From near to far. */
const scales = (first: number, least: number) =>
  first <= least ? [first] : Array.from({ length: SCALES }, (_, i) => first + ((least - first) * i) / (SCALES - 1));
const SCALES = 6;
/** The window is moved aside in steps of so many pixels. */
const ASIDE = 10;
/** A hair of room between what hangs there and what it keeps off. */
const HAIR = 4;

/** The window moved least, with so much to spare, so that what hangs over it covers nothing. */
function nearestFree(
  wide: number, high: number, scale: number, hung: Box[], discs: Disc[], shot: (dx: number, dy: number) => Box,
): Box | undefined {
  const [across, down] = [steps(wide), steps(high)];
  const [low, far] = [shot(across[0]!, down[0]!), shot(across.at(-1)!, down.at(-1)!)];
  const apart = HAIR / scale;
  // Only what can come under one of them matters.
  const pairs = hung.flatMap(({ x, y, w, h }) => {
    const box = { x: x / scale, y: y / scale, w: w / scale, h: h / scale };
    const swept = { x: low.x + box.x, y: low.y + box.y, w: box.w + far.x - low.x, h: box.h + far.y - low.y };
    return discs
      .filter((disc) => fromBox(swept, disc) < disc.r + apart)
      .map((disc) => ({ box, x: disc.x, y: disc.y, r: disc.r + apart }));
  });
  if (!pairs.length) return shot(0, 0);
  const free = (x: number, y: number) =>
    pairs.every((pair) => fromBox(pair.box, { x: pair.x - x, y: pair.y - y }) >= pair.r);
  const ys = down.map((dy) => shot(0, dy).y);
  let best: Pair | undefined;
  let least = Infinity;
  for (const dx of across) {
    const { x } = shot(dx, 0);
    for (const [i, dy] of down.entries()) {
      const moved = Math.hypot(dx, dy);
      if (moved < least && free(x, ys[i]!)) [best, least] = [[dx, dy], moved];
    }
  }
  return best && shot(...best);
}
type Pair = [number, number];
function steps(spare: number): number[] {
  const most = Math.max(0, Math.floor(spare / 2 / ASIDE));
  return Array.from({ length: 2 * most + 1 }, (_, i) => (i - most) * ASIDE);
}
