import { describe, expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import type { PlannedLanding } from "./outlook";
import { optionPads, planPads } from "./pads";
import { carOf, type RaceView } from "./state";

const car = carOf(STATES.plan!().view as RaceView, 0)!;
const row = (speed: number, heat: number | null, spins: 0 | 1 = 0): PlannedLanding => ({
  speed, to: car.progress + speed, spot: 0, corners: heat === null ? [] : [{ corner: 2, heat, spins }],
});

describe("pads of a plan", () => {
  it("carry speed and price; no price before the line", () => {
    const pads = planPads({ landings: [row(4, null), row(5, 0), row(6, 1), row(7, 2)] }, car);
    expect(pads.map(({ words, price, priceLook }) => [words, price, priceLook])).toEqual([
      ["4", null, "free"],
      ["5", "0", "free"],
      ["6", "1", "hot"],
      ["7", "2", "hot"],
    ]);
  });
  it("warn of a spin", () => expect(planPads({ landings: [row(7, 2, 1)] }, car)[0]?.priceLook).toBe("spin"));
  it("tell of several spins in a row once, at the first of them", () => {
    const pads = planPads({ landings: [row(5, 0), row(6, 1, 1), row(7, 2, 1)] }, car);
    expect(pads.map(({ words, price, priceLook, run }) => [words, price, priceLook, run])).toEqual([
      ["5", "0", "free", undefined],
      ["6", "1", "spin", "6–7"],
      ["7", null, "spin", undefined],
    ]);
  });
  it("leave out standing still", () => expect(planPads({ landings: [row(0, null)] }, car)).toEqual([]));
});

describe("pads of a question", () => {
  const { view, question } = STATES.adrenaline!();
  const race = view as RaceView;
  const pads = (armed: number | null) => optionPads(carOf(race, 0)!, question!.options, armed);

  it("are all faint until one is armed", () =>
    expect(new Set(pads(null).map((pad) => pad.look))).toEqual(new Set(["faint"])));
  it("stand where a full space lets the car stop, and share a pad there", () => {
    const car = carOf(race, 0)!;
    const landings = [1, 1, 3, 4].map((went, i) => ({
      flipped: i + 1, to: car.progress + went, spot: 0 as const, corners: [],
    }));
    expect(
      optionPads(car, [{ choice: 11, label: { kind: "boost", heat: 1, landings } }], null).map(({ to, words }) => [
        to - car.progress, words,
      ]),
    ).toEqual([
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
    expect(optionPads(carOf(race, 0)!, boost, null).flatMap(({ marks }) => marks)).toEqual([]);
  });
  it("fill the armed one and cover another on the same space, whose equal price is not told twice", () => {
    const space = pads(10).filter((pad) => pad.to === 37);
    expect(space.map(({ look, covered, price }) => [look, covered, price])).toEqual([
      ["faint", true, null],
      ["chosen", false, "0"],
    ]);
  });
});
