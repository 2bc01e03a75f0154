import { beforeAll, describe, expect, it } from "vitest";
import { cornerAhead, gearsAhead } from "./ahead";
import { trackOf } from "./circuits";
import { spaceName, type Track } from "./track";
import type { FormulaCar } from "./types";

let track: Track;
beforeAll(async () => {
  track = await trackOf("monaco");
});
const MIDDLE = 2;
const view = () => ({
  beginner: false,
  laps: 2,
  corners: track.drawing.stops.map((stops) => ({ name: "", stops })),
});
/** The first and the last space of the first corner, in the middle lane. */
const bend = () => track.drawing.corners[0]![MIDDLE - 1]!;
const car = (place: number, more: Partial<FormulaCar> = {}): FormulaCar => {
  const space = spaceName(MIDDLE, place);
  return {
    space,
    lap: 1,
    gear: 2,
    points: [6, 3, 3, 3, 3, 2],
    corner: track.cornerOf(space),
    stops: 0,
    spun: false,
    ...more,
  } as FormulaCar;
};
const gears = (one: FormulaCar) => gearsAhead(view(), one, track).map(({ gear }) => gear);
const gearOf = (gear: number, one: FormulaCar) => gearsAhead(view(), one, track).find((found) => found.gear === gear)!;

describe("the corner ahead", () => {
  it("is so many spaces away as lie in the car's lane", () => {
    const [first, last] = bend();
    expect(cornerAhead(view(), car(first - 3), track)).toEqual({ corner: 0, owed: 1, from: 3, to: 3 + last - first });
  });
  it("is the one that the car is in, until its stops are made", () => {
    const [first, last] = bend();
    expect(cornerAhead(view(), car(first), track)).toMatchObject({ corner: 0, owed: 1, from: 1, to: last - first });
    expect(cornerAhead(view(), car(last), track)).toMatchObject({ corner: 0, owed: 1, to: 0 });
    expect(cornerAhead(view(), car(first, { stops: 1 }), track)).toMatchObject({ corner: 1 });
  });
  it("does not matter behind the flag", () => {
    const long = track.drawing.fronts[MIDDLE - 1]!.length;
    expect(cornerAhead(view(), car(long, { lap: 1 }), track)).toMatchObject({ corner: 0 });
    expect(cornerAhead(view(), car(long, { lap: 2 }), track)).toBeNull();
  });
});

describe("the gears of the next turn", () => {
  it("are one up, one down, and further down for wear", () => {
    expect(gears(car(1))).toEqual([1, 2, 3]);
    expect(gears(car(1, { gear: 6 }))).toEqual([2, 3, 4, 5, 6]);
    expect(gearOf(3, car(1, { gear: 6 })).prices.map(({ part }) => part)).toEqual(["gearbox", "brakes"]);
    expect(gears(car(1, { gear: 6, points: [6, 3, 0, 3, 3, 2] }))).toEqual([5, 6]);
    expect(gears(car(1, { gear: 5, spun: true }))).toEqual([1]);
  });
  it("drive on where the corner is farther than the die goes", () => {
    expect(gearOf(1, car(bend()[0] - 3)).worst).toMatchObject({ kind: "on", all: true });
  });
  it("stop with the rolls that end in it", () => {
    const two = gearOf(2, car(bend()[0] - 3));
    expect(two.worst).toEqual({ kind: "stop", from: 3, to: 4, all: false });
    expect(two.odds).toEqual([
      { kind: "on", chance: 1 },
      { kind: "stop", chance: 5 },
    ]);
  });
  it("go too far with those that leave it without its stop, and not once that is made", () => {
    const last = bend()[1];
    expect(gearOf(2, car(last)).worst).toMatchObject({ kind: "over", all: true });
    expect(gearOf(2, car(last, { stops: 1 })).worst).toMatchObject({ kind: "on", all: true });
  });
  it("may do as they like behind the flag", () => {
    const long = track.drawing.fronts[MIDDLE - 1]!.length;
    expect(gearOf(6, car(long, { gear: 6, lap: 2 })).worst).toMatchObject({ kind: "on", all: true });
  });
});
