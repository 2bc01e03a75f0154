import { expect, it } from "vitest";
import { standOn } from "./podium";

const blocks = (...places: number[]) =>
  standOn(places.map((place, seat) => ({ seat, place, name: `${seat}`, me: false, cells: [] }))).map((group) =>
    group.map(({ seat }) => seat),
  );

it("everybody who shares the third place stands on the podium", () => {
  expect(blocks(1, 2, 3, 3, 5)).toEqual([[0], [1], [2, 3]]);
  expect(blocks(1, 1, 1, 1)).toEqual([[0], [1], [2, 3]]);
});
it("nobody else does", () => {
  expect([blocks(1, 2, 3, 4), blocks(1, 2)]).toEqual([[[0], [1], [2]], [[0], [1]]]);
});
it("a team stands together", () => {
  const drivers = [1, 0, 1, 0]
    .map((team, seat) => ({ seat, place: 2 - team, name: `${seat}`, me: false, team, cells: [] }))
    .sort((a, b) => a.place - b.place);
  expect(standOn(drivers).map((group) => group.map(({ seat }) => seat))).toEqual([[0, 2], [1, 3]]);
});
