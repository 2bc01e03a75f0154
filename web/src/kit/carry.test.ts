import { expect, it } from "vitest";
import { Carrier } from "./carry.svelte";

/** Letters on five places, of which the middle one is nailed down. */
function shelf(lies: Record<string, number>) {
  const at = new Map(Object.entries(lies));
  const carrier = new Carrier<string, number>({
    places: () => [0, 1, 2, 3, 4],
    placeOf: (thing) => at.get(thing) ?? null,
    free: (thing) => thing !== "nail",
    fits: (thing, place) => place !== 2 && at.get(thing) !== place,
    put: (thing, place) => at.set(thing, place),
  });
  return { carrier, at };
}

it("what is tapped goes to the place that is tapped next", () => {
  const { carrier, at } = shelf({});
  carrier.pick("a");
  expect([carrier.invites(2), carrier.invites(3)]).toEqual([false, true]);
  expect(carrier.tap(2)).toBe(false);
  expect(carrier.tap(3)).toBe(true);
  expect([at.get("a"), carrier.held]).toEqual([3, null]);
});
it("a second tap puts it down again, and what is not free is not taken up", () => {
  const { carrier } = shelf({});
  carrier.pick("a");
  carrier.pick("a");
  expect(carrier.held).toBeNull();
  carrier.pick("nail");
  expect(carrier.held).toBeNull();
});
it("arrows lead through the places that it fits, from either end of what lies nowhere yet", () => {
  const { carrier, at } = shelf({ a: 1 });
  expect([carrier.step("a", 1), carrier.step("a", 1), carrier.step("a", 1)]).toEqual([3, 4, null]);
  expect([carrier.step("a", -1), carrier.step("a", -1)]).toEqual([3, 1]);
  expect([carrier.step("b", -1), carrier.step("c", 1)]).toEqual([4, 0]);
  expect(carrier.step("nail", 1)).toBeNull();
  expect(Object.fromEntries(at)).toEqual({ a: 1, b: 4, c: 0 });
});
