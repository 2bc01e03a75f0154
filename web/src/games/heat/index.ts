/** Heat at the table. */
import { later } from "../../kit/later.svelte";
import { t } from "../../kit/text";
import { seated, type LogRole } from "../../table/game";
import type { GameEvent, Marked } from "../../table/types";
import { beat } from "./beats";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { hints } from "./hints";
import { progress } from "./progress";
import { rail, railHead } from "./rail";
import { story } from "./story";
import { openMoments, openResult, openSeason } from "./season/open";
import { blank, draw, type Marks } from "./marks";
import { cornerLetter, withLegends, type RaceView } from "./state";

export const screen = seated<Marked<Marks>>({
  Board,
  Console,
  Piece,
  Notice: later(() => import("./Notice.svelte")),
  read: (view) => withLegends(view as RaceView),
  blank,
  draw,
  beat,
  place: (view) => t(`heat-choice-circuit-${(view as RaceView).circuit}`),
  star: (view) => ((view as RaceView).acting >= 0 ? (view as RaceView).acting : (view as RaceView).running[0]!),
  progress,
  rail: (view, _, open) => rail(view as RaceView, open),
  railHead: (view) => railHead(view as RaceView),
  words,
  moments: (events, seats, mine) => openMoments().then((keyMoments) => keyMoments(events, seats, mine)),
  newBoard: "grid",
  season: (view) => ((view as RaceView).season ? openSeason : null),
  result: openResult,
  logRole,
  // Rounds of all races together tell nobody anything.
  chapterOf: (_round, _rounds, view) => ((view as RaceView).season ? "" : undefined),
  story,
  hints: (view, question) => hints(view as RaceView, question),
});

/** Only chapters are asked for: the sentences are in the story. */
function logRole({ kind }: GameEvent): LogRole {
  return kind === "round-began" ? "chapter" : "told";
}

/** Corners have letters, cards and circuits have names, lists become words. */
function words(
  { seat, args }: GameEvent, nameOf: (seat: number) => string, isMe: (seat: number) => boolean = () => false,
) {
  const more: Record<string, string> = { you: String(isMe(seat)) };
  const card = (id: unknown) => t(`heat-card-${String(id)}`);
  if (typeof args.corner === "number") more.corner = cornerLetter(args.corner);
  if (typeof args.card === "string") more.card = card(args.card);
  if (typeof args.circuit === "string") more.circuit = t(`heat-choice-circuit-${args.circuit}`);
  if (Array.isArray(args.cards)) more.cards = args.cards.map(card).join(" + ");
  if (Array.isArray(args.order)) more.order = args.order.map((seat) => nameOf(Number(seat))).join(", ");
  return more;
}
