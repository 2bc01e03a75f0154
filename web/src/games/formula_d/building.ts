/** Building a car: its points are shared out over the parts before anything is sent. */
import { PARTS, pointsChoice } from "./facts";
import type { Question } from "./room";

type Building = Extract<Question, { kind: "build-car" }>;
export interface Plan {
  total: number;
  /** Of each part: what it has, the least and the most it may have. */
  points: number[];
  least: number[];
  most: number[];
}

/** Beginning with the car that everybody else drives; parts that were built already stay as they are. */
export function planOf({ args }: Building, built: readonly number[], usual: readonly number[]): Plan {
  const { most } = args;
  const total = built.reduce((sum, one) => sum + one, 0) + args.left;
  const points = PARTS.map((_, i) => built[i] ?? usual[i]!);
  const fixed = (i: number) => i < built.length;
  return {
    total,
    points: fitted(points, total, built.length, most),
    least: points.map((one, i) => (fixed(i) ? one : 1)),
    most: most.map((one, i) => (fixed(i) ? points[i]! : one)),
  };
}
/** The usual parts may not fit what is left: the last ones give or take. */
function fitted(points: number[], total: number, from: number, most: number[]): number[] {
  const found = [...points];
  for (let left = leftOf(found, total), i = found.length - 1; left !== 0 && i >= from; i--) {
    const part = Math.max(1, Math.min(most[i]!, found[i]! + left));
    left -= part - found[i]!;
    found[i] = part;
  }
  return found;
}

export const leftOf = (points: number[], total: number) => total - points.reduce((sum, one) => sum + one, 0);

/** The points as they were before a reload, if they still fit what is built and what is left. */
export function resumed({ points, least, most, total }: Plan, draft: number[]): number[] {
  const fits = draft.length === points.length && draft.every((one, i) => one >= least[i]! && one <= most[i]!);
  return fits && leftOf(draft, total) >= 0 ? draft : points;
}

/** One point more or less for a part, if it may be. */
export function stepped({ points, least, most, total }: Plan, part: number, by: number): number[] {
  const next = points.map((one, i) => (i === part ? one + by : one));
  return next[part]! < least[part]! || next[part]! > most[part]! || leftOf(next, total) < 0 ? points : next;
}

/** The answers one after another: the last part has what is left, and nobody asks for it. */
export const answersOf = (points: number[], built: number): number[] =>
  points.slice(built, -1).map((one) => pointsChoice(one));
