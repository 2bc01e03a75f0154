/** Where words may hang over the board: in the corner of the window where they hide least. */
import type { Box, Point } from "../../../table/board/camera";

export interface Shown extends Point {
  /** How bad it is to hide it. */
  weight: number;
}
const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

/** `size` and `edge` in pixels; the left one unless the right one hides less. */
export function hangAt(box: Box, unit: number, size: readonly [number, number], edge: number, shown: Shown[]): Side {
  const [wide, high] = [(size[0] + edge) / unit, (size[1] + edge) / unit];
  const hidden = (side: Side) => {
    const left = side === "left" ? box.x : box.x + box.w - wide;
    return shown
      .filter(({ x, y }) => x > left && x < left + wide && y > box.y && y < box.y + high)
      .reduce((sum, { weight }) => sum + weight, 0);
  };
  return hidden("right") < hidden("left") ? "right" : "left";
}
