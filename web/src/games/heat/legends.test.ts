import { describe, expect, it } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { legendDeed, type LegendMove } from "./legends";
import type { RaceView } from "./state";

/** Great Britain, lines before 15, 30, 37, 43, 48; legend lines before 2, 21, 30, 37, 43. */
const race = STATES.symbols!().view as RaceView;
const at = (progress: number) => ({ ...race, cars: race.cars.map((car) => (car.seat === 4 ? { ...car, progress, space: progress % race.spaces } : car)) });
const deed = (progress: number, diamond: number, top_speed: number, moved?: LegendMove) => {
  const { how, speed, corner } = legendDeed(at(progress), { car: 4, diamond, top_speed }, moved);
  return [how, speed, corner];
};

describe("what a Legend will do", () => {
  it("before the legend line it drives its top speed", () => expect(deed(-10, 1, 14)).toEqual(["top-speed", 14, "A"]));
  it("or brakes, if that would cross the corner line", () => expect(deed(17, 2, 14)).toEqual(["line", 14, "B"]));
  it("behind it it drives through the corner: limit and diamond", () => expect(deed(28, 1, 14)).toEqual(["corner", 7, "B"]));
  it("which may be too little for the corner's line", () => expect(deed(22, 0, 14)).toEqual(["short", 6, "B"]));
  it("but over no second corner line", () => expect(deed(36, 3, 14)).toEqual(["second-corner", 14, "D"]));
  it("and no corner behind the last finish line holds it up", () => expect(deed(2 * race.spaces - 2, 1, 14)[0]).toBe("top-speed"));
});

describe("what a Legend has done", () => {
  it("is told of the corner that it passed", () => expect(deed(35, 1, 14, { how: "corner", from: 28 })).toEqual(["corner", 7, "B"]));
  it("or came near to, not of the one behind it", () => expect(deed(28, 0, 14, { how: "corner", from: 22 })).toEqual(["short", 6, "B"]));
  it("and of the corner that it braked for", () => expect(deed(27, 2, 14, { how: "line", from: 17 })).toEqual(["line", 14, "B"]));
});
