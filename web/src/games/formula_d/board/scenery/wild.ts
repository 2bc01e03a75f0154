/** Woods, fields, hills and dunes. */
import type { Point } from "../../../../table/board/camera";
import { blob, block, circle, scatter, stroke, VERGE, type Land, type Spot } from "./land";

export interface Woods {
  shades: string;
  crowns: string;
  tops: string;
  spots: Spot[];
}
const TREE = { step: 60, least: 15, more: 16 };
/** Two long waves that cross make clearings. */
const WAVES = [
  [0.0031, 0.0017],
  [-0.0016, 0.0034],
] as const;

/** `share`: how much of the land is wooded, of 1. */
export function woods(land: Land, share: number, free: (at: Point, r: number) => boolean): Woods {
  const found: Woods = { shades: "", crowns: "", tops: "", spots: [] };
  const { next } = land;
  const phase = next() * 2 * Math.PI;
  for (const at of scatter(land, TREE.step)) {
    const [size, stray] = [next(), next()];
    const r = TREE.least + size * TREE.more;
    const swell =
      WAVES.reduce((sum, [a, b]) => sum + Math.sin(at.x * a + at.y * b + phase), 0) / (2 * WAVES.length) + 0.5;
    if (swell * 0.75 + stray * 0.25 > share || land.near(at).far < r + VERGE || !free(at, r)) continue;
    found.shades += circle({ x: at.x + 5, y: at.y + 7 }, r);
    found.crowns += circle(at, r);
    found.tops += circle({ x: at.x - r * 0.24, y: at.y - r * 0.28 }, r * 0.52);
    found.spots.push({ ...at, r });
  }
  return found;
}

export interface Fields {
  /** Of two kinds, and their furrows. */
  light: string;
  dark: string;
  furrows: string;
}
const FIELD = { step: 330, w: 310, h: 300, furrow: 22 };
export function fields(land: Land): Fields {
  const found: Fields = { light: "", dark: "", furrows: "" };
  const { next } = land;
  for (const at of scatter(land, FIELD.step)) {
    const [w, h, deg] = [FIELD.w * (0.7 + next() * 0.3), FIELD.h * (0.6 + next() * 0.4), -14 + next() * 6];
    const kind = next();
    if (kind < 0.3) continue;
    if (kind < 0.65) found.light += block(at, w, h, deg);
    else found.dark += block(at, w, h, deg);
    const turn = (deg * Math.PI) / 180;
    for (let off = -h / 2 + FIELD.furrow; off < h / 2; off += FIELD.furrow) {
      const middle = { x: at.x - off * Math.sin(turn), y: at.y + off * Math.cos(turn) };
      found.furrows += block(middle, w - 16, 0, deg);
    }
  }
  return found;
}

const HILL = { step: 560, rings: 5, round: 11, least: 150, more: 170 };
/** The lines of equal height. */
export function hills(land: Land): string {
  const { next } = land;
  return scatter(land, HILL.step)
    .map((at) => {
      const size = HILL.least + next() * HILL.more;
      const shape = Array.from({ length: HILL.round }, () => 0.75 + next() * 0.5);
      return Array.from({ length: HILL.rings }, (_, ring) =>
        blob(
          shape.map((share, i) => {
            const [angle, far] = [(i / HILL.round) * 2 * Math.PI, size * share * (1 - ring / HILL.rings)];
            return { x: at.x + Math.cos(angle) * far * 1.35, y: at.y + Math.sin(angle) * far };
          }),
        ),
      ).join("");
    })
    .join("");
}

const DUNE = { step: 230, long: 170, pieces: 6 };
export function dunes(land: Land): string {
  const { next } = land;
  return scatter(land, DUNE.step)
    .map(({ x, y }) => {
      const [long, lift, turn] = [DUNE.long * (0.6 + next()), 16 + next() * 26, (next() - 0.5) * 0.7];
      return stroke(
        Array.from({ length: DUNE.pieces }, (_, i) => {
          const k = i / (DUNE.pieces - 1) - 0.5;
          const [dx, dy] = [k * long, (4 * k * k - 0.5) * lift];
          return { x: x + dx * Math.cos(turn) - dy * Math.sin(turn), y: y + dx * Math.sin(turn) + dy * Math.cos(turn) };
        }),
      );
    })
    .join("");
}

const POND = { step: 900, round: 9, size: 110 };
export function ponds(land: Land): { d: string; spots: Spot[] } {
  const { next } = land;
  const spots = scatter(land, POND.step)
    .map((at) => ({ ...at, r: POND.size * (0.7 + next() * 0.7) }))
    .filter((at) => land.near(at).far > at.r * 1.35 + 2 * VERGE);
  const d = spots.map(({ x, y, r }) =>
    blob(
      Array.from({ length: POND.round }, (_, i) => {
        const [angle, far] = [(i / POND.round) * 2 * Math.PI, r * (0.8 + next() * 0.4)];
        return { x: x + Math.cos(angle) * far * 1.3, y: y + Math.sin(angle) * far * 0.8 };
      }),
    ),
  );
  return { d: d.join(""), spots: spots.map(({ x, y, r }) => ({ x, y, r: r * 1.5 })) };
}
