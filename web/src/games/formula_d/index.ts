/** Formula D at the table. */
import { seated, type LogRole } from "../../table/game";
import type { GameEvent, Marked } from "../../table/types";
import { beat } from "./beats";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { openMoments, openResult } from "./end/open";
import { hints } from "./hints";
import { blank, draw, type Marks } from "./marks";
import { progress } from "./progress";
import Rail from "./rail/Rail.svelte";
import { rail } from "./standing";
import type { FormulaView } from "./state";
import { story } from "./story";
import { eventWords, placeOf } from "./words";

export const screen = seated<Marked<Marks>>({
  Board,
  Console,
  Piece,
  Rail,
  blank,
  draw,
  beat,
  place: (view) => placeOf(view as FormulaView),
  star: (view) =>
    (view as FormulaView).acting >= 0 ? (view as FormulaView).acting : (view as FormulaView).running[0]!,
  progress,
  rail: (view, _, open) => rail(view as FormulaView, open),
  railHead: () => ({ title: "formula_d-ui-running-order", cells: [], end: "formula_d-ui-gap" }),
  words: ({ seat, args }, nameOf, isMe = () => false, view) => ({
    you: String(isMe(seat)),
    ...eventWords(args, view as FormulaView | undefined, nameOf),
  }),
  logRole,
  story,
  hints: (view, question) => hints(view as FormulaView, question),
  result: openResult,
  moments: (events, seats, mine) => openMoments().then((keyMoments) => keyMoments(events, seats, mine)),
});

/** Only chapters are asked for: the sentences are in the story. */
function logRole({ kind }: GameEvent): LogRole {
  return kind === "round-began" ? "chapter" : "told";
}
