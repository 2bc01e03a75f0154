import { describe, expect, it } from "vitest";
import { planning } from "../../../mock/heat/situation";
import { linesAhead, nextCorner, placeIsSettled, sectorOf, toFinish } from "./road";

const view = planning();

describe("corner lines", () => {
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
  it("are passed over the start line", () =>
    expect(linesAhead(view, 50, 1)[0]).toEqual({ corner: 0, limit: 10, line: 63 + 15, left: 27 }));
});

it("the last corner's sector runs over the start line", () => {
  const first = view.corners[0]!.line_before;
  expect([0, first - 1, first].map((space) => sectorOf(view, space))).toEqual([4, 4, 0]);
});

describe("the place of a car", () => {
  const race = (home: number[], more: object = {}) => ({
    ...view, cars: view.cars.map((car) => ({ ...car, finished: home.includes(car.seat) })), ...more,
  });
  it("is settled when all others are home", () => {
    expect(placeIsSettled(race([1, 2, 3, 4, 5]), { seat: 0 })).toBe(true);
    expect(placeIsSettled(race([1, 2, 3, 4]), { seat: 0 })).toBe(false);
  });
  it("is not the end of a championship that goes on", () => {
    const season = { race: 1, races: 3 } as NonNullable<typeof view.season>;
    expect(placeIsSettled(race([1, 2, 3, 4, 5], { season }), { seat: 0 })).toBe(false);
    expect(placeIsSettled(race([1, 2, 3, 4, 5], { season: { ...season, race: 3 } }), { seat: 0 })).toBe(true);
  });
});
