/** The six dice as they are printed, and their silhouettes on a field of 48. */
export interface GearDie {
  gear: number;
  low: number;
  high: number;
  outline: string;
  facets: string;
  /** The baseline of the number in it. */
  base: number;
}

export const DICE: readonly GearDie[] = [
  { gear: 1, low: 1, high: 2, outline: "M24 5L44 41H4Z", facets: "M24 5L24 29M24 29L44 41M24 29L4 41", base: 37 },
  { gear: 2, low: 2, high: 4, outline: "M7 7H41V41H7Z", facets: "M12 12H36V36H12Z", base: 31.5 },
  {
    gear: 3,
    low: 4,
    high: 8,
    outline: "M24 3L44 24L24 45L4 24Z",
    facets: "M24 3L24 45M4 24L44 24",
    base: 31,
  },
  {
    gear: 4,
    low: 7,
    high: 12,
    outline: "M24 3L45 18.500L37 43H11L3 18.500Z",
    facets:
      "M24 12L36 21L31.500 35H16.500L12 21ZM24 3V12M45 18.500L36 21M37 43L31.500 35M11 43L16.500 35M3 18.500L12 21",
    base: 32.5,
  },
  {
    gear: 5,
    low: 11,
    high: 20,
    outline: "M24 2.500L43 13.300V34.700L24 45.500L5 34.700V13.300Z",
    facets:
      "M24 11L37 33H11ZM24 2.500V11M43 13.300L24 11M5 13.300L24 11M43 34.700L37 33M5 34.700L11 33M24 45.500L37 33M24 45.500L11 33",
    base: 31.5,
  },
  {
    gear: 6,
    low: 21,
    high: 30,
    outline: "M18 3.500H30L40.500 10.500L45 21V29L38.500 39.500L28 44.500H20L9.500 39.500L3 29V21L7.500 10.500Z",
    facets:
      "M24 11L36 18.500L33 33H15L12 18.500ZM24 11L18 3.500M24 11L30 3.500M36 18.500L45 21M33 33L38.500 39.500M15 33L9.500 39.500M12 18.500L3 21",
    base: 31.5,
  },
];
/** The first three are no fair counts. */
const FACES = [
  [1, 1, 2, 2],
  [2, 3, 3, 4, 4, 4],
  [4, 5, 6, 6, 7, 7, 8, 8],
];

/** What stands on a die. */
export function facesOf(gear: number): number[] {
  const { low, high } = dieOf(gear);
  return FACES[gear - 1] ?? Array.from({ length: high - low + 1 }, (_, i) => low + i);
}
export const dieOf = (gear: number): GearDie => DICE[gear - 1] ?? DICE[0]!;
