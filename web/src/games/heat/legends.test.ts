import { describe, expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { legendDeed } from "./legends";
import type { RaceView } from "./state";

/** Great Britain, lines before 15, 30, 37, 43, 48; legend lines before 2, 21, 30, 37, 43. */
const race = STATES.symbols!().view as RaceView;
const at = (progress: number) => ({ ...race, cars: race.cars.map((car) => (car.seat === 4 ? { ...car, progress, space: progress % race.spaces } : car)) });
const deed = (progress: number, diamond: number, top_speed: number, moved?: string) => {
  const { how, speed, corner } = legendDeed(at(progress), { car: 4, diamond, top_speed }, moved);
  return [how, speed, corner];
};

describe("what a Legend will do", () => {
  it("before the legend line it drives its top speed", () => expect(deed(-10, 1, 14)).toEqual(["top-speed", 14, "A"]));
  it("or brakes, if that would cross the corner line", () => expect(deed(17, 2, 14)).toEqual(["line", 14, "B"]));
  it("behind it it drives through the corner: limit and diamond", () => expect(deed(28, 1, 14)).toEqual(["corner", 7, "B"]));
  it("but over no second corner line", () => expect(deed(36, 3, 14)).toEqual(["second-corner", 14, "D"]));
  it("and no corner behind the last finish line holds it up", () => expect(deed(2 * race.spaces - 2, 1, 14)[0]).toBe("top-speed"));
});

describe("what a Legend has done", () => {
  it("is told of the corner that it passed", () => expect(deed(33, 1, 14, "corner")).toEqual(["corner", 7, "B"]));
  it("and of the corner that it braked for", () => expect(deed(27, 2, 14, "line")).toEqual(["line", 14, "B"]));
});
