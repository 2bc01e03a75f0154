import { describe, expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { optionPads, planPads } from "./pads";
import { carOf, type RaceView } from "./state";

const plan = STATES.plan!().view as RaceView;

describe("pads of a plan", () => {
  it("carry speed and price; no price before the line", () => {
    const pads = planPads(plan, carOf(plan, 0)!, ["1", "2", "stress"], 0);
    expect(pads.map(({ words, price, priceLook }) => [words, price, priceLook])).toEqual([
      ["4", null, "free"],
      ["5", "0", "free"],
      ["6", "1", "hot"],
      ["7", "2", "hot"],
    ]);
  });
  it("warn of a spin", () => {
    const [pad] = planPads(plan, { ...carOf(plan, 0)!, heat: 0 }, ["3", "4"], 0);
    expect(pad?.priceLook).toBe("spin");
  });
  it("tell of several spins in a row once, at the first of them", () => {
    const pads = planPads(plan, { ...carOf(plan, 0)!, heat: 0 }, ["1", "2", "stress"], 0);
    expect(pads.map(({ words, price, priceLook, run }) => [words, price, priceLook, run])).toEqual([
      ["4", null, "free", undefined],
      ["5", "0", "free", undefined],
      ["6", "1", "spin", "6–7"],
      ["7", null, "spin", undefined],
    ]);
  });
  it("leave out standing still", () => expect(planPads(plan, carOf(plan, 0)!, ["0"], 0)).toEqual([]));
});

describe("pads of a question", () => {
  const { view, question } = STATES.adrenaline!();
  const race = view as RaceView;
  const pads = (armed: number | null) => optionPads(race, carOf(race, 0)!, question!.options, armed);

  it("are all faint until one is armed", () => expect(new Set(pads(null).map((pad) => pad.look))).toEqual(new Set(["faint"])));
  it("stand where a full space lets the car stop, and share a pad there", () => {
    const car = carOf(race, 0)!;
    const space = (car.progress + 2) % race.spaces;
    const full = { ...race, cars: race.cars.map((other) => (other.seat === 1 || other.seat === 2 ? { ...other, space, spot: other.seat === 1 ? (0 as const) : (1 as const) } : other)) };
    const boost = question!.options.filter(({ label }) => label.kind === "boost");
    expect(optionPads(full, car, boost, null).map(({ to, words }) => [to - car.progress, words])).toEqual([
      [4, "+4"],
      [3, "+3"],
      [1, "+1–2"],
    ]);
  });
  it("say what leads there: a boost, adrenaline, or both to one space", () => {
    const marks = Object.fromEntries(pads(null).filter(({ covered }) => !covered).map((pad) => [pad.to, pad.marks]));
    expect(marks).toEqual({ 37: ["nerve", "boost"], 38: ["boost"], 39: ["boost"], 40: ["boost"] });
  });
  it("do not say so where only a boost moves the car: its symbol would hide the road", () => {
    const boost = question!.options.filter(({ label }) => label.kind === "boost");
    expect(optionPads(race, carOf(race, 0)!, boost, null).flatMap(({ marks }) => marks)).toEqual([]);
  });
  it("fill the armed one and cover another on the same space, whose equal price is not told twice", () => {
    const space = pads(10).filter((pad) => pad.to === 37);
    expect(space.map(({ look, covered, price }) => [look, covered, price])).toEqual([
      ["faint", true, null],
      ["chosen", false, "0"],
    ]);
  });
});
