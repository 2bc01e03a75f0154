import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings, type Confirm } from "../kit/settings.svelte";
import { Choosing, type Cost } from "./choosing.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.confirm = "cost";
});

/** How many taps of a tile, or of the button for what is shown already, it takes. */
function taps(confirm: Confirm, cost: Cost, shown = false): number {
  settings.confirm = confirm;
  const [choosing, done] = [new Choosing(), vi.fn()];
  choosing.reset(shown ? 1 : null);
  let count = 0;
  while (!done.mock.calls.length && count < 5) {
    count++;
    if (shown) choosing.press(1, cost, done, 1000 * count);
    else choosing.tap(1, cost, done, 1000 * count);
  }
  return count;
}

it("what is harmless takes one tap, all else is looked at first", () => {
  expect((["nothing", "aim", "price", "mishap"] as const).map((cost) => taps("cost", cost))).toEqual([1, 2, 2, 2]);
});
it("what is shown already is asked again only if it costs", () => {
  expect((["nothing", "aim", "price", "mishap"] as const).map((cost) => taps("cost", cost, true))).toEqual([
    1, 1, 2, 2,
  ]);
});
it("whoever wants it is asked always, or never", () => {
  expect([taps("always", "nothing"), taps("always", "aim", true)]).toEqual([2, 2]);
  expect([taps("never", "mishap"), taps("never", "price", true)]).toEqual([1, 1]);
});
it("a second tap on what is shown does it, and does not take it back; two in one go are one", () => {
  const [choosing, done] = [new Choosing(), vi.fn()];
  choosing.tap(7, "price", done, 1000);
  choosing.tap(7, "price", done, 1100);
  expect([choosing.armed, done.mock.calls.length]).toEqual([7, 0]);
  choosing.tap(7, "price", done, 1500);
  expect([choosing.armed, done.mock.calls.length]).toEqual([7, 1]);
});
it("a button waits a few seconds for its second tap, then it asks anew", () => {
  const [choosing, done] = [new Choosing(), vi.fn()];
  choosing.press("plan", "price", done, 1000);
  expect(choosing.asked).toBe("plan");
  vi.advanceTimersByTime(4000);
  expect(choosing.asked).toBeNull();
  choosing.press("plan", "price", done, 6000);
  expect(done).not.toHaveBeenCalled();
});
it("whoever wants something else meanwhile is asked about that", () => {
  const [choosing, done] = [new Choosing(), vi.fn()];
  choosing.press("three cards", "price", done, 1000);
  choosing.press("four cards", "price", done, 2000);
  expect(done).not.toHaveBeenCalled();
});
