/** RoboRally at the table. */
import { learn } from "../../kit/language.svelte";
import { t } from "../../kit/text";
import { seated, type LogRole, type RailRow } from "../../table/game";
import { beat } from "./beats";
import { choices } from "./choices";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { hints } from "./hints";
import "./palette.css";
import { progress } from "./progress";
import Rail from "./rail/Rail.svelte";
import { begun, blank, draw } from "./marks";
import type { Game, GameEvent } from "./room";
import { standing, stateOf } from "./standing";
import { withOwn, type FactoryView } from "./state";
import { story, words } from "./story";
import { haste } from "./timer";

export const screen = seated<Game>({
  Board,
  Console,
  Piece,
  Rail,
  ownTransport: true,
  read: withOwn,
  blank,
  begun,
  draw,
  beat,
  chapterOf: (turn, turns) => t("roborally-ui-turn-of", { turn, turns }),
  choices,
  hints,
  haste,
  place: (view) => t(`roborally-choice-course-${view.course.id}`),
  progress,
  rail,
  railHead: () => ({ title: "roborally-ui-standing", cells: [], end: "frame-nothing" }),
  words,
  logRole,
  story,
  result: () => Promise.all([import("./result"), learn("roborally/end")]).then(([{ result }]) => result),
  moments: async (events, seats, mine) =>
    (await Promise.all([import("./moments"), learn("roborally/end")]))[0].keyMoments(events, seats, mine),
});

function rail(race: FactoryView): RailRow[] {
  return standing(race)
    .filter(({ blocker }) => !blocker)
    .map((robot, i) => ({
      seat: robot.seat,
      place: i + 1,
      state: `roborally-ui-state-${stateOf(race, robot)}`,
      done: robot.ready,
      acts: false,
      cells: [],
      top: "",
      bottom: "",
    }));
}

/** Only chapters are asked for: the sentences are in the story. */
function logRole({ kind }: GameEvent): LogRole {
  return kind === "turn-began" ? "chapter" : "told";
}
