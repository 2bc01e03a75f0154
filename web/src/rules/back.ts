/** The table from which somebody reads: named in the address, or one where this game is being played now. */
import type { TableLine } from "../kit/contract";

export function tableOf(lines: TableLine[] | undefined, game: string, search: string): TableLine | undefined {
  const asked = new URLSearchParams(search).get("table");
  const mine = (lines ?? []).filter((line) => line.game === game && line.status === "playing");
  return mine.find(({ id }) => id === asked) ?? mine.find((line) => line.your_turn) ?? mine[0];
}
