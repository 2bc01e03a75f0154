import type { TableLine } from "../kit/contract";
import { isFree } from "./words";

/** Your turn first, then by time left, then those that wait for others, then those not started. */
export function inOrderOfUrgency(lines: TableLine[]): TableLine[] {
  const rank = (line: TableLine) => (line.your_turn ? 0 : line.status === "playing" ? 1 : 2);
  const due = (line: TableLine) => (line.deadline ? Date.parse(line.deadline) : Infinity);
  return [...lines].sort((a, b) => rank(a) - rank(b) || compare(due(a), due(b)));
}

export const going = (lines: TableLine[]): TableLine[] =>
  inOrderOfUrgency(lines.filter(({ status }) => status !== "over"));

/** Newest first. */
export const finished = (lines: TableLine[]): TableLine[] =>
  lines
    .filter(({ status }) => status === "over")
    .sort((a, b) => compare(Date.parse(b.finished_at ?? ""), Date.parse(a.finished_at ?? "")));

/** Tables with a free seat first. */
export function openFirst(lines: TableLine[]): TableLine[] {
  const free = (line: TableLine) => (line.status === "lobby" && line.seats.some(isFree) ? 0 : 1);
  return [...lines].sort((a, b) => free(a) - free(b));
}

const compare = (a: number, b: number): number => (a === b || Number.isNaN(a - b) ? 0 : a - b);
