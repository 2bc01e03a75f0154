/** The last round of a film of which there is something to see. */
import type { GameScreen } from "./game";
import type { Reel } from "./reel.svelte";

/** In ms; shorter, a round has only begun. */
const BEGUN = 2_000;

/** Where it begins. */
export function lastRound({ events, scene }: Reel<unknown>, { logRole, beat }: GameScreen): number {
  const lasts = (from: number) => events.slice(from).reduce((ms, event) => ms + beat(event, scene), 0);
  return events.findLastIndex((event, at) => logRole(event) === "chapter" && lasts(at) > BEGUN);
}
