/** The timer of the rules: whom it hurries, and what it has done when it ran out. */
import { t } from "../../kit/text";
import type { Room } from "./room";
import { robotsOf } from "./state";

/** For each robot that the last player has still to program. */
const SECONDS = 30;
/** Courses that time everybody from the start of a turn: nobody is hurried for being the last. */
const TIMED = ["half_minute", "one_minute"];

/** How long the last one who is not ready has at most; 0: this player is not hurried. */
export function lastSeconds(room: Room): number {
  const { question, seat, table, state } = room;
  const view = room.view;
  const alone = state.open_seats.length === 1 && state.open_seats[0] === seat;
  const asked = question?.kind === "fill-register" || question?.kind === "add-card";
  if (
    !asked ||
    !alone ||
    !table.deadline ||
    table.options.timer !== "last" ||
    view.course.rules.some((rule) => TIMED.includes(rule))
  )
    return 0;
  return SECONDS * robotsOf(view, seat).filter(({ ready }) => !ready).length;
}

/** How many registers were filled at random since this player decided last, as far as the film has shown it, and never
 *  before the turn before this one. A page that was opened since knows that from this turn, and while the next program
 *  is made from the turn before. */
export function filledAtRandom({ reel, mark, seat, replay, absent, question }: Room): number {
  if (replay || absent || seat === null) return 0;
  const shown = reel.steps.slice(0, reel.at);
  const turns = shown.flatMap(({ kind }, i) => (kind === "turn-began" ? [i] : []));
  const since = turns.at(question?.kind === "fill-register" ? -2 : -1) ?? 0;
  return shown
    .slice(Math.max(Math.min(mark, since), turns.at(-2) ?? 0))
    .reduce((last, one) => (one.kind === "time-up" && one.seat === seat ? one.args.count : last), 0);
}

/** Until the next decision, and to the end of the turn: why the clock has jumped, or who made the program. */
export function haste(room: Room): string {
  const seconds = lastSeconds(room);
  if (seconds) return t("roborally-ui-last", { seconds });
  const registers = filledAtRandom(room);
  return registers ? t("roborally-ui-time-up", { registers }) : "";
}
