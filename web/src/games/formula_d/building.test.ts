import { describe, expect, it } from "vitest";
import { answersOf, leftOf, planOf, resumed, stepped } from "./building";
import { USUAL_WEAR } from "./facts";
import type { Question } from "./room";

const MOST = [14, 7, 7, 7, 7, 7];
const question = (left: number) =>
  ({
    kind: "build-car",
    args: { part: "tyres", left, most: MOST },
    options: [],
  }) as unknown as Extract<Question, { kind: "build-car" }>;

describe("building a car", () => {
  it("begins with the car of everybody, all points given", () => {
    const plan = planOf(question(20), [], USUAL_WEAR);
    expect(plan.points).toEqual(USUAL_WEAR);
    expect(leftOf(plan.points, plan.total)).toBe(0);
  });
  it("keeps what was built before", () => {
    const plan = planOf(question(8), [12], USUAL_WEAR);
    expect(plan.points[0]).toBe(12);
    expect(leftOf(plan.points, plan.total)).toBe(0);
    expect(stepped(plan, 0, -1)).toBe(plan.points);
  });
  it("gives no part more than it may have, nor more than there is", () => {
    const plan = planOf(question(20), [], USUAL_WEAR);
    expect(stepped(plan, 0, 1)).toBe(plan.points);
    const spare = { ...plan, points: [6, 3, 3, 3, 3, 1] };
    expect(stepped(spare, 0, 1)).toEqual([7, 3, 3, 3, 3, 1]);
    expect(stepped(spare, 5, -1)).toBe(spare.points);
    expect(stepped({ ...plan, points: [1, 7, 1, 1, 1, 1] }, 1, 1)).toEqual([1, 7, 1, 1, 1, 1]);
  });
  it("goes on after a reload, but with no draft that does not fit", () => {
    const plan = planOf(question(20), [], USUAL_WEAR);
    expect(resumed(plan, [9, 3, 3, 1, 1, 1])).toEqual([9, 3, 3, 1, 1, 1]);
    expect(resumed(plan, [])).toBe(plan.points);
    expect(resumed(plan, [9, 3, 3, 3, 3, 2])).toBe(plan.points);
    expect(resumed(plan, [9, 3, 3, 3, 2, 0])).toBe(plan.points);
    const later = planOf(question(8), [12], USUAL_WEAR);
    expect(resumed(later, [9, 3, 3, 1, 1, 1])).toBe(later.points);
  });
  it("answers for every part but the last", () => {
    expect(answersOf([6, 3, 3, 3, 3, 2], 0)).toEqual([83, 80, 80, 80, 80]);
    expect(answersOf([6, 3, 3, 3, 3, 2], 1)).toEqual([80, 80, 80, 80]);
  });
});
