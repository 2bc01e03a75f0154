import { expect, it } from "vitest";
import { event } from "./make";
import { placesByTurn } from "./places";

const WORDS = { flag: (flag: number) => `flag ${flag}`, lost: "destroyed" };
const turn = (number: number) => event("turn-began", -1, { turn: number });
const START = event("course", -1, { order: [2, 1, 0] });
const placesOf = (places: number[], ...events: ReturnType<typeof event>[]) =>
  placesByTurn([START, ...events], 3, places, WORDS);

it("robots start by their docks and stand by flags, lives and damage; those that are level stay as they were", () => {
  const film = [
    turn(1),
    event("damaged", 2, { damage: 1 }),
    turn(2),
    event("destroyed", 1, { how: "pit" }),
    turn(3),
    event("flag-touched", 1, { flag: 1, flags: 2 }),
    turn(4),
  ];
  expect(placesOf([2, 1, 3], ...film).order).toEqual([
    [2, 1, 0],
    [1, 0, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 0, 2],
  ]);
});
it("the last places are those of the race", () => {
  expect(placesOf([1, 3, 2], turn(1)).order.at(-1)).toEqual([0, 2, 1]);
  expect(placesOf([1, 2, 2], turn(1)).order.at(-1), "shared places as before").toEqual([0, 2, 1]);
});
it("a robot that has finished stays ahead, and its line ends", () => {
  const { order, home } = placesOf(
    [1, 2, 3],
    turn(1),
    event("finished", 0, { place: 1 }),
    turn(2),
    event("flag-touched", 1, { flag: 1, flags: 2 }),
  );
  expect([order[1], order[2], home]).toEqual([[0, 2, 1], [0, 1, 2], { 0: 1 }]);
});
it("a turn has one pennant and one cross for each robot", () => {
  const film = [
    turn(1),
    event("flag-touched", 0, { flag: 1 }),
    event("flag-touched", 0, { flag: 2 }),
    event("destroyed", 0, { how: "pit" }),
    event("destroyed", 0, { how: "pit", blocker: 1 }),
  ];
  expect(placesOf([1, 2, 3], ...film).marks).toEqual([
    { round: 1, seat: 0, word: "flag 2", flag: 2 },
    { round: 1, seat: 0, word: "destroyed", flag: 0 },
  ]);
});
