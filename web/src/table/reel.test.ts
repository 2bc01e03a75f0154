import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel, type Film } from "./reel.svelte";
import type { GameEvent, Step, View } from "./types";

/** Marks are the numbers that were drawn; an event of kind "quick" takes no time, one of kind "" is none. */
const film: Film<number[]> = {
  blank: [], draw: (marks, event) => [...marks, event.n], beat: (event) => (event.kind === "quick" ? 0 : 100),
};
const view = (round: number) => ({ game: "x", seat: null, seats: 2, round }) as View;
const step = (n: number, kind = "slow", round?: number): Step => ({
  n, kind, seat: 0, args: {}, to: null, ...(round === undefined ? {} : { patch: { round: [round] } }),
});
const silent = (round: number) => step(0, "", round);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a live reel", () => {
  it("shows new events one after another, each with what it changes", () => {
    const reel = new Reel(film, view(0), [step(0)], 1);
    reel.append([step(1, "slow", 1), step(2, "slow", 2)]);
    expect([reel.view.round, reel.marks]).toEqual([1, [0, 1]]);
    vi.advanceTimersByTime(100);
    expect([reel.view.round, reel.marks, reel.playing]).toEqual([2, [0, 1, 2], true]);
    vi.advanceTimersByTime(100);
    expect(reel.playing).toBe(false);
  });
  it("joins events that take no time to the next one", () => {
    const reel = new Reel(film, view(0));
    reel.append([step(1, "quick", 1), step(2, "quick"), step(3, "slow", 3), step(4)]);
    expect([reel.view.round, reel.marks]).toEqual([3, [1, 2, 3]]);
  });
  it("shows everything at once at speed 0", () => {
    const reel = new Reel(film, view(0));
    reel.speed = 0;
    reel.append([step(1), step(2, "slow", 2)]);
    expect([reel.view.round, reel.marks, reel.playing]).toEqual([2, [1, 2], false]);
  });
  it("hurries while a key is held, and forgets it where the film ends: the next film has the chosen speed", () => {
    const reel = new Reel(film, view(0));
    reel.speed = 2;
    reel.append([step(1), step(2), step(3)]);
    reel.hurried = true;
    vi.advanceTimersByTime(50 + 25 + 25);
    expect([reel.playing, reel.hurried, reel.speed]).toEqual([false, false, 2]);
    reel.append([step(4), step(5)]);
    vi.advanceTimersByTime(49);
    expect(reel.at).toBe(4);
    vi.advanceTimersByTime(1);
    expect(reel.at).toBe(5);
  });
  it("goes on at once when asked, playing or stopped, and ends where nothing is left", () => {
    const reel = new Reel(film, view(0));
    reel.append([step(1), step(2), step(3)]);
    reel.onward();
    expect([reel.at, reel.playing]).toEqual([2, true]);
    reel.pause();
    reel.onward();
    expect([reel.at, reel.playing]).toEqual([3, false]);
    reel.append([step(4)]);
    reel.onward();
    expect([reel.at, reel.playing]).toEqual([4, false]);
  });
  it("at speed 0 knows what has not been told, until it has been", () => {
    const reel = new Reel(film, view(0), [step(0)], 1);
    reel.speed = 0;
    reel.append([step(1), step(2)]);
    reel.append([step(3)]);
    expect(reel.lately).toEqual({ from: 1, to: 4 });
    reel.know(view(0), [step(8), step(9), step(0)], 0);
    expect(reel.lately).toEqual({ from: 3, to: 6 });
    reel.lately = null;
    reel.append([step(4)]);
    expect(reel.lately).toEqual({ from: 6, to: 7 });
  });
  it("takes in at once what changes without a word, and draws nothing for it", () => {
    const reel = new Reel(film, view(0));
    reel.append([silent(7)]);
    expect([reel.view.round, reel.marks, reel.playing]).toEqual([7, [], false]);
  });
  it("does not drag somebody along who looks at the past", () => {
    const reel = new Reel(film, view(5), [step(0)], 1);
    reel.know(view(4), [step(0, "slow", 5)], 0);
    reel.seek(0);
    reel.append([step(1, "slow", 6)]);
    expect([reel.view.round, reel.wound]).toEqual([4, true]);
    reel.toEnd();
    expect([reel.view.round, reel.marks, reel.wound]).toEqual([6, [0, 1], false]);
  });
  it("reads a view as the game's screen does, once", () => {
    const read = vi.fn((seen: View) => ({ ...seen, round: 100 + seen.round! }));
    const before: (number | undefined)[] = [];
    const reel = new Reel(
      { ...film, read, draw: (marks, _, old, now) => (before.push(old.round, now.round), marks) }, view(0),
    );
    reel.append([step(1, "slow", 1)]);
    expect([reel.view.round, reel.view.round, before]).toEqual([101, 101, [100, 101]]);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

describe("the past of a live reel", () => {
  const live = () => {
    const reel = new Reel(film, view(3), [step(0), step(1), step(2)], 3);
    reel.append([step(3, "quick", 4)]);
    return reel;
  };
  it("is put before what is known, with steps that nobody told", () => {
    const reel = live();
    reel.know(view(0), [step(0), silent(1), step(1, "slow", 2), step(2, "slow", 3)], 1);
    expect([reel.first, reel.at, reel.end, reel.view.round]).toEqual([1, 5, 5, 4]);
    reel.seek(2);
    expect([reel.view.round, reel.marks]).toEqual([1, [0]]);
    reel.seek(4);
    expect([reel.view.round, reel.marks]).toEqual([3, [0, 1, 2]]);
    reel.toEnd();
    expect(reel.view.round).toBe(4);
  });
  it("cannot be shown before it is known", () => {
    const reel = live();
    reel.seek(0);
    expect([reel.at, reel.view.round]).toEqual([3, 3]);
  });
});

describe("a film", () => {
  const make = () =>
    new Reel(film, view(0), Array.from({ length: 100 }, (_, i) => step(i, i % 2 ? "quick" : "slow", i + 1)), 0);
  it("is wound to any place", () => {
    const reel = make();
    reel.seek(90);
    expect([reel.view.round, reel.marks.length]).toEqual([90, 90]);
    reel.seek(3);
    expect([reel.view.round, reel.marks]).toEqual([3, [0, 1, 2]]);
    reel.seek(1000);
    expect(reel.at).toBe(100);
  });
  it("steps forward and back over what can be seen", () => {
    const reel = make();
    reel.step(1);
    expect(reel.at).toBe(1);
    reel.step(1);
    expect(reel.at).toBe(3);
    reel.step(-1);
    expect(reel.at).toBe(1);
  });
  it("knows where the moment began that is shown", () => {
    const reel = make();
    reel.seek(3);
    expect(reel.since).toBe(1);
    reel.seek(0);
    expect(reel.since).toBe(0);
  });
  it("stops at a pause and begins anew after an undo", () => {
    const reel = make();
    reel.play();
    reel.pause();
    vi.advanceTimersByTime(1000);
    expect(reel.at).toBe(1);
    const told: GameEvent[] = [step(5)];
    reel.reset(view(8), told);
    expect([reel.at, reel.view.round, reel.marks]).toEqual([1, 8, [5]]);
  });
});
