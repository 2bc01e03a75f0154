/** The keys of every film: Space goes on, held it hurries; arrows go a step forward or back. */
import type { Reel } from "./reel.svelte";

/** What takes these keys for itself. */
const TAKEN = {
  space: "input, textarea, select, button, a, summary, [role=radio], [role=tab]",
  arrows: "input, textarea, select, [role=radio], [role=tab], [role=slider], [data-arrows]",
};
type Player = Pick<Reel<unknown>, "onward" | "step" | "hurried">;

export function filmKey(event: KeyboardEvent, reel: Player): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const taken = (by: string) => event.target instanceof Element && event.target.closest(by) !== null;
  if (event.key === " " && !taken(TAKEN.space)) {
    if (event.repeat) reel.hurried = true;
    else reel.onward();
  } else if (event.key === "ArrowRight" && !taken(TAKEN.arrows)) reel.step(1);
  else if (event.key === "ArrowLeft" && !taken(TAKEN.arrows)) reel.step(-1);
  else return;
  event.preventDefault();
}
