import { beforeEach, describe, expect, it, vi } from "vitest";
import { STATES } from "../../../mock/heat/states";
import { Desk } from "./desk.svelte";
import type { Question, Room } from "./room";

function desk(state: string) {
  const { view, question, table } = STATES[state]!();
  const room = { view, question, table, askWhy: () => Promise.resolve(null), answer: vi.fn() };
  const made = new Desk(room as unknown as Room);
  made.reset();
  return { made, room, answer: room.answer };
}

describe("lifted cards and the lever", () => {
  let { made } = desk("plan");
  beforeEach(() => {
    ({ made } = desk("plan"));
    made.putBack();
  });

  it("are as many as the gear", () => {
    made.shiftTo(2);
    expect(made.lifted).toHaveLength(2);
    expect(made.gear).toBe(2);
  });
  it("let a tapped card take the place of one that the lever took", () => {
    made.shiftTo(2);
    made.lift(3);
    expect(made.lifted).toEqual([3, 1]);
    made.lift(4);
    expect(made.lifted).toEqual([3, 4]);
    expect(made.gear).toBe(2);
    made.lift(2);
    expect(made.gear).toBe(3);
  });
  it("do not move a lever whose gear was chosen before them", () => {
    const { made, room } = desk("plan");
    room.question = { ...room.question!, kind: "play-card" } as Question;
    room.view = { ...room.view, plan: { gear: 3, cards: [] } } as unknown as typeof room.view;
    made.putBack();
    expect(made.gear).toBe(3);
    made.lift(4);
    expect(made.gear).toBe(3);
  });
  it("keep what was chosen by hand when the lever moves on", () => {
    made.lift(4);
    made.shiftTo(2);
    expect(made.lifted[0]).toBe(4);
    expect(made.spare).toEqual([made.lifted[1]]);
  });
});

describe("the lever of the own car", () => {
  const driving = (change: object) => {
    const { made, room } = desk("plan");
    const car = { ...made.car!, gear: 1, face_down: 0 };
    room.question = null;
    room.view = { ...room.view, phase: "drive", ...change } as unknown as typeof room.view;
    return { made, car };
  };
  it("stays at the gear of the cards that were put down until its own shift is shown", () => {
    const { made, car } = driving({ face_down: ["3", "4"] });
    expect(made.leverOf(car)).toBe(2);
    expect(made.leverOf({ ...car, gear: 2, face_down: 2 })).toBe(2);
  });
  it("says nothing of others", () => {
    const { made, car } = driving({ face_down: ["3", "4"] });
    expect(made.leverOf({ ...car, seat: 1, gear: 3 })).toBe(3);
  });
  it("is the number of lifted cards after a change of mind", () => {
    const { made } = desk("plan");
    made.putBack();
    made.shiftTo(2);
    made.lift(made.lifted[0]!);
    expect(made.leverOf(made.car!)).toBe(made.lifted.length);
  });
});

describe("the garage's sheet", () => {
  it("is open while upgrades are chosen, and what was opened there closes with the start", () => {
    const { made, room } = desk("draft");
    expect(made.garageOpen).toBe(true);
    made.garageOpen = false;
    expect(made.garageOpen).toBe(false);
    made.garageOpen = true;
    room.view = { ...room.view, phase: "plan" };
    expect(made.garageOpen).toBe(false);
    made.garageOpen = true;
    expect(made.garageOpen).toBe(true);
  });
  it("closes when a card is lifted for a plan", () => {
    const { made } = desk("upgrades");
    made.garageOpen = true;
    made.lift(0);
    expect(made.garageOpen).toBe(false);
  });
});

describe("a choice with a price", () => {
  it("is shown by the first tap and made by the second", () => {
    const { made, answer } = desk("react");
    const { choice } = made.question!.options.find(({ label }) => label.kind === "boost")!;
    made.arm(choice);
    expect(made.armed).toBe(choice);
    expect(answer).not.toHaveBeenCalled();
    made.arm(choice);
    expect(answer).toHaveBeenCalledWith([choice]);
  });
});
