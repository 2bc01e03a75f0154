import { describe, expect, it } from "vitest";
import type { Desk } from "../desk.svelte";
import { leads } from "./ahead";

const step = (space: number, terrain: number) => ({ space, terrain });
const SHORT = [step(4, 2), step(5, 5), step(8, 5)];
const LONG = [step(6, 0), step(7, 1), step(8, 1)];
const desk = (effects: string[][], times: number, ahead = [SHORT, LONG]) =>
  ({
    question: { kind: "race-menu", args: { ahead } },
    armedPart: { label: { effects }, laid: { times } },
    me: { at: 3 },
  }) as unknown as Desk;

describe("where an armed part leads", () => {
  it("is shown on both arms, and the one with less damage is the better one", () => {
    const [short, long] = leads(desk([["motion"]], 2));
    expect([short!.damage, short!.best]).toEqual([5, false]);
    expect([long!.damage, long!.best, long!.spaces]).toEqual([1, true, [6, 7]]);
  });
  it("does no damage where it moves smoothly", () => {
    expect(leads(desk([["smooth"]], 2)).map(({ damage, smooth }) => [damage, smooth])).toEqual([
      [0, true],
      [0, true],
    ]);
  });
  it("is nothing where it does not move", () => {
    expect(leads(desk([["cog"]], 3))).toEqual([]);
  });
  it("takes the side of a slash that goes farthest", () => {
    expect(leads(desk([["cog"], ["motion", "motion"]], 1))[0]!.spaces).toHaveLength(2);
  });
});
