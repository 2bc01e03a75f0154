import type { GameInfo } from "../../kit/contract";
import { revived, type Plan } from "./plan";

const key = (game: string) => `paddock.plan.${game}`;

/** The last table set up in this browser. */
export function lastPlan(game: GameInfo): Plan | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game.id)) ?? "null") as Plan | null;
    return kept && revived(kept, game);
  } catch {
    return null;
  }
}

export function rememberPlan(game: string, plan: Plan): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(plan));
  } catch {
    // Without storage the next table starts from the defaults.
  }
}
