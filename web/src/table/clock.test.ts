import { describe, expect, it } from "vitest";
import { STATES } from "../../mock/heat/states";
import { allowed, isShort, timeLeft, waitingSince } from "./clock";

describe("the clock", () => {
  it("counts minutes, hours and days", () => {
    expect(timeLeft(84_000)).toEqual({ clock: "1:24" });
    expect(timeLeft(3_723_000)).toEqual({ clock: "1:02:03" });
    expect(timeLeft(100 * 3_600_000)).toEqual({ days: 4, hours: 4 });
    expect(timeLeft(-5)).toEqual({ clock: "0:00" });
  });
  it("knows the time each pace allows", () => {
    expect(allowed({ kind: "live", seconds: 90 })).toBe(90_000);
    expect(allowed({ kind: "days", hours: 24 })).toBe(86_400_000);
  });
  it("is calm at seven minutes at any pace, and red in the last minute or the last third of a short turn", () => {
    const live = (seconds: number) => ({ kind: "live", seconds }) as const;
    expect([isShort(420_000, live(3600)), isShort(61_000, live(3600)), isShort(59_000, live(3600))]).toEqual([
      false, false, true,
    ]);
    expect([isShort(31_000, live(90)), isShort(29_000, live(90))]).toEqual([false, true]);
    expect([isShort(4_000_000, { kind: "days", hours: 24 }), isShort(3_000_000, { kind: "days", hours: 24 })]).toEqual([
      false, true,
    ]);
  });
  it("tells since when the table waits, and nothing without a deadline", () => {
    const { table } = STATES.plan!();
    expect(waitingSince({ ...table, deadline: null })).toBeNull();
    expect(waitingSince(table)).toMatch(/^\d\d:\d\d$/);
  });
});
