import { describe, expect, it } from "vitest";
import { reacting } from "../../../mock/heat/situation";
import { STATES } from "../../../mock/heat/states";
import {
  heatRange, NO_PLAN, outlook, planOf, reachesCorner, speedRange, sureCost, unpaid, type CornerCost,
  type PlannedLanding,
} from "./outlook";
import type { OptionLabel, Question } from "./room";
import { carOf, type RaceView } from "./state";

const row = (speed: number, ...corners: CornerCost[]): PlannedLanding => ({ speed, to: 30 + speed, spot: 0, corners });
const landings = [
  row(4), row(5, { corner: 2, heat: 0, spins: 0 }), row(6, { corner: 2, heat: 1, spins: 0 }),
  row(7, { corner: 2, heat: 2, spins: 1 }),
];
type Plans = Extract<Question, { kind: "shift-gear" }>;
const question = {
  kind: "shift-gear",
  seat: 0,
  args: {
    landings,
    plans: [
      { cards: ["1", "3"], landings: [0] }, { cards: ["1", "2", "stress"], landings: [1, 2, 3], heat: 1, limits: -1 },
    ],
  },
  options: [],
} as unknown as Plans;

describe("a plan", () => {
  it("is looked up by its cards, in whatever order they were lifted", () => {
    expect(planOf(question, ["stress", "2", "1"])).toEqual({ landings: landings.slice(1), heat: 1, limits: -1 });
    expect(planOf(question, ["3", "1"])).toEqual({ landings: [landings[0]], heat: 0, limits: 0 });
  });
  it("leads nowhere without cards, or where the server says nothing", () => {
    expect([
      planOf(question, []), planOf(question, ["4"]), planOf(null, ["1"]),
      planOf({ ...question, args: {} } as unknown as Question, ["1", "3"]),
    ]).toEqual(Array(4).fill(NO_PLAN));
  });
  it("has a least and a most: of speed, and of heat with shift and cards", () => {
    const plan = planOf(question, ["1", "2", "stress"]);
    expect([speedRange(plan), heatRange(plan.landings, plan.heat)]).toEqual([{ from: 5, to: 7 }, { from: 1, to: 3 }]);
  });
  it("costs for sure the least that any flip leaves to pay; it spins out for sure only where every flip does", () => {
    const plan = planOf(question, ["1", "2", "stress"]);
    expect(sureCost(plan)).toEqual({ heat: 1, spin: false });
    expect(sureCost({ ...plan, landings: [landings[3]!] })).toEqual({ heat: 3, spin: true });
    expect(sureCost({ ...NO_PLAN, heat: 1 })).toEqual({ heat: 1, spin: false });
  });
  it("without a price reaches a corner or does not", () => {
    expect(reachesCorner(question)).toBe(false);
    const plans = [{ cards: ["1"], landings: [1] }];
    expect(reachesCorner({ ...question, args: { ...question.args, plans } })).toBe(true);
  });
});

describe("what an armed reaction leads to", () => {
  const { view, question: asked } = STATES.symbols!();
  const race: RaceView = { ...view, crossed: [{ corner: 1, heat: 2 }] };
  const car = carOf(race, 0)!;
  const free = { ...car, symbols: [] };
  const label = (kind: string) => asked!.options.find((option) => option.label.kind === kind)!.label;

  it("is the speed and the heat of now while nothing is armed, and while a price is paid that is due anyway", () => {
    const [now] = outlook(race, car, undefined, 0);
    expect(unpaid(car)).toBe(1);
    expect(now).toEqual({ speed: car.speed, heat: 3, spin: -1 });
    expect(outlook(race, car, label("pay-heat"), 1)).toEqual([now]);
  });
  it("counts the card played directly, its price and the corners that it crosses", () => {
    const played = {
      ...label("direct-play"), amount: 4,
      corners: [
        { corner: 0, heat: 2 }, { corner: 1, heat: 3, spins: 1 },
      ],
    };
    expect(outlook(race, free, played as OptionLabel, 1)).toEqual([{ speed: car.speed + 4, heat: 6, spin: 1 }]);
  });
  it("counts adrenaline as one more, a slipstream as none", () => {
    const kinded = (kind: string) => ({ kind, spaces: 2, corners: [] }) as unknown as OptionLabel;
    const speed = (kind: string) => outlook(race, free, kinded(kind), 0)[0]!.speed;
    expect([speed("adrenaline-speed"), speed("slipstream")]).toEqual([car.speed + 1, car.speed]);
  });
  it("counts what a boost may flip, with its price", () => {
    const boost = {
      kind: "boost",
      landings: [1, 2].map((flipped) => ({
        flipped, to: 36 + flipped, spot: 0, corners: [{ corner: 2, heat: flipped - 1, spins: 0 }],
      })),
    };
    expect(outlook(race, free, boost as OptionLabel, 1)).toEqual([
      { speed: car.speed + 1, heat: 1, spin: -1 }, { speed: car.speed + 2, heat: 2, spin: -1 },
    ]);
  });
});

it("nothing is due before the line", () => {
  const race = reacting();
  expect(outlook(race, carOf(race, 0)!, undefined, 0)).toEqual([{ speed: 4, heat: 0, spin: -1 }]);
});
