/** Unicorn Fever at the table. */
import { t } from "../../kit/text";
import { namedIn } from "../../table/declared";
import { seated, type LogRole, type Words } from "../../table/game";
import { beat } from "./beats";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { openMoments, openResult } from "./end/open";
import { hints } from "./hints";
import { blank, draw } from "./marks";
import "./palette.css";
import { progress } from "./progress";
import { rail, railHead } from "./rail";
import Rail from "./rail/Rail.svelte";
import type { Game, GameEvent } from "./room";
import { story } from "./story";
import type { StableView } from "./types";

export const screen = seated<Game>({
  Board,
  Console,
  Piece,
  Rail,
  ownTransport: true,
  blank,
  draw,
  beat,
  place: (view) => t("unicorn_fever-ui-race-of", raceOf(view)),
  star: ({ acting, first }) => acting ?? first,
  progress,
  rail: (view, _, open) => rail(view, open),
  railHead: () => railHead,
  words,
  logRole,
  story,
  chapterOf: (_round, _rounds, view) => t("unicorn_fever-ui-race-of", raceOf(view)),
  result: openResult,
  moments: (events, seats, mine) => openMoments().then((keyMoments) => keyMoments(events, seats, mine)),
  hints,
});

const raceOf = ({ round, rounds }: StableView) => ({ race: round, races: rounds });

/** Only chapters are asked for: the sentences are in the story. */
function logRole({ kind }: GameEvent): LogRole {
  return kind === "round-began" ? "chapter" : "told";
}

/** Ids are named as the game declares them; verbs agree with whoever it is told of. */
function words(
  event: GameEvent,
  nameOf: (seat: number) => string,
  isMe: (seat: number) => boolean = () => false,
): Words {
  const { kind, args, seat } = event;
  return { ...namedIn("unicorn_fever", "events", kind, args, nameOf), name: nameOf(seat), you: String(isMe(seat)) };
}
