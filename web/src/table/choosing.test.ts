import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clicks } from "../kit/clicks";
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
    if (shown) choosing.press(1, cost, done);
    else choosing.tap(1, cost, done);
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
const clickAt = (x: number, at: number) => clicks.note({ clientX: x, clientY: 0, detail: 1, timeStamp: at });

it("a second tap on what is shown does it, and does not take it back; a double click is one tap", () => {
  const [choosing, done] = [new Choosing(), vi.fn()];
  clickAt(10, 1000);
  choosing.tap(7, "price", done);
  clickAt(10, 1100);
  choosing.tap(7, "price", done);
  expect([choosing.armed, done.mock.calls.length]).toEqual([7, 0]);
  clickAt(10, 1500);
  choosing.tap(7, "price", done);
  expect([choosing.armed, done.mock.calls.length]).toEqual([7, 1]);
});
it("whoever taps a tile and at once the button for it is not held up", () => {
  const [choosing, done] = [new Choosing(), vi.fn()];
  clickAt(10, 1000);
  choosing.tap(7, "price", done);
  clickAt(400, 1060);
  choosing.press(7, "price", done);
  expect(done).toHaveBeenCalledOnce();
});
it("a button waits a few seconds for its second tap, then it asks anew", () => {
  const [choosing, done] = [new Choosing(), vi.fn()];
  choosing.press("plan", "price", done);
  expect(choosing.asked).toBe("plan");
  vi.advanceTimersByTime(4000);
  expect(choosing.asked).toBeNull();
  choosing.press("plan", "price", done);
  expect(done).not.toHaveBeenCalled();
});
it("whoever wants something else meanwhile is asked about that", () => {
  const [choosing, done] = [new Choosing(), vi.fn()];
  choosing.press("three cards", "price", done);
  choosing.press("four cards", "price", done);
  expect(done).not.toHaveBeenCalled();
});
