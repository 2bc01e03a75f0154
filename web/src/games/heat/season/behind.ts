import type { Season } from "./season";

/** The present race is over, and the next one is not set up yet. */
export const isBehind = ({ results, race }: Season) => results.length >= race;
