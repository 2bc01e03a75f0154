/** The symbols of cards and tokens as lines on a field of 24; a flame is filled. */
import { FLAME } from "../../../table/flame";

export const LINES: Record<string, string> = {
  scrap: "M7 3.500h8.500v9.500H7zM11.200 15.500v5M8 18l3.200 3 3.300-3",
  "adjust-limit": "M12 3.800a8.200 8.200 0 1 0 0 16.400 8.200 8.200 0 0 0 0-16.400",
  "cool-down":
    "M12 3v18M4.200 7.500l15.600 9M19.800 7.500l-15.600 9M9.500 4.500 12 7l2.500-2.500M9.500 19.500 12 17l2.500 2.500",
  slipstream: "M3 7h9a3 3 0 1 0-3-3M3 12h14a3 3 0 1 1-3 3M3 17h6",
  "reduce-stress": "M2 12h3.500l2.500-6.500 4 13 2.500-6.500h2M19.500 7v9.500M16.700 13.700l2.800 3 2.800-3",
  refresh: "M19.300 12a7.300 7.300 0 1 1-2.300-5.300M17.500 3v4.500H13",
  salvage: "M4.500 14v6h15v-6M12 15.500V4M8 7.700 12 3.700l4 4",
  "direct-play": "M13.500 2.500 5.500 13.500h5.500l-1.500 8 8.500-11.500h-5.500z",
  accelerate: "M3.500 18l5-6-5-6M9.500 18l5-6-5-6M15.500 18l5-6-5-6",
  boost: "M5 18l7-6-7-6M12 18l7-6-7-6",
  plus: "M12 4.500v15M4.500 12h15",
  nerve: "M2 13h4l3-8 5 15 3-9 2 2h3",
  stay: "M8 5v14M16 5v14",
  speed: "M3.500 16.500a8.500 8.500 0 0 1 17 0M12 16.500l4.500-6",
};
export const FILLS: Record<string, string> = { heat: FLAME };
/** Reactions that are drawn as the symbol of what they do. */
const MARKS: Record<string, string> = {
  "pay-heat": "heat",
  "give-up": "scrap",
  "give-up-faster": "scrap",
  "adrenaline-speed": "nerve",
  "adrenaline-cool-down": "nerve",
  "weather-cool-down": "cool-down",
  "card-cool-down": "cool-down",
};
export const markOf = (reaction: string) => MARKS[reaction] ?? reaction;
/** Marks whose number is all of the drawing. */
const NUMBERED = new Set(["adjust-limit", "single-use"]);
/** Symbols without a number on the card. */
const ALONE = new Set(["refresh", "direct-play", "accelerate"]);

export const signed = (amount: number) => (amount < 0 ? `−${-amount}` : `+${amount}`);
/** The number inside the mark, and the one beside it. */
export const inside = (symbol: string, amount: number) =>
  symbol === "single-use" ? "1×" : NUMBERED.has(symbol) ? signed(amount) : "";
export function beside(symbol: string, amount: number): string {
  if (NUMBERED.has(symbol) || ALONE.has(symbol) || (symbol === "plus" && amount === 1)) return "";
  return symbol === "reduce-stress" ? `−${amount}` : symbol === "slipstream" ? `+${amount}` : String(amount);
}
