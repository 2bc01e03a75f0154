/** Formula D at the table. */
import { seated, type LogRole } from "../../table/game";
import { beat } from "./beats";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { openMoments, openResult } from "./end/open";
import { hints } from "./hints";
import { blank, draw } from "./marks";
import { progress } from "./progress";
import Rail from "./rail/Rail.svelte";
import type { Game, GameEvent } from "./room";
import { rail } from "./standing";
import { story } from "./story";
import { eventWords, placeOf } from "./words";

export const screen = seated<Game>({
  Board,
  Console,
  Piece,
  Rail,
  blank,
  draw,
  beat,
  place: placeOf,
  star: ({ acting, running }) => (acting >= 0 ? acting : running[0]!),
  progress,
  rail: (view, _, open) => rail(view, open),
  railHead: () => ({ title: "formula_d-ui-running-order", cells: [], end: "formula_d-ui-gap" }),
  words: ({ seat, args }, nameOf, isMe = () => false, view) => ({
    you: String(isMe(seat)),
    ...eventWords(args, view, nameOf),
  }),
  logRole,
  story,
  hints,
  result: openResult,
  moments: (events, seats, mine) => openMoments().then((keyMoments) => keyMoments(events, seats, mine)),
});

/** Only chapters are asked for: the sentences are in the story. */
function logRole({ kind }: GameEvent): LogRole {
  return kind === "round-began" ? "chapter" : "told";
}
