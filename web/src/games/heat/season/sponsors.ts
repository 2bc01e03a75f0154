/** Sponsors won in a turn: by whom, which card, and for what. */
import { t } from "../../../kit/text";
import type { GameEvent } from "../room";
import { cornerLetter, type CardId, type RaceView } from "../state";
import type { Season } from "./season";

export interface Won {
  n: number;
  /** Known to its owner only. */
  card: CardId | null;
  why: string;
  /** Where the papers saw it. */
  corner?: number;
  /** Won in the finishing turn: it cannot be played before the next race. */
  kept: boolean;
}
/** So much above the limit makes the papers. */
const SENSATION = 2;

/** What a car has won in this race since it last showed its cards, as far as it can play it; `told`: the events that
 *  have been shown. */
export function sponsorsWon(
  told: readonly GameEvent[], seat: number, view: Pick<RaceView, "corners" | "season">,
): Won[] {
  const shown = told.findLastIndex(({ kind, seat: who }) => kind === "grid" || (kind === "revealed" && who === seat));
  const turn = shown < 0 ? [] : told.slice(shown).filter((event) => event.seat === seat);
  const kept = turn.some(({ kind }) => kind === "finished");
  if (kept && isLast(view.season)) return [];
  const papers = turn.flatMap(({ kind, args }) =>
    kind === "corner-passed" && view.season?.press.includes(args.corner) ? [args] : [],
  );
  const cards = turn.flatMap(({ kind, args }) => (kind === "sponsor-card" ? [args.card] : []));
  return turn
    .flatMap(({ n, kind, args }) => (kind === "sponsor-gained" ? [{ n, why: args.why }] : []))
    .map(({ n, why }, i) => ({
      n, kept, card: cards[i] ?? null,
      ...(why === "press" ? press(papers.shift(), view) : { why: t(`heat-news-${why}`) }),
    }));
}

type Passed = Extract<GameEvent, { kind: "corner-passed" }>["args"];

/** No race of the same year follows: sponsors go back. */
function isLast(season: Season | undefined): boolean {
  const [now, next] = season?.calendar.slice(season.race - 1) ?? [];
  return !next || next.year !== now!.year;
}

function press(passed: Passed | undefined, { corners }: Pick<RaceView, "corners">): Pick<Won, "why" | "corner"> {
  if (!passed) return { why: t("heat-ui-token-press") };
  const { corner, speed } = passed;
  const over = speed - (corners[corner]?.limit ?? 0);
  return {
    corner,
    why: t(over >= SENSATION ? "heat-ui-won-over" : "heat-ui-won-towed", { corner: cornerLetter(corner), over }),
  };
}
