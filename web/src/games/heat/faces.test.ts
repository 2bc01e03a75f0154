import { describe, expect, it } from "vitest";
import { amountOf, cardKind, inOrder, speedsOn, type Faces } from "./faces";

const FACES: Faces = {
  u2: { level: "basic", part: "four-wheel-drive", speeds: [0], symbols: [{ symbol: "plus", amount: 3 }] },
  u8: { level: "basic", part: "brakes", speeds: [1, 3], symbols: [] },
  u17: { level: "basic", part: "extra-heat", speeds: [], symbols: [] },
  u36: {
    level: "advanced", part: "tires", speeds: [2],
    symbols: [
      { symbol: "adjust-limit", amount: -1 }, { symbol: "cool-down", amount: 3 },
    ],
  },
  u46: {
    level: "advanced", part: "wings", speeds: [6],
    symbols: [
      { symbol: "heat", amount: 2 }, { symbol: "adjust-limit", amount: 3 },
    ],
  },
};

describe("cards", () => {
  it("are sorted by them", () =>
    expect(inOrder(["heat", "p1", "stress", "u10", "u9", "3"])).toEqual(["3", "u9", "u10", "p1", "stress", "heat"]));
  it("are speed, upgrade, stress or heat; extra heat is heat", () => {
    expect(["0", "1", "4", "5", "u8", "u17", "p2", "stress", "heat"].map((card) => cardKind(card, FACES))).toEqual([
      "upgrade", "speed", "speed", "upgrade", "upgrade", "heat", "upgrade", "stress", "heat",
    ]);
  });
  it("may have several speeds, or none", () => {
    expect(speedsOn("u8", FACES)).toEqual([1, 3]);
    expect(speedsOn("3", FACES)).toEqual([3]);
    expect(speedsOn("stress", FACES)).toEqual([]);
  });
  it("add up their symbols", () => {
    expect(amountOf(["u46", "u36", "2"], "adjust-limit", FACES)).toBe(2);
    expect(amountOf(["u46"], "heat", FACES)).toBe(2);
  });
});
