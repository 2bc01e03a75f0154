/** The last round of a film of which there is something to see. */
import type { GameScreen } from "./game";
import type { Reel } from "./reel.svelte";

/** In ms; shorter, a round has only begun. */
const BEGUN = 2_000;

/** Where it begins. */
export function lastRound({ steps, view }: Reel<unknown>, { logRole, beat }: GameScreen): number {
  const lasts = (from: number) => steps.slice(from).reduce((ms, step) => ms + beat(step, view), 0);
  return steps.findLastIndex((step, at) => logRole(step) === "chapter" && lasts(at) > BEGUN);
}
