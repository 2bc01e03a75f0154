/** What this browser last saw of a table, so that a player who comes back is shown what happened since. */
const KEY = "paddock.seen";
const TABLES = 12;

/** The number of the first event that was not shown; null: nothing is known of this table. */
export function lastSeen(id: string, seat: number | null): number | null {
  const next = read()[placeKey(id, seat)];
  return typeof next === "number" ? next : null;
}

export function remember(id: string, seat: number | null, next: number): void {
  const { [placeKey(id, seat)]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [placeKey(id, seat), next]])));
  } catch {
    // A full or missing storage only costs the film of what happened meanwhile.
  }
}

const placeKey = (id: string, seat: number | null): string => `${id} ${seat ?? "-"}`;

function read(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}
