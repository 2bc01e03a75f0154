import { describe, expect, it } from "vitest";
import { STATES } from "../../mock/heat/states";
import type { GameEvent, State } from "./types";
import { backoff, freshKey, merge } from "./wire";

const event = (n: number): GameEvent => ({ n, kind: "moved", seat: 0, args: {}, to: null });
const state = (): State => ({ ...STATES.plan!(), number: 10, events: [event(0), event(3)] });

describe("messages of a table", () => {
  it("change only what they name and add events and chat", () => {
    const merged = merge(state(), { type: "update", number: 11, expected: 13, events: [event(4)], chat: [{ seat: 1, name: "Aiko", text: "!", at: "" }] });
    if (typeof merged === "string") throw new Error(merged);
    expect(merged.state).toMatchObject({ type: "state", number: 11, expected: 13, can_undo: false });
    expect(merged.state.events.map(({ n }) => n)).toEqual([0, 3, 4]);
    expect(merged.state.chat).toHaveLength(3);
    expect(merged.fresh).toEqual([event(4)]);
  });
  it("can take a question away", () => {
    const merged = merge(state(), { type: "update", number: 11, question: null });
    expect(typeof merged !== "string" && merged.state.question).toBeNull();
  });
  it("are dropped when old and ask for everything after a gap", () => {
    expect(merge(state(), { type: "update", number: 10 })).toBe("old");
    expect(merge(state(), { type: "update", number: 12 })).toBe("gap");
  });
  it("begin anew after an undo or for another seat", () => {
    const anew = (next: Partial<State>) => {
      const merged = merge(state(), { ...state(), number: 11, ...next });
      return typeof merged !== "string" && merged.anew;
    };
    expect(anew({ events: [event(0)] })).toBe(true);
    expect(anew({ seat: 1 })).toBe(true);
    expect(anew({ events: [event(0), event(3), event(5)] })).toBe(false);
  });
});

it("makes a key of its own for each answer", () => expect(freshKey()).not.toBe(freshKey()));

it("waits longer after each failed attempt, but not for ever", () => {
  expect(backoff(0, 0.5)).toBe(500);
  expect(backoff(3, 0.5)).toBe(4000);
  expect(backoff(30, 0.5)).toBe(15000);
});
