import { describe, expect, it } from "vitest";
import { boxAt, clearPlace, hides, overlap, settle, type Choice } from "./labels";

const seen = { x: 0, y: 0, w: 200, h: 100 };
const choice = (x: number, y: number, cost = 0, hidden = 0): Choice => ({
  at: { x, y }, box: boxAt({ x, y }, 20, 10), cost, hidden,
});

describe("words on a board", () => {
  it("hide what lies under them, and are cut off at the edge", () => {
    const around = { round: [{ x: 50, y: 50, r: 10 }], boxes: [boxAt({ x: 150, y: 50 }, 20, 10)], seen };
    expect(hides(boxAt({ x: 100, y: 20 }, 20, 10), around)).toBe(0);
    expect(hides(boxAt({ x: 50, y: 50 }, 20, 10), around)).toBe(10);
    expect(hides(boxAt({ x: 145, y: 50 }, 20, 10), around)).toBeGreaterThan(0);
    expect(hides(boxAt({ x: 8, y: 50 }, 20, 10), around)).toBe(6);
  });
  it("do not lie over each other, and whoever has least room is served first", () => {
    const both = [choice(50, 50), choice(100, 50)];
    const [first, second] = settle([{ free: both, else: () => [] }, { free: [choice(50, 50)], else: () => [] }]);
    expect([first!.at.x, second!.at.x]).toEqual([100, 50]);
    expect(overlap(first!.box, second!.box)).toBeLessThan(0);
  });
  it("stand where they hide least if there is no room at all", () => {
    const [only] = settle([{ free: [], else: () => [choice(50, 50, 0, 9), choice(80, 50, 3, 1)] }]);
    expect(only!.at.x).toBe(80);
  });
  it("may go anywhere that is clear, the first place rather than the next", () => {
    const places = [boxAt({ x: 50, y: 50 }, 20, 10), boxAt({ x: 100, y: 50 }, 20, 10)];
    expect(clearPlace(places, [{ x: 50, y: 50, r: 5 }], [])).toBe(places[1]);
    expect(clearPlace(places, [], [])).toBe(places[0]);
    expect(clearPlace(places, [{ x: 75, y: 50, r: 90 }], [{ x: 40, y: 50 }])).toBe(places[1]);
  });
});
