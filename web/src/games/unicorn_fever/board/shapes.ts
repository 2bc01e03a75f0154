/** Small figures, drawn round (0, 0): one for each unicorn, so that colour is never the only sign. */
import type { UnicornId } from "../types";

const round = (value: number): number => Math.round(value * 10) / 10;

/** A star of five points. */
export function star(r: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [turn, reach] = [(i * 36 - 90) * (Math.PI / 180), i % 2 ? r / 2 : r];
    return `${round(reach * Math.cos(turn))} ${round(reach * Math.sin(turn))}`;
  });
  return `M${points.join("L")}Z`;
}

/** A twinkle: four curved points. */
export const twinkle = (x: number, y: number, r: number): string =>
  `M${x} ${y - r}Q${x} ${y} ${x + r} ${y}Q${x} ${y} ${x} ${y + r}Q${x} ${y} ${x - r} ${y}Q${x} ${y} ${x} ${y - r}Z`;

/** Heart, star, moon, leaf, drop, gem; about 20 units wide. */
export const MARKS: Record<UnicornId, string> = {
  red: "M0 8.600C-9.200 2.400-10-3.200-7.700-6-5.300-8.900-1.400-7.900 0-4.300 1.400-7.900 5.300-8.900 7.700-6 10-3.200 9.200 2.400 0 8.600Z",
  orange: star(10.5),
  yellow: "M3.600-9.600A9.700 9.700 0 1 0 9.400 4.400 8.100 8.100 0 0 1 3.600-9.600Z",
  green: "M-8.600 8.400C-11-3-4-9.600 9-9.100 9.600 3 4 10-5.600 7.500L4-3.600-7.400 6.100Z",
  blue: "M0-10.600C5-3.600 7.500-.6 7.500 3.100A7.500 7.500 0 0 1-7.500 3.100C-7.500-.6-5-3.600 0-10.600Z",
  violet: "M-6-7.600H6L10.600-1.600 0 9.600-10.600-1.600Z",
};

/** One leaf of a clover, pointing up; a clover has four. */
export const LEAF = "M0-.8C-5.400-2.600-7.400-7-4.700-9-2.600-10.400-.3-9 0-7 .3-9 2.600-10.400 4.700-9 7.400-7 5.400-2.600 0-.8Z";
export const LEAVES = [45, 135, 225, 315];

/** The colours of a unicorn for what is drawn in them. */
export const paint = (unicorn: UnicornId): string =>
  `--c: var(--uf-${unicorn}); --cl: var(--uf-${unicorn}-light); --cd: var(--uf-${unicorn}-dark)`;
