import { describe, expect, it } from "vitest";
import { shareOf, withAdvice, type Advice, type AdvisedTurn } from "./advice.svelte";
import type { Line } from "./log";
import type { Step } from "./types";

const turn = (worth: number, behind: number): AdvisedTurn => ({
  answers: [], labels: [], worth, behind, error: 0.01, as_good: behind <= 0.01,
});
const advice = (counts: Advice["counts"], turns: AdvisedTurn[]): Advice => ({ counts, turns, playouts: 420 });

describe("the bar of a turn", () => {
  it("is the chance to win where that is counted", () => {
    const told = advice("chance", [turn(0.41, 0), turn(0.37, 0.04)]);
    expect(told.turns.map((one) => shareOf(told, one))).toEqual([0.41, 0.37]);
  });
  it("is as long as the first's for one that is as good, though it did better by chance", () => {
    const told = advice("chance", [turn(0.41, 0), turn(0.45, -0.04), turn(0.405, 0.005)]);
    expect(told.turns.map((one) => shareOf(told, one))).toEqual([0.41, 0.41, 0.41]);
  });
  it("is full for the best, shorter for those behind, and never nothing", () => {
    const told = advice("rounds", [turn(1, 0), turn(0.9, 0.1), turn(0.8, 0.2)]);
    expect(told.turns.map((one) => shareOf(told, one))).toEqual([1, 0.7, 0.4]);
    expect(shareOf(advice("rounds", [turn(1, 0)]), turn(1, 0))).toBe(1);
  });
});

const step = (n: number): Step => ({ n, kind: "moved", seat: 0, args: {}, to: null });
const line = (from: number, at: number): Line => ({
  kind: "told", seat: 0, words: () => "moves", you: false, from, at,
});

describe("the log", () => {
  const steps = [step(0), step(1), step(4), step(5)];
  const lines = [line(0, 2), line(2, 3), line(3, 4)];
  it("tells where somebody asked, between what was told before and after", () => {
    const told = withAdvice(lines, [[1, 2]], steps, () => "asked");
    expect(told.map((one) => [one.seat, one.words()])).toEqual([
      [0, "moves"], [1, "asked"], [0, "moves"], [0, "moves"],
    ]);
  });
  it("tells it at its end, too, but not before the film is there", () => {
    expect(withAdvice(lines, [[1, 6]], steps, () => "asked").at(-1)?.words()).toBe("asked");
    expect(withAdvice(lines.slice(0, 1), [[1, 6]], steps.slice(0, 2), () => "asked")).toHaveLength(1);
  });
  it("tells it at once where all has been shown, though others were dealt cards in secret since", () => {
    expect(withAdvice(lines, [[1, 40]], steps, () => "asked", true).at(-1)?.words()).toBe("asked");
    expect(withAdvice(lines, [[1, 40]], steps, () => "asked")).toHaveLength(3);
  });
});
