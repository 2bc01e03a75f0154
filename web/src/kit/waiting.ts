import type { TableLine } from "./contract";

/** Where it is this player's turn, but for the table that is on the screen. */
export const waiting = (lines: TableLine[] = [], except = ""): TableLine[] =>
  lines.filter((line) => line.your_turn && line.id !== except);

/** Those that did not wait before. */
export const freshly = (before: TableLine[], now: TableLine[]): TableLine[] =>
  now.filter(({ id }) => !before.some((line) => line.id === id));
