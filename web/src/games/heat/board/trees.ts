/** Seeded trees: every browser draws the same ones, clear of the road, the stands and the signs. */
import { HALF, type Track } from "../track";

export interface Tree {
  x: number;
  y: number;
  r: number;
}
const ROAD_GAP = 34;
const STAND_GAP = 28;
const SIGN_GAP = 84;

export function trees(track: Track): Tree[] {
  const { groves, signs, stands, pits, seed } = track.drawing;
  const next = random(seed);
  const road = Array.from({ length: track.spaces * 2 }, (_, i) => track.at(i / 2));
  const posts = signs.map(([space, off]) => track.at(space, off));
  const roofs = [...stands, ...pits].flatMap(([from, to, off]) => Array.from({ length: 24 }, (_, i) => track.at(from + ((to - from) * i) / 23, off)));
  const far = (x: number, y: number, places: { x: number; y: number }[], gap: number) =>
    places.every((p) => Math.hypot(p.x - x, p.y - y) >= gap);
  const found: Tree[] = [];
  for (const [cx, cy, radius, count] of groves) {
    for (let i = 0; i < count; i++) {
      const angle = next() * 2 * Math.PI;
      const away = Math.sqrt(next()) * radius;
      const [x, y, r] = [cx + Math.cos(angle) * away * 1.3, cy + Math.sin(angle) * away * 0.8, 10 + next() * 13];
      if (far(x, y, road, HALF + ROAD_GAP + r) && far(x, y, roofs, STAND_GAP + r) && far(x, y, posts, SIGN_GAP)) found.push({ x, y, r });
    }
  }
  return found;
}

function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
