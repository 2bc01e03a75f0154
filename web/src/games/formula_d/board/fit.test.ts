import { expect, it } from "vitest";
import { fitted, scaleIn, type Plot } from "./fit";

const plot = (deg: number): Plot => ({ x: 0, y: 0, deg, long: 62, broad: 42 });

it("lets upright words touch the edges of their space and no more", () => {
  expect(scaleIn(plot(0), 60, 20)).toBe(1);
  expect(scaleIn(plot(90), 40, 20)).toBe(1);
  expect(scaleIn(plot(90), 60, 20)).toBeCloseTo(40 / 60);
  expect(scaleIn(plot(180), 60, 20)).toBeCloseTo(1);
});
it("puts a letter over its price where the road runs up", () => {
  expect(fitted(plot(0), [50, 18], [26, 36], 1.2).stacked).toBe(false);
  expect(fitted(plot(85), [50, 18], [26, 36], 1.2)).toEqual({ stacked: true, scale: 1.2 });
});
it("never makes them larger than is wanted", () => {
  expect(fitted(plot(0), [20, 10], [10, 20], 1)).toEqual({ stacked: false, scale: 1 });
});
