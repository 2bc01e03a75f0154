/** So near its end a field begins to count: the last tenth, and at least so many signs. */
const LEAST = 4;

/** How many signs a field still takes, once that is worth saying. */
export function signsLeft(text: string, longest: number): number | null {
  const left = Math.max(0, longest - text.length);
  return left <= Math.max(LEAST, longest / 10) ? left : null;
}
