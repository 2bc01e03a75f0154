/** RoboRally at the table. */
import { t } from "../../kit/text";
import type { GameScreen, LogRole, Progress, RailRow } from "../../table/game";
import type { GameEvent, Question, View } from "../../table/types";
import { beat } from "./beats";
import { choices } from "./choices";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { hints } from "./hints";
import "./palette.css";
import Rail from "./rail/Rail.svelte";
import { after, makeScene, prepare, withTruth, type Scene } from "./scene";
import { isUnplaced, standing, stateOf } from "./standing";
import { isOnFloor, REGISTERS, type FactoryView } from "./state";
import { story, words } from "./story";
import { haste } from "./timer";

export const screen: GameScreen<Scene> = {
  Board,
  Console,
  Piece,
  Rail,
  ownTransport: true,
  after,
  beat,
  scene: (view, was, told) => (was ? withTruth(was, view as FactoryView) : makeScene(view as FactoryView, told)),
  view: (scene) => scene.view,
  prepare: (scene, _, __, sent) => prepare(scene, sent),
  chapterOf: (turn, turns) => t("roborally-ui-turn-of", { turn, turns }),
  choices,
  hints,
  haste,
  place: (view) => t(`roborally-choice-course-${(view as FactoryView).course.id}`),
  progress,
  rail,
  railHead: () => ({ title: "roborally-ui-standing", cells: [], end: "frame-nothing" }),
  words,
  logRole,
  story,
  result: () => import("./result").then(({ result }) => result),
  moments: (events, seats, mine) => import("./moments").then(({ keyMoments }) => keyMoments(events, seats, mine)),
};

function progress(view: View, _: number[], question: Question | null = null): Progress | null {
  const race = view as FactoryView;
  const { phase, register } = race;
  if (phase === "over") return { round: t("roborally-ui-over"), steps: [], turns: [] };
  const active = race.robots.filter((robot) => isOnFloor(robot) && !robot.down);
  const ready = active.filter((robot) => robot.ready).length;
  /** Programs are made by all at once; anything else that is asked is this player's own choice. */
  const mine = question && phase !== "program" ? t("roborally-ui-your-choice") : "";
  const apart = phase === "clean-up" || (mine !== "" && phase === "set-up");
  const own = apart ? [{ words: t(question?.kind === "keep-option" ? "roborally-ui-options" : `roborally-ui-phase-${phase}`), note: mine, active: true }] : [];
  return {
    round: race.round === 0 ? t(race.robots.some((robot) => isUnplaced(race, robot)) ? "roborally-ui-placing" : "roborally-ui-phase-set-up") : t("roborally-ui-turn", { turn: race.round }),
    steps: [
      ...(phase === "set-up" ? own : []),
      { words: t("roborally-ui-phase-program"), note: phase === "program" ? t("roborally-ui-ready-count", { ready, robots: active.length }) : "", active: phase === "program" },
      { words: t("roborally-ui-registers"), note: phase === "run" ? mine : "", active: phase === "run" },
      ...(phase === "clean-up" ? own : []),
    ],
    turns: [],
    ...(mine ? { brief: mine } : phase === "run" ? { brief: `${t("roborally-ui-register")} ${register}` } : {}),
    boxes: apart ? [] : Array.from({ length: REGISTERS }, (_, i) => ({ words: String(i + 1), state: phase !== "run" || i + 1 > register ? ("next" as const) : i + 1 === register ? ("now" as const) : ("past" as const) })),
  };
}

function rail(view: View): RailRow[] {
  const race = view as FactoryView;
  return standing(race)
    .filter(({ blocker }) => !blocker)
    .map((robot, i) => ({ seat: robot.seat, place: i + 1, state: `roborally-ui-state-${stateOf(race, robot)}`, done: robot.ready, acts: false, cells: [], top: "", bottom: "" }));
}

/** Only chapters are asked for: the sentences are in the story. */
function logRole({ kind }: GameEvent): LogRole {
  return kind === "turn-began" ? "chapter" : "told";
}
