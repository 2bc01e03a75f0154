/** A technical stop: which points are repaired, put together part by part. */
import { PARTS } from "../facts";
import type { Question } from "../room";
import type { Part } from "../types";

/** Tyres are new anyway. */
export const REPAIRED: readonly Part[] = PARTS.slice(1);

const sorted = (parts: readonly Part[]): string => [...parts].sort().join();

/** The choice that repairs exactly these; null: there is none. */
export function choiceOf({ options }: Question, parts: readonly Part[]): number | null {
  const found = options.find(({ label }) => label.kind === "repair" && sorted(label.parts) === sorted(parts));
  return found?.choice ?? null;
}

/** A part is tapped: a point more of it, in place of the oldest where there are too many, or none of it any more. */
export function tapped(question: Question, picked: readonly Part[], part: Part): Part[] {
  const fits = (parts: Part[]) => choiceOf(question, parts) !== null;
  const more = [
    [...picked, part],
    [...picked.slice(1), part],
  ].find(fits);
  const has = picked.includes(part);
  if (more && (!has || more.length > picked.length)) return more;
  return has ? picked.filter((one) => one !== part) : [...picked];
}
