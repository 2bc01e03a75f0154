import { expect, it } from "vitest";
import { atStake, byPrice, gearCost, gearPrice, moveCost, movePrice, worst } from "./price";

type Gear = Parameters<typeof gearPrice>[0];
type Move = Parameters<typeof movePrice>[0];
const gear = (more: Partial<Gear> = {}) =>
  ({
    gearbox: 0,
    brakes: 0,
    engine: 0,
    on: 100,
    stop: 0,
    brake: 0,
    over: 0,
    out: 0,
    zone: [],
    ...more,
  }) as unknown as Gear;
const move = (more: Partial<Move> = {}) =>
  ({ brakes: 0, tyres: 0, price: 0, total: 0, spins: 0, ...more }) as unknown as Move;

it("names the parts that pay, and one pool for beginners", () => {
  const skipped = { gearbox: 1, brakes: 1 };
  expect(gearPrice(gear(skipped))).toEqual([
    { part: "gearbox", points: 1 },
    { part: "brakes", points: 1 },
  ]);
  expect(gearPrice(gear({ gearbox: 2, pool: true }))).toEqual([{ part: "points", points: 2 }]);
  expect(movePrice(move({ brakes: 3, tyres: 1, price: 2 }))).toEqual([
    { part: "brakes", points: 3 },
    { part: "tyres", points: 3 },
  ]);
  expect(movePrice(move({ brakes: 1, price: 2, pool: true }))).toEqual([{ part: "points", points: 3 }]);
});
it("puts tyres at stake that the longest rolls may cost", () => {
  const zone = [{ price: 0 }, { price: 2 }] as Gear["zone"];
  expect(atStake(gear({ zone })).risk).toEqual({ tyres: 2 });
  expect(atStake(gear({ zone, pool: true })).risk).toEqual({ points: 2 });
  expect(atStake(undefined, move({ brakes: 1 }))).toEqual({ due: { brakes: 1 }, risk: {} });
});
it("asks once more about what costs or may end the race", () => {
  expect([gearCost(gear()), gearCost(gear({ gearbox: 1 })), gearCost(gear({ out: 10 }))]).toEqual([
    "aim",
    "price",
    "mishap",
  ]);
  expect([moveCost(move()), moveCost(move({ total: 1 })), moveCost(move({ spins: 1 }))]).toEqual([
    "aim",
    "price",
    "mishap",
  ]);
});
it("tells the worst of a gear", () => {
  expect(worst(gear({ over: 20, out: 5 }))).toEqual({ kind: "out", chance: 5, look: "bad" });
  expect(worst(gear({ on: 40, stop: 60 }))).toEqual({ kind: "stop", chance: 60, look: "free" });
});
it("groups ways by price, spins apart", () => {
  const groups = byPrice([move(), move(), move({ price: 1 }), move({ price: 1, spins: 1 })]);
  expect(groups.map(({ key, moves }) => `${key.trim()}: ${moves.length}`)).toEqual([
    ": 2",
    "tyres1: 1",
    "spin tyres1: 1",
  ]);
});
