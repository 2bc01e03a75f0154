/** A pointer at the edge of the window to something that lies outside it. */
import type { Box } from "../../table/board/camera";
import type { Cell } from "./state";

const MARGIN = { x: 64, y: 24 };
/** The map takes the upper right corner: a phone's one; a desk has a larger one. */
export const LARGER = 1.5;
const MAP = { wide: 108, high: 92 };

/** In pixels of the window, with the direction in degrees (0 up); null: it is in sight. */
export function pointer(box: Box, unit: number, to: Cell, larger = 1, top = 0): { x: number; y: number; deg: number } | null {
  if (to.x > box.x && to.x < box.x + box.w && to.y > box.y && to.y < box.y + box.h) return null;
  const [width, height] = [box.w * unit, box.h * unit];
  const [dx, dy] = [(to.x - box.x) * unit - width / 2, (to.y - box.y) * unit - height / 2];
  const share = Math.min((width / 2 - MARGIN.x) / Math.abs(dx || 1), (height / 2 - MARGIN.y) / Math.abs(dy || 1));
  const [x, y] = [width / 2 + dx * share, Math.max(top + MARGIN.y, height / 2 + dy * share)];
  const right = y < MAP.high * larger + MARGIN.y ? width - MAP.wide * larger - MARGIN.x : width - MARGIN.x;
  return { x: Math.max(MARGIN.x, Math.min(right, x)), y, deg: Math.round((Math.atan2(dx, -dy) * 180) / Math.PI) };
}
