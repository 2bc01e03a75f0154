/** The rounds of a film: where they begin, and how to get there. */
import { t } from "../kit/text";
import type { Reel } from "./reel.svelte";
import type { Room } from "./room.svelte";

/** Where the rounds of a film begin. */
export const roundsOf = (room: Room): number[] =>
  room.reel.steps.flatMap((event, i) => (room.screen.logRole(event) === "chapter" ? [i] : []));

/** In which round the film stands, in words; "" where it has none. */
export function chapterAt({ reel, screen, view }: Room, rounds: number[]): string {
  if (!rounds.length) return "";
  const round = Math.max(1, rounds.filter((at) => at < reel.at).length);
  return screen.chapterOf?.(round, rounds.length, view) ?? t("frame-round-of", { round, rounds: rounds.length });
}

/** The beginning of the next round, or of the one before: just behind the event that tells of it. */
export function roundFrom(
  { at, first, end }: Pick<Reel<unknown>, "at" | "first" | "end">, rounds: number[], way: 1 | -1,
): number {
  const starts = rounds.map((one) => one + 1);
  return way > 0 ? (starts.find((one) => one > at) ?? end) : (starts.findLast((one) => one < at) ?? first);
}
