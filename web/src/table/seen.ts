/** What this browser last saw of a table, so that a player who comes back is shown what happened since. */
import type { View } from "./types";

export interface Seen {
  /** How many events had been shown. */
  at: number;
  view: View;
}
const KEY = "paddock.seen";
const TABLES = 12;

export function lastSeen(id: string, seat: number | null): Seen | null {
  const seen = read()[`${id} ${seat ?? "-"}`];
  return seen?.view && Number.isInteger(seen.at) ? seen : null;
}

export function remember(id: string, seat: number | null, seen: Seen): void {
  const key = `${id} ${seat ?? "-"}`;
  const { [key]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [key, seen]])));
  } catch {
    // A full or missing storage only costs the film of what happened meanwhile.
  }
}

function read(): Record<string, Seen> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Seen>;
  } catch {
    return {};
  }
}
