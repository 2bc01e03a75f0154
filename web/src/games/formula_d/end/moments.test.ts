import { expect, it } from "vitest";
import type { GameEvent } from "../room";
import { figures, raceChart } from "./chart";
import { moments } from "./moments";

const event = (kind: string, seat = -1, args: object = {}): GameEvent => ({ n: 0, kind, seat, args }) as GameEvent;
const round = (number: number, order: number[]) => event("round-began", -1, { round: number, order });
const shift = (seat: number) => event("shifted", seat, { from: 1, gear: 2 });
const slip = (seat: number) => event("moved", seat, { how: "slipstream", spaces: 3 });

/** Three cars: 2 passes both, 1 goes too far and spins, 0 goes out, 2 wins before 1. */
const RACE = [
  event("grid", -1, { order: [0, 1, 2] }),
  round(1, [0, 1, 2]),
  shift(0),
  shift(1),
  shift(2),
  event("moved", 2, { how: "drive", spaces: 12 }),
  slip(2),
  slip(2),
  round(2, [2, 0, 1]),
  shift(2),
  event("crossed-line", 2, { lap: 2, laps: 2 }),
  shift(0),
  event("eliminated", 0, { cause: "engine" }),
  shift(1),
  event("overshot", 1, { spaces: 3, tyres: 3 }),
  event("spun", 1),
  round(3, [2, 1]),
  shift(2),
  event("finished", 2, { place: 1, round: 3 }),
  shift(1),
  event("finished", 1, { place: 2, round: 3 }),
  event("race-over", -1, { rounds: 3, order: [2, 1, 0] }),
];

it("knows the order after each round, with those who are home first and those who are out last", () => {
  const chart = raceChart(RACE);
  expect(chart.order).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [2, 1, 0],
    [2, 1, 0],
  ]);
  expect(chart.laps).toEqual([{ after: 2, lap: 2 }]);
  expect(chart.home).toEqual({ 2: 3, 1: 3 });
  expect(chart.outs).toEqual([{ seat: 0, round: 2 }]);
});
it("counts the spaces of a whole turn, and spins", () => {
  const [, second, third] = figures(RACE, 3);
  expect(third).toMatchObject({ longest: 18, slips: 2 });
  expect(second).toMatchObject({ longest: 0, spins: 1 });
});
it("finds the new leader, slipstreams of a turn as one, the spin with what led to it, who is out and who wins", () => {
  const told = moments(RACE);
  expect(told.map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(["slip 2", "leads 2", "out 0", "spin 1", "wins 2"]);
  expect(told[0]!.args).toEqual({ times: 2 });
  expect(told[1]!.args).toEqual({ cars: 2, from: 3 });
  expect(told.every(({ at }) => RACE[at]!.kind === "shifted")).toBe(true);
});
it("tells the win of whoever went out last where nobody came home", () => {
  const lost = [
    round(1, [0, 1]),
    shift(0),
    event("eliminated", 0, { cause: "stops" }),
    round(2, [1]),
    shift(1),
    event("eliminated", 1, { cause: "tyres" }),
    event("race-over", -1, { order: [1, 0] }),
  ];
  expect(moments(lost).map(({ kind, seat }) => `${kind} ${seat}`)).toEqual(["out 0", "last-out 1"]);
});
it("knows no race moments of the laps for the grid", () => {
  const lap = [
    shift(0),
    event("overshot", 0, { spaces: 5, tyres: 0 }),
    event("grid", -1, { order: [0] }),
    round(1, [0]),
  ];
  expect(moments([...lap, event("race-over", -1, { order: [0] })])).toEqual([]);
});
it("prefers different deeds to one spin after another", () => {
  const turn = (number: number, order: number[], ...deeds: GameEvent[]) => [
    round(number, order),
    shift(order[0]!),
    ...deeds,
  ];
  const spins = Array.from({ length: 7 }, (_, i) => turn(i + 1, [i % 4], event("spun", i % 4))).flat();
  const slips = [...turn(8, [2, 1], slip(2), slip(2)), ...turn(9, [2, 1], event("finished", 2, { place: 1 }))];
  const kinds = moments([...spins, ...slips, event("race-over", -1, { order: [2, 1] })]).map(({ kind }) => kind);
  expect(kinds).toContain("slip");
  expect(kinds.at(-1)).toBe("wins");
});
