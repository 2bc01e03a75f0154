/** What a player has picked up but not yet sent, so that a reload or a closed tab loses nothing. */
const KEY = "paddock.drafts";
const TABLES = 12;

interface Draft {
  /** Which question of which seat it belongs to. */
  asked: string;
  places: number[];
}

export function draftOf(table: string, asked: string): number[] {
  const draft = read()[table];
  return draft?.asked === asked && Array.isArray(draft.places) ? draft.places : [];
}

export function keepDraft(table: string, asked: string, places: number[]): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(1 - TABLES);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, { asked, places }]])));
  } catch {
    // Without storage a reload costs a few taps.
  }
}

function read(): Record<string, Draft> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Draft>;
  } catch {
    return {};
  }
}
