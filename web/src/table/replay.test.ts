import { expect, it } from "vitest";
import { numberAt, placeOf, replayLink } from "./replay";
import type { GameEvent } from "./types";

const events = [0, 2, 5].map((n): GameEvent => ({ n, kind: "moved", seat: 0, args: {}, to: null }));

it("hands a place on as the number of the next event, which every seat can find again", () => {
  expect([0, 1, 2, 3].map((at) => numberAt(events, at))).toEqual([0, 2, 5, 6]);
  expect([0, 1, 2, 3, 5, 6, 99].map((number) => placeOf(events, number))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect(numberAt([], 0)).toBe(0);
});

it("puts place and seat into the address", () => {
  expect(replayLink("a/b", 12, null)).toBe("/t/a%2Fb/replay?at=12");
  expect(replayLink("x", 12, 3)).toBe("/t/x/replay?at=12&seat=3");
});
