import { afterAll, beforeAll, expect, it } from "vitest";
import { learn, speak } from "../../../kit/language.svelte";
import { event, race, robot } from "../make";
import type { FactoryView, RobotView } from "../state";
import { doing } from "./doing";

beforeAll(() => learn("roborally"));
afterAll(() => speak("en"));

type At = Parameters<typeof doing>[0];
const room = (more: object = {}) =>
  ({
    caughtUp: true,
    replay: false,
    seat: 0,
    question: null,
    state: { open_seats: [] },
    isMe: (seat: number) => seat === 0,
    reel: { steps: [], at: 0 },
    ...more,
  }) as unknown as At;
/** The same of this player's robot and of another one. */
const both = (of: Partial<RobotView>, more: Partial<FactoryView> = {}, at: object = {}) =>
  [0, 1].map((seat) => doing(room(at), race([], more), robot(seat, 0, 0, of)));
const OUT = { x: null, y: null };
const HELD = { state: { open_seats: [2] } };

it("what one's own robot does is said to its driver, in Russian", async () => {
  await speak("ru");
  expect(both({})).toEqual(["выбираете", "выбирает"]);
  expect(both({ down: true })).toEqual(["выключены", "выключен"]);
  expect(both(OUT)).toEqual(["уничтожены", "уничтожен"]);
  expect(both({ ...OUT, lives: 0 })).toEqual(["выбыли", "выбыл"]);
  expect(both({}, { phase: "clean-up" })).toEqual(["стоите", "стоит"]);
  expect(both({}, { phase: "run" }, HELD)).toEqual(["ждёте", "ждёт"]);
  expect(both({}, { phase: "run" }, { state: { open_seats: [0, 1] } })).toEqual(["ваш выбор", "выбирает"]);
  expect(
    both({ ...OUT, robot: 7 }, { phase: "run" }, { reel: { steps: [event("caught", 2, { target: 7 })], at: 1 } }),
  ).toEqual(["пойманы, вернётесь в конце раунда", "пойман, вернётся в конце раунда"]);
});
it("in English one word suits both", async () => {
  await speak("en");
  expect(both({}, { phase: "run" }, HELD)).toEqual(["waiting", "waiting"]);
  expect(both({}, { phase: "clean-up" })).toEqual(["standing", "standing"]);
});
