import { describe, expect, it } from "vitest";
import race from "../../../mock/heat/race.json";
import { lapChart, raceFigures } from "./chart";
import type { GameEvent } from "./room";

const events = race.events as unknown as GameEvent[];
const event = (kind: GameEvent["kind"], seat: number, args: object = {}) =>
  ({ n: 0, kind, seat, args, to: null }) as GameEvent;

describe("the lap chart", () => {
  it("has the grid, every round and the places at the end", () => {
    const told = [
      event("round-began", -1, { round: 1, order: [1, 0] }),
      event("crossed-line", 0, { lap: 0, laps: 2 }),
      event("round-began", -1, { round: 2, order: [0, 1] }),
      event("crossed-line", 0, { lap: 1, laps: 2 }),
      event("spun-out", 1, { heat: 1 }),
      event("finished", 0),
      event("placed", 0, { place: 1 }),
      event("round-began", -1, { round: 3, order: [1] }),
      event("placed", 1, { place: 2 }),
      event("race-over", -1, { rounds: 3 }),
    ];
    expect(lapChart(told)).toEqual({
      order: [[1, 0], [0, 1], [0, 1], [0, 1]],
      laps: [{ after: 2, lap: 2 }], spins: [{ seat: 1, round: 2 }], home: { 0: 2 },
    });
  });
  it("follows a whole race: everybody is somewhere in every round", () => {
    const { order, laps } = lapChart(events);
    expect(order).toHaveLength(18);
    for (const round of order) expect([...round].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(laps).toEqual([{ after: expect.any(Number) as number, lap: 2 }]);
  });
});

it("adds up heat, spins and the highest speed", () => {
  const told = [
    event("moved", 0, { speed: 9 }), event("shifted", 0, { heat: 1 }), event("boosted", 0, { heat: 1 }),
    event("spun-out", 0, { heat: 2 }), event("moved", 0, { speed: 4 }),
  ];
  expect(raceFigures(told, 1)).toEqual([{ topSpeed: 9, heatPaid: 4, spins: 1 }]);
});
