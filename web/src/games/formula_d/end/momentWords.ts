/** Moments in sentences, for the replay and for the page at the end. */
import { t } from "../../../kit/text";
import type { KeyMoment } from "../../../table/game";
import { nameOf, type Named } from "../../../table/names";
import type { SeatInfo } from "../../../table/types";
import type { GameEvent } from "../room";
import { moments, type Moment } from "./moments";

/** A sentence about a moment; whoever reads it is "you", unless several drivers share the screen. */
export function momentWords({ seat, kind, args }: Moment, table: Named, mine: readonly number[]): string {
  const me = mine.length === 1 ? mine[0] : undefined;
  return t(`formula_d-end-moment-${kind}`, { ...args, driver: nameOf(table, seat), you: String(seat === me) });
}

export function keyMoments(events: GameEvent[], seats: SeatInfo[], mine: readonly number[]): KeyMoment[] {
  return moments(events, mine).map((moment) => ({
    at: moment.at,
    chapter: t("formula_d-ui-round", { round: moment.round }),
    seat: moment.seat,
    note: "",
    words: momentWords(moment, { game: "formula_d", seats }, mine),
  }));
}
