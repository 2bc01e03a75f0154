import { expect, it } from "vitest";
import { matchPath } from "../../src/routes";

it("a path gives its named parts", () => {
  expect(matchPath("/t/:id/replay", "/t/red-kerb-41/replay")).toEqual({ id: "red-kerb-41" });
});
it("a longer or shorter path does not fit", () => {
  expect(matchPath("/t/:id", "/t/red-kerb-41/replay")).toBeNull();
  expect(matchPath("/rules/:game", "/rules")).toBeNull();
});
it("other words do not fit", () => {
  expect(matchPath("/t/:id/replay", "/t/red-kerb-41/log")).toBeNull();
});
it("signs are decoded, and broken ones are left alone", () => {
  expect(matchPath("/t/:id", "/t/%D0%B0")).toEqual({ id: "а" });
  expect(matchPath("/t/:id", "/t/%E0%A4%A")).toEqual({ id: "%E0%A4%A" });
});
