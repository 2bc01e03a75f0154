import { describe, expect, it } from "vitest";
import { STATES } from "../../mock/heat/states";
import type { FilmStep } from "../kit/contract";
import type { GameEvent, State } from "./types";
import { backoff, freshKey, merge, stepsOf } from "./wire";

const event = (n: number): GameEvent => ({ n, kind: "moved", seat: 0, args: {}, to: null });
const state = (): State => ({ ...(STATES.plan!() as State), number: 10, events: [event(0), event(3)] });

describe("messages of a table", () => {
  it("change only what they name, add chat, and bring a film", () => {
    const film: FilmStep[] = [{ ...event(4), patch: { round: [9] } }, { patch: { phase: ["over"] } }];
    const merged = merge(state(), {
      type: "update", number: 11, expected: 13, film, chat: [{ seat: 1, name: "Aiko", text: "!", at: "" }],
    });
    if (typeof merged === "string") throw new Error(merged);
    expect(merged.state).toMatchObject({ type: "state", number: 11, expected: 13, can_undo: false });
    expect(merged.state.events.map(({ n }) => n)).toEqual([0, 3, 4]);
    expect(merged.state.chat).toHaveLength(3);
    expect(merged.state.view).toEqual({ ...state().view, round: 9, phase: "over" });
    expect(merged.fresh.map(({ n, kind }) => [n, kind])).toEqual([[4, "moved"], [4, ""]]);
  });
  it("can take a question away", () => {
    const merged = merge(state(), { type: "update", number: 11, question: null });
    expect(typeof merged !== "string" && merged.state.question).toBeNull();
  });
  it("are dropped when old and ask for everything after a gap", () => {
    expect(merge(state(), { type: "update", number: 10 })).toBe("old");
    expect(merge(state(), { type: "update", number: 12 })).toBe("gap");
  });
  it("that bring everything let the film begin anew", () => {
    const merged = merge(state(), { ...state(), number: 11, events: [event(0)] });
    expect(typeof merged !== "string" && [merged.anew, merged.fresh, merged.state.events]).toEqual([
      true, [], [event(0)],
    ]);
  });
});

it("a step without a word has the number of the last event", () => {
  expect(stepsOf([{ patch: {} }, event(7), { patch: {} }], 3).map(({ n, kind }) => [n, kind])).toEqual([
    [3, ""], [7, "moved"], [7, ""],
  ]);
});

it("makes a key of its own for each answer", () => expect(freshKey()).not.toBe(freshKey()));

it("waits longer after each failed attempt, but not for ever", () => {
  expect(backoff(0, 0.5)).toBe(500);
  expect(backoff(3, 0.5)).toBe(4000);
  expect(backoff(30, 0.5)).toBe(15000);
});
