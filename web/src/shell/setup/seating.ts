import type { Options } from "../../kit/contract";

/** What chosen options ask of the seats. */
export interface Seating {
  /** How many may play. */
  numbers: number[];
  /** The team of a seat, from 0; absent: everybody plays alone. */
  team?: ((seat: number, seats: number) => number) | undefined;
}

/** Nothing special, or what the game says about it. */
export async function seatingFor(game: string, { course }: Options): Promise<Seating | null> {
  if (game !== "roborally") return null;
  return import("../../games/roborally/courses/seating").then(({ seating }) => seating(String(course))).catch(() => null);
}
