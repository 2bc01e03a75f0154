import { expect, it } from "vitest";
import { isCaught, lostIn } from "./lost";
import { event } from "./make";

const register = (number: number) => event("register-began", -1, { register: number });
const FILM = [
  event("turn-began", -1, { turn: 1 }),
  register(1),
  event("destroyed", 1),
  register(2),
  event("destroyed", 0),
  event("re-entered", 0),
  event("turn-began", -1, { turn: 2 }),
  register(1),
];

it("a robot is lost in the register that ran, until the turn is over", () => {
  expect([4, 5, 6].map((at) => lostIn(FILM, at, 0))).toEqual([0, 2, 2]);
  expect(lostIn(FILM, 5, 1)).toBe(1);
  expect(lostIn(FILM, 8, 0)).toBe(0);
});
it("what was before this browser came is not known", () => {
  expect(lostIn(FILM.slice(2), 1, 1)).toBe(0);
});
it("a robot that was caught is not lost, until it is placed again or the turn is over", () => {
  const caught = event("caught", 1, { whom: [0], target: 0 });
  const film = [
    event("turn-began", -1, { turn: 1 }),
    register(1),
    caught,
    register(2),
    event("placed", 0),
    event("turn-began", -1, { turn: 2 }),
  ];
  expect([2, 3, 4, 5, 6].map((at) => isCaught(film, at, 0))).toEqual([false, true, true, false, false]);
  expect(lostIn(film, 4, 0)).toBe(0);
  expect([isCaught(film, 4, 1), isCaught([...film.slice(0, 3), event("destroyed", 0)], 4, 0)]).toEqual([false, false]);
});
