import { describe, expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { CORNERS, planning, reacting } from "../../../mock/heat/situation";
import { boostLandings, cornersCrossed, freeSpot, FULL, heatDue, heatOfCards, heatRange, landing, linesAhead, mistakeOf, nextCorner, outlook, planLandings, sectorOf, speedOf, speedsOf, stopOf, sureCost, toFinish, unpaid } from "./preview";
import { carOf, type RaceView } from "./state";

const view = planning();
const me = carOf(view, 0)!;

describe("speed of a plan", () => {
  it("adds up the cards", () => expect(speedOf(view, ["1", "2", "5"])).toEqual({ from: 8, to: 8 }));
  it("counts a stress card as 1 to 4", () => expect(speedOf(view, ["1", "2", "stress"])).toEqual({ from: 4, to: 7 }));
  it("adds up several stress cards", () => expect(speedOf(view, ["stress", "stress"])).toEqual({ from: 2, to: 8 }));
  it("takes the 0 for what it is", () => expect(speedOf(view, ["0"])).toEqual({ from: 0, to: 0 }));
});

describe("landings of a plan", () => {
  it("has one for each possible speed, with the price of the corner crossed", () => {
    const found = planLandings(view, me, ["1", "2", "stress"], 0);
    expect(found.map(({ speed, to, heat, prices }) => [speed, to, heat, prices.length])).toEqual([
      [4, 36, 0, 0],
      [5, 37, 0, 1],
      [6, 38, 1, 1],
      [7, 39, 2, 1],
    ]);
    expect(heatRange(found, 0)).toEqual({ from: 0, to: 2 });
  });
  it("says where the engine runs dry; a shift takes its heat first", () => {
    expect(landing(view, { from: 32, spaces: 10, speed: 10, engine: 4 })).toMatchObject({ heat: 5, spin: 2 });
    expect(planLandings(view, { ...me, heat: 2 }, ["3", "4"], 1)[0]).toMatchObject({ speed: 7, heat: 2, spin: 2 });
  });
  it("leaves out any one card after shifting too far up without heat", () => {
    expect(speedOf(view, ["1", "2", "4"], "up")).toEqual({ from: 3, to: 6 });
    expect(planLandings(view, { ...me, heat: 0 }, ["1", "2", "4"], 0, "up").map(({ speed, heat, spin }) => [speed, heat, spin >= 0])).toEqual([
      [3, 0, false],
      [5, 0, false],
      [6, 1, true],
    ]);
  });
  it("adds a flipped card after shifting too far down without heat", () => {
    expect(speedOf(view, ["2"], "down")).toEqual({ from: 3, to: 6 });
  });
  it("is a mistake only where two gears cannot be paid", () => {
    expect([1, 2, 4].map((gear) => mistakeOf({ ...me, gear: 3, heat: 0 }, gear))).toEqual(["down", undefined, undefined]);
    expect([mistakeOf({ ...me, gear: 1, heat: 0 }, 3), mistakeOf({ ...me, gear: 1, heat: 1 }, 3)]).toEqual(["up", undefined]);
  });
  it("is empty without cards", () => expect(planLandings(view, me, [], 0)).toEqual([]));
});

describe("corner lines", () => {
  it("count when the car stands behind them", () => {
    expect(cornersCrossed(view, 36, 36)).toEqual([]);
    expect(cornersCrossed(view, 36, 37)).toEqual([2]);
    expect(cornersCrossed(view, 29, 43)).toEqual([1, 2, 3]);
  });
  it("go on in the next lap and end with the last finish line", () => {
    expect(cornersCrossed(view, 60, 63 + 20)).toEqual([0]);
    expect(cornersCrossed(view, 2 * 63 - 3, 2 * 63 + 20)).toEqual([]);
  });
  it("lie ahead of a car on the grid too", () => {
    expect(linesAhead(view, -2, 2)).toEqual([
      { corner: 0, limit: 10, line: 15, left: 16 },
      { corner: 1, limit: 6, line: 30, left: 31 },
    ]);
  });
  it("end with the last finish line for whoever drives", () => {
    expect(nextCorner(view, 50)).toMatchObject({ corner: 0, left: 27 });
    expect(nextCorner(view, 63 + 50)).toBeUndefined();
    expect(toFinish(view, 63 + 50)).toBe(13);
  });
  it("are passed over the start line", () => expect(linesAhead(view, 50, 1)[0]).toEqual({ corner: 0, limit: 10, line: 63 + 15, left: 27 }));
});

describe("a turn under way", () => {
  const race = reacting();
  const car = carOf(race, 0)!;
  it("owes nothing before the line", () => expect(heatDue(race, car)).toMatchObject({ heat: 0, prices: [] }));
  it("owes for lines already crossed", () => {
    expect(heatDue(race, { ...car, progress: 38, speed: 6 })).toMatchObject({ heat: 1, prices: [{ corner: 2, over: 1 }] });
  });
  it("adds a boost of 1 to 4 to the speed", () => {
    expect(boostLandings(race, car).map(({ speed, to, heat }) => [speed, to, heat])).toEqual([
      [5, 37, 0],
      [6, 38, 1],
      [7, 39, 2],
      [8, 40, 3],
    ]);
  });
  it("goes beside a car that stands on the race line", () => {
    expect(freeSpot(race, 0, 37)).toBe(1);
    expect(freeSpot(race, 0, 38)).toBe(0);
  });
  it("finds no spot on a full space and stops before it, at most where it stands", () => {
    const fill = (spaces: number[]): RaceView => {
      const other = race.cars.find(({ seat }) => seat !== car.seat)!;
      return { ...race, cars: [car, ...spaces.flatMap((space) => ([0, 1] as const).map((spot) => ({ ...other, space: space % race.spaces, spot })))] };
    };
    const { progress } = car;
    expect(freeSpot(fill([progress + 2]), car.seat, progress + 2)).toBe(FULL);
    expect(stopOf(fill([progress + 2]), car, progress + 2)).toBe(progress + 1);
    expect(stopOf(fill([progress + 1, progress + 2]), car, progress + 2)).toBe(progress);
    expect(boostLandings(fill([progress + 2]), car).map(({ to }) => to - progress)).toEqual([1, 1, 3, 4]);
  });
});

it("finishes behind the last line", () => {
  const last: RaceView = { ...view, corners: CORNERS };
  expect(landing(last, { from: 120, spaces: 6, speed: 6, engine: 4 }).finishes).toBe(true);
  expect(landing(last, { from: 120, spaces: 5, speed: 5, engine: 4 }).finishes).toBe(false);
});

describe("tokens of the road", () => {
  const first = view.corners[0]!;
  const before = first.line_before - 1;

  it("an overheating corner asks for one heat more, but only above the limit", () => {
    const hot = { ...view, corners: view.corners.map((corner, i) => (i === 0 ? { ...corner, token: "overheat" } : corner)) };
    expect(landing(hot, { from: before, spaces: 1, speed: first.limit, engine: 6 }).heat).toBe(0);
    expect(landing(hot, { from: before, spaces: 1, speed: first.limit + 2, engine: 6 }).heat).toBe(3);
    expect(landing(view, { from: before, spaces: 1, speed: first.limit + 2, engine: 6 }).heat).toBe(2);
  });
  it("the last corner's sector runs over the start line", () => {
    expect(sectorOf(view, 0)).toBe(view.corners.length - 1);
    expect(sectorOf(view, before)).toBe(view.corners.length - 1);
    expect(sectorOf(view, first.line_before)).toBe(0);
  });
  it("a boost is free where heat is controlled", () => {
    const sectors = view.corners.map(() => "heat-control");
    const car = { ...me, heat: 0, began_at: me.progress };
    expect(boostLandings({ ...view, sectors }, car).map(({ spin }) => spin)).toEqual(boostLandings(view, { ...car, heat: 1 }).map(({ spin }) => spin));
  });
});

describe("upgrades in a plan", () => {
  const cards = {
    u2: { level: "basic" as const, part: "four-wheel-drive", speeds: [0], symbols: [{ symbol: "plus", amount: 3 }] },
    u8: { level: "basic" as const, part: "brakes", speeds: [1, 3], symbols: [] },
    u46: { level: "advanced" as const, part: "wings", speeds: [6], symbols: [{ symbol: "heat", amount: 2 }, { symbol: "adjust-limit", amount: 3 }] },
    u36: { level: "advanced" as const, part: "tires", speeds: [2], symbols: [{ symbol: "adjust-limit", amount: -1 }] },
  };
  const race: RaceView = { ...view, garage: { market: [], round: 0, cards } };

  it("give every speed that may come, and none in between", () => {
    expect(speedsOf(race, ["u8", "2"])).toEqual([3, 5]);
    expect(speedsOf(race, ["u2"])).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
  it("take their heat first, and change the limits of all corners", () => {
    const [found] = planLandings(race, { ...me, heat: 4 }, ["u46", "3"], 0);
    // 9 through a corner of 5, raised to 8, with 2 heat left.
    expect(found).toMatchObject({ speed: 9, heat: 1, spin: -1 });
    expect(planLandings(race, { ...me, heat: 2 }, ["u46", "3"], 0)[0]?.spin).toBe(2);
    expect(planLandings(race, me, ["u36", "3"], 0)[0]).toMatchObject({ speed: 5, heat: 1 });
    expect(heatOfCards(race, ["u46", "3"])).toBe(2);
  });
  it("count in a turn under way, with what is still unpaid", () => {
    const car = { ...me, progress: 38, began_at: 32, speed: 9, heat: 3, played: ["u46", "3"], symbols: [{ card: "u46", symbol: "heat", amount: 2 }] };
    expect(unpaid(car)).toBe(2);
    expect(heatDue(race, car)).toMatchObject({ heat: 1, spin: -1 });
    expect(heatDue(race, { ...car, heat: 2 }).spin).toBe(2);
  });
});

describe("what a plan costs for sure", () => {
  const at = (heat: number, spin = -1) => ({ speed: 5, to: 40, prices: [], heat, spin, finishes: false });

  it("is the least that any flip leaves to pay, with the shift", () => {
    expect(sureCost([at(0), at(2)], 0)).toEqual({ heat: 0, spin: false });
    expect(sureCost([at(1), at(2)], 1)).toEqual({ heat: 2, spin: false });
    expect(sureCost([], 1)).toEqual({ heat: 1, spin: false });
  });
  it("is a spin-out only where every flip leads to one", () => {
    expect(sureCost([at(1), at(9, 2)], 0).spin).toBe(false);
    expect(sureCost([at(8, 2), at(9, 2)], 0).spin).toBe(true);
  });
});

describe("what an armed reaction leads to", () => {
  const { view, question } = STATES.symbols!();
  const race = view as RaceView;
  const car = carOf(race, 0)!;
  const free = { ...car, symbols: [] };
  const label = (kind: string) => question!.options.find((option) => option.label.kind === kind)!.label;
  it("is the speed and the heat of now while nothing is armed, and while a price is paid that is due anyway", () => {
    const [now] = outlook(race, car, undefined, 0);
    expect(now).toEqual({ speed: car.speed, heat: heatDue(race, car).heat + unpaid(car), spin: heatDue(race, car).spin });
    expect(outlook(race, car, label("pay-heat"), 1)).toEqual([now]);
  });
  it("counts the card played directly, its price and the corners that it crosses", () => {
    const played = { ...label("direct-play"), amount: 4, corners: [{ corner: 0, heat: 2 }, { corner: 1, heat: 3, spins: 1 }] };
    expect(outlook(race, free, played, 1)).toEqual([{ speed: car.speed + 4, heat: 6, spin: 1 }]);
  });
  it("counts adrenaline as one more, a slipstream as none", () => {
    const speed = (kind: string) => outlook(race, free, { kind, spaces: 2, corners: [] }, 0)[0]!.speed;
    expect([speed("adrenaline-speed"), speed("slipstream")]).toEqual([car.speed + 1, car.speed]);
  });
  it("counts one to four for a boost, with its price", () => {
    expect(outlook(race, free, { kind: "boost" }, 1)).toEqual(boostLandings(race, free).map(({ speed, heat, spin }) => ({ speed, heat: heat + 1, spin })));
    expect(outlook(race, free, { kind: "boost" }, 1).map(({ speed }) => speed - car.speed)).toEqual([1, 2, 3, 4]);
  });
});
