/** Teams have letters, a shield and colours of their own: numbers and the other shapes are for seats. */
const LETTERS = "ABCDE";

/** Drawn round (0, 0). */
export const SHIELD = "M-15-16H15V3Q15 13 0 19-15 13-15 3Z";

/** Teams count from 0. */
export const teamLetter = (team: number): string => LETTERS[team] ?? "";
export const teamOf = (letter: string): number => LETTERS.indexOf(letter);
export const teamColour = (team: number): string => `var(--team-${team + 1})`;
export const teamInk = (team: number): string => `var(--team-ink-${team + 1})`;
