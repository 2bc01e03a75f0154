/** Seeded trees: every browser draws the same ones, clear of the road, the stands, the signs and the poster's column. */
import { HALF, type Track } from "../track";
import { columnWide } from "./tokens";

export interface Tree {
  x: number;
  y: number;
  r: number;
}
const ROAD_GAP = 34;
const STAND_GAP = 28;
const SIGN_GAP = 84;
/** Title, weather and event: from the title's first line so far up and down. */
const COLUMN = { up: 100, down: 420 };

export function trees(track: Track): Tree[] {
  const { groves, signs, stands, pits, seed, title } = track.drawing;
  const next = random(seed);
  const road = Array.from({ length: track.spaces * 2 }, (_, i) => track.at(i / 2));
  const posts = signs.map(([space, off]) => track.at(space, off));
  const roofs = [...stands, ...pits].flatMap(([from, to, off]) => Array.from({ length: 24 }, (_, i) => track.at(from + ((to - from) * i) / 23, off)));
  const far = (x: number, y: number, places: { x: number; y: number }[], gap: number) =>
    places.every((p) => Math.hypot(p.x - x, p.y - y) >= gap);
  const wide = columnWide(track, title[0], title[1]);
  const written = (x: number, y: number, r: number) => x > title[0] - 2 * r && x < title[0] + wide + r && y > title[1] - COLUMN.up - r && y < title[1] + COLUMN.down + r;
  const found: Tree[] = [];
  for (const [cx, cy, radius, count] of groves) {
    for (let i = 0; i < count; i++) {
      const angle = next() * 2 * Math.PI;
      const away = Math.sqrt(next()) * radius;
      const [x, y, r] = [cx + Math.cos(angle) * away * 1.3, cy + Math.sin(angle) * away * 0.8, 10 + next() * 13];
      if (far(x, y, road, HALF + ROAD_GAP + r) && far(x, y, roofs, STAND_GAP + r) && far(x, y, posts, SIGN_GAP) && !written(x, y, r)) found.push({ x, y, r });
    }
  }
  return found;
}

function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
