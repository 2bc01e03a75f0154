import { expect, it } from "vitest";
import type { GameEvent } from "./room";
import { hasBoosted, heatSpent } from "./turn";

const event = (kind: GameEvent["kind"], seat: number, args: object = {}) =>
  ({ n: 0, kind, seat, args, to: null }) as GameEvent;

it("a turn costs its shift, its boost and its corners, as far as they have been shown", () => {
  const told = [
    event("corner-passed", 1, { heat: 5 }),
    event("round-began", -1, { round: 2 }),
    event("shifted", 1, { gear: 3, heat: 1 }),
    event("shifted", 0, { gear: 4, heat: 1 }),
    event("revealed", 1, { cards: ["4", "4", "2"] }),
    event("boosted", 1, { heat: 1 }),
    event("corner-passed", 1, { heat: 2 }),
  ];
  expect(heatSpent(told, 5, 1)).toBe(1);
  expect(heatSpent(told, told.length, 1)).toBe(4);
});

it("a boost is used for a round", () => {
  const told = [event("round-began", -1), event("boosted", 1)];
  expect(hasBoosted(told, 1)).toBe(true);
  expect(hasBoosted(told, 0)).toBe(false);
  expect(hasBoosted([...told, event("round-began", -1)], 1)).toBe(false);
});
