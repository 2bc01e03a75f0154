/** Where a slot of a card lies on it. */
import { ROW, rowOf } from "../cards/layout";
import type { PlacedCard } from "../state";

const HALF = 20;
export function slotAt(card: PlacedCard, slot: number): { x: number; y: number; r: number } {
  const { slots, scale } = rowOf(card);
  const found = slots.find((one) => one.slot === slot);
  return { x: ROW.x + (found?.x ?? 0) * scale, y: ROW.y, r: HALF * scale };
}
