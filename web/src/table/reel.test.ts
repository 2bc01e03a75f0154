import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel, type Film } from "./reel.svelte";
import type { GameEvent } from "./types";

/** A scene is the list of numbers shown; an event of kind "quick" takes no time. */
const film: Film<number[]> = { after: (scene, event) => [...scene, event.n], beat: (event) => (event.kind === "quick" ? 0 : 100) };
const event = (n: number, kind = "slow"): GameEvent => ({ n, kind, seat: 0, args: {}, to: null });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a live reel", () => {
  it("shows new events one after another and ends with the server's truth", () => {
    const reel = new Reel(film, [0], [event(0)], 1);
    reel.append([event(1), event(2)], () => [99]);
    expect(reel.scene).toEqual([0, 1]);
    vi.advanceTimersByTime(100);
    expect(reel.scene).toEqual([99]);
    expect(reel.playing).toBe(true);
    vi.advanceTimersByTime(100);
    expect(reel.playing).toBe(false);
  });
  it("joins events that take no time to the next one", () => {
    const reel = new Reel(film, [], [], 0);
    reel.append([event(1, "quick"), event(2, "quick"), event(3), event(4)], (scene) => scene);
    expect(reel.scene).toEqual([1, 2, 3]);
  });
  it("shows everything at once at speed 0", () => {
    const reel = new Reel(film, [], [], 0);
    reel.speed = 0;
    reel.append([event(1), event(2)], (scene) => scene);
    expect(reel.scene).toEqual([1, 2]);
    expect(reel.playing).toBe(false);
  });
  it("takes a new truth without events at once", () => {
    const reel = new Reel(film, [], [], 0);
    reel.append([], () => [7]);
    expect(reel.scene).toEqual([7]);
  });
  it("does not drag somebody along who looks at the past", () => {
    const reel = new Reel(film, [0], [event(0)], 1);
    reel.know(0, []);
    reel.seek(0);
    reel.append([event(1)], (scene) => scene);
    expect(reel.scene).toEqual([]);
    expect(reel.wound).toBe(true);
    reel.toEnd();
    expect(reel.scene).toEqual([0, 1]);
    expect(reel.wound).toBe(false);
  });
});

describe("a film", () => {
  const make = () => new Reel(film, [], Array.from({ length: 100 }, (_, i) => event(i, i % 2 ? "quick" : "slow")), 0);
  it("is wound to any place", () => {
    const reel = make();
    reel.seek(90);
    expect(reel.scene).toHaveLength(90);
    reel.seek(3);
    expect(reel.scene).toEqual([0, 1, 2]);
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
  it("stops at a pause and begins anew after an undo", () => {
    const reel = make();
    reel.play();
    reel.pause();
    vi.advanceTimersByTime(1000);
    expect(reel.at).toBe(1);
    reel.reset([5], [event(5)]);
    expect([reel.at, reel.scene]).toEqual([1, [5]]);
  });
});
