/** The six dice: their silhouettes on a field of 48. */
import { DIE_FACES } from "./facts";

export interface GearDie {
  gear: number;
  outline: string;
  facets: string;
  /** The baseline of the number in it. */
  base: number;
}

export const DICE: readonly GearDie[] = [
  { gear: 1, outline: "M24 5L44 41H4Z", facets: "M24 5L24 29M24 29L44 41M24 29L4 41", base: 37 },
  { gear: 2, outline: "M7 7H41V41H7Z", facets: "M12 12H36V36H12Z", base: 31.5 },
  {
    gear: 3,
    outline: "M24 3L44 24L24 45L4 24Z",
    facets: "M24 3L24 45M4 24L44 24",
    base: 31,
  },
  {
    gear: 4,
    outline: "M24 3L45 18.500L37 43H11L3 18.500Z",
    facets:
      "M24 12L36 21L31.500 35H16.500L12 21ZM24 3V12M45 18.500L36 21M37 43L31.500 35M11 43L16.500 35M3 18.500L12 21",
    base: 32.5,
  },
  {
    gear: 5,
    outline: "M24 2.500L43 13.300V34.700L24 45.500L5 34.700V13.300Z",
    facets:
      "M24 11L37 33H11ZM24 2.500V11M43 13.300L24 11M5 13.300L24 11M43 34.700L37 33M5 34.700L11 33M24 45.500L37 33M24 45.500L11 33",
    base: 31.5,
  },
  {
    gear: 6,
    outline: "M18 3.500H30L40.500 10.500L45 21V29L38.500 39.500L28 44.500H20L9.500 39.500L3 29V21L7.500 10.500Z",
    facets:
      "M24 11L36 18.500L33 33H15L12 18.500ZM24 11L18 3.500M24 11L30 3.500M36 18.500L45 21M33 33L38.500 39.500M15 33L9.500 39.500M12 18.500L3 21",
    base: 31.5,
  },
];

/** What stands on a die. */
export const facesOf = (gear: number): readonly number[] => DIE_FACES[gear] ?? [];
/** The die of a gear, with the least and the most that it may show. */
export function dieOf(gear: number): GearDie & { low: number; high: number } {
  const faces = facesOf(gear);
  return { ...(DICE[gear - 1] ?? DICE[0]!), low: faces[0] ?? 0, high: faces.at(-1) ?? 0 };
}
