/** The drawings of program cards, in a field of 48: chevrons ahead and back, bent arrows for turns. */
import type { CardId } from "../state";

export interface Glyph {
  tone: "ahead" | "turn" | "back";
  fills: string[];
  line?: string;
  mirrored?: boolean;
}
const ahead = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const y = 24 + (count - 1) * 7 - i * 14;
    return `M5 ${y + 10} 24 ${y - 6} 43 ${y + 10}V${y}L24 ${y - 16} 5 ${y}Z`;
  });
const bend = { tone: "turn" as const, line: "M13 46V27A11 11 0 0 1 24 16H29", fills: ["M28 2 46 16 28 30Z"] };

export const GLYPHS: Record<CardId, Glyph> = {
  move_1: { tone: "ahead", fills: ahead(1) },
  move_2: { tone: "ahead", fills: ahead(2) },
  move_3: { tone: "ahead", fills: ahead(3) },
  back_up: { tone: "back", fills: ["M5 14 24 30 43 14V24L24 40 5 24Z"] },
  rotate_right: bend,
  rotate_left: { ...bend, mirrored: true },
  u_turn: { tone: "turn", line: "M11 46V21A12 12 0 0 1 35 21V26", fills: ["M21 25H49L35 43Z"] },
};
/** The number on a card that moves ahead. */
export const stepsOf = (card: CardId): string => (card.startsWith("move") ? card.slice(-1) : "");
