import { describe, expect, it, vi } from "vitest";
import { filmKey } from "./filmKeys";

class Element {
  constructor(private fits: string[] = []) {}
  closest = (selector: string) => (this.fits.some((one) => selector.split(", ").includes(one)) ? this : null);
}
vi.stubGlobal("Element", Element);

function press(key: string, { on = [] as string[], repeat = false, ctrlKey = false } = {}) {
  const reel = { onward: vi.fn(), step: vi.fn(), hurried: false };
  const event = { key, repeat, ctrlKey, target: new Element(on), preventDefault: vi.fn() };
  filmKey(event as unknown as KeyboardEvent, reel);
  return {
    onward: reel.onward.mock.calls.length, steps: reel.step.mock.calls.flat(), hurried: reel.hurried,
    taken: event.preventDefault.mock.calls.length > 0,
  };
}

describe("the keys of a film", () => {
  it("Space goes on with each press, and hurries while it is held", () => {
    expect(press(" ")).toEqual({ onward: 1, steps: [], hurried: false, taken: true });
    expect(press(" ", { repeat: true })).toEqual({ onward: 0, steps: [], hurried: true, taken: true });
  });
  it("arrows go a step forward and back, also from a button", () => {
    expect(press("ArrowRight", { on: ["button"] }).steps).toEqual([1]);
    expect(press("ArrowLeft").steps).toEqual([-1]);
  });
  it("leave a field, a button under Space and a shortcut alone", () => {
    expect(press(" ", { on: ["button"] }).taken).toBe(false);
    expect(press("ArrowRight", { on: ["input"] }).taken).toBe(false);
    expect(press("ArrowLeft", { ctrlKey: true }).taken).toBe(false);
    expect(press("x").taken).toBe(false);
  });
});
