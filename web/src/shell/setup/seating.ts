import type { Seating } from "../../games/manifest";
import { manifestOf } from "../../games/registry";
import type { Options } from "../../kit/contract";

/** Nothing special, or what the game says about it. */
export const seatingFor = async (game: string, options: Options): Promise<Seating | null> =>
  (await manifestOf(game)?.seating?.(options).catch(() => null)) ?? null;
