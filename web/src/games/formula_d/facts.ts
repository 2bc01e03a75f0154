/** What everybody knows of Formula D: made from declarations by `make faces`, never by hand. Format 1. */
import type { Part, TyreType } from "./types";

export const PARTS: readonly Part[] = ["tyres", "brakes", "gearbox", "body", "engine", "suspension"];

/** The points of each part of the car that everybody drives. */
export const USUAL_WEAR: readonly number[] = [6, 3, 3, 3, 3, 2];

/** Of the die of each gear; there is no gear 0. */
export const DIE_FACES: readonly number[][] = [[], [1, 1, 2, 2], [2, 3, 3, 4, 4, 4], [4, 5, 6, 6, 7, 7, 8, 8], [7, 7, 8,
  8, 9, 9, 10, 10, 11, 11, 12, 12], [11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20],
  [21, 21, 21, 22, 22, 22, 23, 23, 23, 24, 24, 24, 25, 25, 25, 26, 26, 26, 27, 27, 27, 28, 28, 28, 29, 29, 29, 30, 30,
  30]];

/** From this gear on a top roll heats engines. */
export const HOT_GEAR = 5;

export const TYRE_TYPES: readonly TyreType[] = ["hard", "soft", "rain"];

/** Choices 0 to 5: gear. */
export const gearChoice = (gear: number): number => gear - 1;
export const gearChosen = (choice: number) => ({ gear: choice + 1 });

/** Choices 6 to 37: move. */
export const moveChoice = (number: number): number => 5 + number;
export const moveChosen = (choice: number) => ({ number: choice - 5 });

/** Choice 38: stay. */
export const DECLINE_CHOICE = 38;

/** Choices 39 to 53: move. */
export const slipChoice = (number: number): number => 38 + number;
export const slipChosen = (choice: number) => ({ number: choice - 38 });

/** Choices 54 to 56: tyres. */
export const tyresChoice = (type: TyreType): number => 54 + TYRE_TYPES.indexOf(type);
export const tyresChosen = (choice: number) => ({ type: TYRE_TYPES[choice - 54]! });

/** Choice 57: pit-roll. */
export const NO_STOP_CHOICE = 57;

/** Choices 58 to 62: repair. */
export const repairChoice = (nth: number): number => 57 + nth;
export const repairChosen = (choice: number) => ({ nth: choice - 57 });

/** Choices 63 to 77: repair. */
export const repairTwoChoice = (nth: number): number => 63 + nth;
export const repairTwoChosen = (choice: number) => ({ nth: choice - 63 });

/** Choices 78 to 91: points. */
export const pointsChoice = (points: number): number => 77 + points;
export const pointsChosen = (choice: number) => ({ points: choice - 77 });

/** Choice 92: keep. */
export const KEEP_CHOICE = 92;

/** Choices 93 to 94: nitro. */
export const nitroChoice = (nth: number): number => 93 + nth;
export const nitroChosen = (choice: number) => ({ nth: choice - 93 });

/** Choices 95 to 96: adjust. */
export const adjustChoice = (nth: number): number => 95 + nth;
export const adjustChosen = (choice: number) => ({ nth: choice - 95 });

/** Choice 97: drop. */
export const DROP_CHOICE = 97;

/** Choice 98: repeat. */
export const REPEAT_CHOICE = 98;

/** Choices 99 to 108: harm. */
export const harmChoice = (rival: number): number => 99 + rival;
export const harmChosen = (choice: number) => ({ rival: choice - 99 });
