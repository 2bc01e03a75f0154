/** Steampunk Rally at the table. */
import { t } from "../../kit/text";
import type { GameScreen } from "../../table/game";
import { beat } from "./beats";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { blank, draw, type Marks } from "./marks";
import { progress } from "./progress";
import Rail from "./rail/Rail.svelte";
import { rail, railHead } from "./rail/rows";
import type { RaceView } from "./state";
import { story } from "./story";
import { logRole, words } from "./words";

export const screen: GameScreen<Marks> = {
  Board,
  Console,
  Piece,
  Rail,
  blank,
  draw,
  beat,
  place: (view) => t(`steampunk_rally-choice-track-${(view as RaceView).track.side}`),
  star: (view) => (view as RaceView).racers.find(({ place }) => place === 1)?.seat ?? 0,
  progress,
  rail,
  railHead,
  words,
  logRole,
  story,
};
