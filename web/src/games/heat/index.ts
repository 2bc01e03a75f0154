/** Heat at the table. */
import { t } from "../../kit/text";
import type { GameScreen, LogRole, Progress } from "../../table/game";
import type { GameEvent, View } from "../../table/types";
import { beat } from "./beats";
import Board from "./board/Board.svelte";
import Piece from "./board/Piece.svelte";
import Console from "./console/Console.svelte";
import { picks, ROUNDS } from "./garage";
import { hints } from "./hints";
import Notice from "./Notice.svelte";
import { rail, railHead, turnsOf } from "./rail";
import { story } from "./story";
import { isBehind } from "./season/behind";
import { openMoments, openResult, openSeason } from "./season/open";
import { after, makeScene, prepare, withTruth, type Scene } from "./scene";
import { cornerLetter, withLegends, type RaceView } from "./state";
import { garageTitle } from "./words";

export const screen: GameScreen<Scene> = {
  Board,
  Console,
  Piece,
  Notice,
  after,
  beat,
  scene: (view, was, events) => {
    const race = withLegends(view as RaceView);
    return was ? withTruth(was, race) : makeScene(race, events);
  },
  view: (scene) => scene.view,
  prepare: (scene, truth, fresh) => prepare(scene, truth as RaceView, fresh),
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
};

function progress(view: View, open: number[], _: unknown, film = false): Progress | null {
  const race = view as RaceView;
  if (race.phase === "draft") return drafting(race, open);
  const ready = race.cars.filter((car) => car.ready && race.order.includes(car.seat)).length;
  const drivers = race.order.filter((seat) => seat < race.seats).length;
  const driving = race.acting === race.seat && !film ? t("heat-ui-your-move") : t("heat-ui-cars-move");
  if (race.phase === "over") return { round: t("heat-ui-over"), steps: [], turns: [] };
  return {
    round: race.season ? t("heat-ui-season-round", { year: race.season.name === "trilogy" ? String(race.season.calendar[race.season.race - 1]!.year) : "none", race: race.season.race, races: race.season.races, round: race.round }) : t("heat-ui-round", { round: race.round }),
    steps: [
      { words: t("heat-ui-planning"), note: race.phase === "plan" ? t("heat-ui-ready", { ready, cars: drivers }) : "", active: race.phase === "plan" },
      { words: driving, note: "", active: race.phase === "drive" },
    ],
    turns: turnsOf(race),
  };
}

/** In the garage: the rounds of choosing, and whose pick it is; after a season all choose at once. */
function drafting(race: RaceView, open: number[]): Progress {
  const words = race.season ? garageTitle(race) : t("heat-ui-pick", { round: race.garage?.round ?? 1, of: ROUNDS });
  const turns = picks(race, open);
  if (!race.season) return { round: t("heat-ui-garage"), steps: [{ words, note: "", active: true }], turns };
  if (!isBehind(race.season)) return { round: t("heat-ui-garage"), steps: [{ words, note: "", active: true }], turns, brief: t("heat-ui-garage-brief", { race: race.season.race, of: race.season.races }) };
  const note = t("heat-ui-ready", { ready: turns.filter(({ state }) => state === "past").length, cars: turns.length });
  const brief = race.seat !== null && open.includes(race.seat) ? t("heat-ui-your-choice", { note }) : note;
  return { round: t("heat-ui-garage"), steps: [{ words, note, active: true }], turns, brief };
}

/** Only chapters are asked for: the sentences are in the story. */
function logRole({ kind }: GameEvent): LogRole {
  return kind === "round-began" ? "chapter" : "told";
}

/** Corners have letters, cards and circuits have names, lists become words. */
function words({ args }: GameEvent, nameOf: (seat: number) => string) {
  const more: Record<string, string> = {};
  const card = (id: unknown) => t(`heat-card-${String(id)}`);
  if (typeof args.corner === "number") more.corner = cornerLetter(args.corner);
  if (typeof args.card === "string") more.card = card(args.card);
  if (typeof args.circuit === "string") more.circuit = t(`heat-choice-circuit-${args.circuit}`);
  if (Array.isArray(args.cards)) more.cards = args.cards.map(card).join(" + ");
  if (Array.isArray(args.order)) more.order = args.order.map((seat) => nameOf(Number(seat))).join(", ");
  return more;
}
