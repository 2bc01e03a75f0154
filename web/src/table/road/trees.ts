/** Seeded trees beside a road: every browser draws the same ones, clear of all that stands there. */
export interface Tree {
  x: number;
  y: number;
  r: number;
}
/** [x, y, radius, trees]. */
export type Grove = [number, number, number, number];
const LEAST = 10;
const SPREAD = 13;

/** `free`: whether a tree of this size may stand there. */
export function plant(groves: Grove[], seed: number, free: (tree: Tree) => boolean): Tree[] {
  const next = random(seed);
  return groves.flatMap(([cx, cy, radius, count]) =>
    Array.from({ length: count }, () => {
      const angle = next() * 2 * Math.PI;
      const away = Math.sqrt(next()) * radius;
      return { x: cx + Math.cos(angle) * away * 1.3, y: cy + Math.sin(angle) * away * 0.8, r: LEAST + next() * SPREAD };
    }).filter(free),
  );
}

function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
