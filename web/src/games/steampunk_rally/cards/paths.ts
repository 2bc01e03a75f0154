/** Signs of powers and effects, each round (0, 0) in a field of 28. */
import type { DieType } from "../state";
import { burst, gear } from "./shapes";

/** Steam curls, a flame, a bolt. */
export const POWER: Record<DieType, { d: string; line: boolean }> = {
  steam: { d: "M-6 8C-9 3-3 1-6-4-8-7-6-9-5-10M0 8C-3 3 3 1 0-4-2-7 0-9 1-10M6 8C3 3 9 1 6-4 4-7 6-9 7-10", line: true },
  heat: {
    d: "M0-11C1-6 8-3 8 4A8 8 0 0 1-8 4C-8 0-5-2-5-6-2-5-1-3-1-1 1-4 1-8 0-11Z",
    line: false,
  },
  electric: { d: "M3-11-7 2H-1L-3 11 7-2H1Z", line: false },
};
export const COG = gear(11, 8, 4);
export const BURST = burst(9, 13, 6.6);
export const SHIELD = "M0-12C4-10 7-9.500 10-9.500 11 1 8 8 0 12.500-8 8-11 1-10-9.500-7-9.500-4-10 0-12Z";
export const PLUS = "M0-4V4M-4 0H4";
export const MINUS = "M-4 0H4";
/** A wheel with an arrow ahead of it; the winged one has feathers behind. */
export const WHEEL = { rim: 8.6, hub: 2.4 };
export const AHEAD = "M8.500-5 13 0 8.500 5";
export const WING = "M-1-3C-5-12-11-12-14-11-13-8-11-7-9-6.500-11-6-12-5.500-13-5-11-2.500-8-2-5-2.200";
export const BULB_GLASS = "M0-12A8 8 0 0 1 4.600 2.600C3.800 3.400 3.500 4.500 3.500 6H-3.500C-3.500 4.500-3.800 3.400-4.600 2.600A8 8 0 0 1 0-12Z";
export const BULB_FOOT = "M-3.500 8.500H3.500M-2.200 11.500H2.200";
export const STAR = burst(5, 12, 5);
export const CARD_BACK = "M-7-11H7A2 2 0 0 1 9-9V9A2 2 0 0 1 7 11H-7A2 2 0 0 1-9 9V-9A2 2 0 0 1-7-11Z";
