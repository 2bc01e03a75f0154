import { manifestOf } from "../../games/registry";
import type { GameInfo, Level, NewTable, Options, SeatPlan, TableLine } from "../../kit/contract";

/** Tables that need no questions: a race against bots, and the first race. */

/** The options a table starts with. */
export const defaults = (game: GameInfo): Options =>
  Object.fromEntries(game.options.map((option) => [option.key, option.default]));

/** One person and a full field of bots, up to six cars. */
export const botRace = (game: GameInfo): NewTable => alone(game, Math.min(6, game.seats[1]) - 1, "club");

/** A small, gentle field: the first race explains itself as it goes. */
export function firstRace(game: GameInfo): NewTable {
  const table = alone(game, Math.max(2, game.seats[0] - 1), "rookie");
  return { ...table, options: { ...table.options, ...manifestOf(game.id)?.gentle }, guided: true };
}

/** A first race that was begun and not finished. */
export const unfinishedFirstRace = (game: string, tables: TableLine[]): TableLine | undefined =>
  tables.find(
    (table) => table.game === game && table.guided && table.status === "playing" && table.my_seats.length > 0,
  );

function alone(game: GameInfo, bots: number, level: Level): NewTable {
  const field: SeatPlan[] = Array.from({ length: bots }, () => ({ kind: "bot", level }));
  return {
    game: game.id, options: defaults(game), seats: [{ kind: "human" }, ...field], private: true,
    pace: { kind: "live", seconds: 90 },
  };
}
