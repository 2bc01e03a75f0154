/** Heat at the table. */
import { later } from "../../kit/later.svelte";
import { t } from "../../kit/text";
import { seated, type LogRole } from "../../table/game";
import { beat } from "./beats";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { hints } from "./hints";
import { progress } from "./progress";
import { rail, railHead } from "./rail";
import type { Game, GameEvent } from "./room";
import { story } from "./story";
import { openMoments, openResult, openSeason } from "./season/open";
import { blank, draw } from "./marks";
import { cornerLetter, withLegends, type CardId } from "./state";

export const screen = seated<Game>({
  Board,
  Console,
  Piece,
  Notice: later(() => import("./Notice.svelte")),
  read: withLegends,
  blank,
  draw,
  beat,
  place: ({ circuit }) => t(`heat-choice-circuit-${circuit}`),
  star: ({ acting, running }) => (acting >= 0 ? acting : running[0]!),
  progress,
  rail: (view, _, open) => rail(view, open),
  railHead,
  words,
  moments: (events, seats, mine) => openMoments().then((keyMoments) => keyMoments(events, seats, mine)),
  newBoard: "grid",
  season: ({ season }) => (season ? openSeason : null),
  result: openResult,
  logRole,
  // Rounds of all races together tell nobody anything.
  chapterOf: (_round, _rounds, { season }) => (season ? "" : undefined),
  story,
  hints,
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
  const card = (id: CardId) => t(`heat-card-${id}`);
  if ("corner" in args) more.corner = cornerLetter(args.corner);
  if ("card" in args) more.card = card(args.card);
  if ("circuit" in args) more.circuit = t(`heat-choice-circuit-${args.circuit}`);
  if ("cards" in args) more.cards = args.cards.map(card).join(" + ");
  if ("order" in args) more.order = args.order.map(nameOf).join(", ");
  return more;
}
