import { expect, it } from "vitest";
import { hangAt } from "./hang";

const box = { x: 0, y: 0, w: 1000, h: 600 };
const at = (x: number, y: number, weight = 1) => ({ x, y, weight });

it("hangs on the left where nothing is hidden", () => expect(hangAt(box, 1, [200, 200], 24, [])).toBe("left"));
it("hangs on the right if it hides less there", () => {
  expect(hangAt(box, 1, [200, 200], 24, [at(100, 100)])).toBe("right");
  expect(hangAt(box, 1, [200, 200], 24, [at(100, 100), at(900, 100, 5)])).toBe("left");
  expect(hangAt(box, 1, [200, 200], 24, [at(100, 500)])).toBe("left");
});
it("measures the words by the pixels of a unit", () => {
  expect(hangAt(box, 2, [200, 200], 24, [at(150, 100)])).toBe("left");
});
