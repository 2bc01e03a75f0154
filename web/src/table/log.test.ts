import { expect, it } from "vitest";
import type { LogRole } from "./game";
import { logLines } from "./log";
import type { GameEvent } from "./types";

const event = (kind: LogRole, seat: number, words: string): GameEvent => ({
  n: 0, kind, seat, args: { words }, to: null,
});
const lines = (...events: GameEvent[]) =>
  logLines(events, ({ kind, args }) => ({ role: kind as LogRole, words: String(args.words) })).map(
    ({ seat, words, from, at }) => [seat, words(), from, at],
  );

it("tells what a seat did in a row in one line", () => {
  expect(lines(event("told", 1, " moves. "), event("told", 1, "cools."), event("told", 2, "moves."))).toEqual([
    [1, "moves; cools", 0, 2],
    [2, "moves", 2, 3],
  ]);
});
it("keeps the gear for the line in which the seat drives", () => {
  expect(
    lines(
      event("later", 1, "gear 3"), event("later", 2, "gear 2"), event("told", 1, "moves"), event("told", 2, "moves"),
    ),
  ).toEqual([
    [1, "gear 3; moves", 2, 3],
    [2, "gear 2; moves", 3, 4],
  ]);
});
it("begins a new line with a new chapter and leaves out the silent", () => {
  expect(
    lines(
      event("told", 1, "moves"), event("chapter", -1, "Round 2"), event("silent", 1, "draws"),
      event("told", 1, "moves"),
    ),
  ).toEqual([
    [1, "moves", 0, 1],
    [-1, "Round 2", 1, 2],
    [1, "moves", 3, 4],
  ]);
});
