import { describe, expect, it } from "vitest";
import { planning } from "../../../mock/heat/situation";
import { linesAhead, nextCorner, sectorOf, toFinish } from "./road";

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
  it("are passed over the start line", () => expect(linesAhead(view, 50, 1)[0]).toEqual({ corner: 0, limit: 10, line: 63 + 15, left: 27 }));
});

it("the last corner's sector runs over the start line", () => {
  const first = view.corners[0]!.line_before;
  expect([0, first - 1, first].map((space) => sectorOf(view, space))).toEqual([4, 4, 0]);
});
