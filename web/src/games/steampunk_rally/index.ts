/** Steampunk Rally at the table. */
import { learn } from "../../kit/language.svelte";
import { t } from "../../kit/text";
import { seated } from "../../table/game";
import { beat } from "./beats";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { answerWords } from "./console/tiles";
import { hints } from "./hints";
import { blank, draw } from "./marks";
import { progress } from "./progress";
import Rail from "./rail/Rail.svelte";
import { rail, railHead } from "./rail/rows";
import type { Game } from "./room";
import { story } from "./story";
import { logRole, words } from "./words";

export const screen = seated<Game>({
  Board,
  Console,
  Piece,
  Rail,
  blank,
  draw,
  beat,
  place: (view) => t(`steampunk_rally-choice-track-${view.track.side}`),
  star: (view) => view.racers.find(({ place }) => place === 1)?.seat ?? 0,
  progress,
  rail,
  railHead,
  words,
  logRole,
  story,
  answerWords,
  hints,
  result: () => withEnd(import("./result")).then(({ result }) => result),
  moments: (events, seats, mine) =>
    withEnd(import("./moments")).then(({ keyMoments }) => keyMoments(events, seats, mine)),
});

/** The words of the end come with its page. */
const withEnd = async <T>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, learn("steampunk_rally/end")]))[0];
