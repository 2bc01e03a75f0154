/** Which hints this browser has seen; "all" means no more of them. */
const KEY = "paddock.guide";

export function learned(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const learn = (known: string[], key: string) => keep([...known, key]);
export const guideOff = (known: string[]) => keep([...known, "all"]);

function keep(known: string[]): string[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Without storage the hints come again next time.
  }
  return known;
}
