/** Moments in sentences, for the replay and for the page at the end. */
import { t } from "../../kit/text";
import type { KeyMoment } from "../../table/game";
import { nameOf, type Named } from "../../table/names";
import type { SeatInfo } from "../../table/types";
import { moments, type Moment } from "./moments";
import type { GameEvent } from "./room";
import { cornerLetter } from "./state";

/** A sentence about a moment; whoever reads it is "you", unless several drivers share the screen. */
export function momentWords(
  { seat, kind, args }: Moment, table: Named, mine: readonly number[],
): { words: string; note: string } {
  const me = mine.length === 1 ? mine[0] : undefined;
  const rival = args.rival === undefined ? "" : nameOf(table, args.rival);
  const said = {
    ...args, corner: cornerLetter(args.corner ?? 0), driver: nameOf(table, seat), name: rival,
    you: seat === me ? "yes" : "no", whom: args.rival === me && me !== undefined ? "you" : "other",
  };
  const note = args.stress ? "stress" : args.heat ? "heat" : args.speed ? "speed" : null;
  return { words: t(`heat-end-moment-${kind}`, said), note: note ? t(`heat-end-moment-note-${note}`, said) : "" };
}

export function keyMoments(events: GameEvent[], seats: SeatInfo[], mine: readonly number[]): KeyMoment[] {
  return moments(events, mine).map((moment) => {
    const { at, race, round, seat } = moment;
    return {
      at, chapter: race ? t("heat-end-season-moment", { race, round }) : t("heat-ui-round", { round }), seat,
      ...momentWords(moment, { game: "heat", seats }, mine),
    };
  });
}
