import { expect, it } from "vitest";
import { lostIn } from "./lost";
import { event } from "./make";

const register = (number: number) => event("register-began", -1, { register: number });
const FILM = [event("turn-began", -1, { turn: 1 }), register(1), event("destroyed", 1), register(2), event("destroyed", 0), event("re-entered", 0), event("turn-began", -1, { turn: 2 }), register(1)];

it("a robot is lost in the register that ran, until the turn is over", () => {
  expect([4, 5, 6].map((at) => lostIn(FILM, at, 0))).toEqual([0, 2, 2]);
  expect(lostIn(FILM, 5, 1)).toBe(1);
  expect(lostIn(FILM, 8, 0)).toBe(0);
});
it("what was before this browser came is not known", () => {
  expect(lostIn(FILM.slice(2), 1, 1)).toBe(0);
});
