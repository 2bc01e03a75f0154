import { beforeAll, expect, it } from "vitest";
import { learn, speak } from "../../../kit/language.svelte";
import type { RaceView } from "../state";
import { answerWords } from "./tiles";

beforeAll(() => Promise.all([speak("en"), learn("steampunk_rally")]));

const machine = [{ card: "boiler-bull", place: 0, x: 0, y: 0 }];
const view = { racers: [{ seat: 0, machine }] } as unknown as RaceView;
const socket = (x: number, y: number) => answerWords({ kind: "socket", x, y }, view, 0);

it("a socket is told by the card that it lies beside", () => {
  expect(socket(1, 0)).toBe("Right of Boiler Bull");
  expect(socket(0, -1)).toBe("Above Boiler Bull");
});

it("a socket beside nothing that lies there yet keeps the words of its label", () => {
  expect(socket(5, 5)).toBeNull();
  expect(answerWords({ kind: "pass" }, view, 0)).toBeNull();
});
