import type { Options } from "../../kit/contract";
import { seating as onCourse } from "../../games/roborally/courses/seating";

/** What chosen options ask of the seats. */
export interface Seating {
  /** How many may play. */
  numbers: number[];
  /** The team of a seat, from 0; absent: everybody plays alone. */
  team?: ((seat: number, seats: number) => number) | undefined;
}

/** Nothing special, or what the game says about it. */
export const seatingFor = async (game: string, options: Options): Promise<Seating | null> => (game === "roborally" ? onCourse(String(options.course)).catch(() => null) : null);
