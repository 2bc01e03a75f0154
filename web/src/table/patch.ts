/** What becomes of some keys of a value: `[v]` sets one, an object goes on inside, null deletes. */
export interface Patch {
  [key: string]: Patch | [unknown] | null;
}

/** The value after a patch; whatever did not change stays the same object. */
export function patched<T>(old: T, patch: Patch): T {
  const copy = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>;
  for (const [key, change] of Object.entries(patch)) {
    if (change === null) delete copy[key];
    else if (Array.isArray(change)) copy[key] = change[0];
    else copy[key] = patched(copy[key], change);
  }
  return copy as T;
}
