/** How far a round has come: the bar over the table. */
import { t } from "../../kit/text";
import type { Progress } from "../../table/game";
import { turnsOf } from "./rail";
import type { Question } from "./room";
import { isBehind } from "./season/behind";
import type { RaceView } from "./state";
import { garageTitle } from "./words";

export function progress(
  race: RaceView, open: number[], question: Question | null = null, film = false,
): Progress | null {
  if (race.phase === "draft") return drafting(race, open);
  const ready = race.cars.filter((car) => car.ready && race.order.includes(car.seat)).length;
  const drivers = race.order.filter((seat) => seat < race.seats).length;
  const driving = race.acting === race.seat && !film ? t("heat-ui-your-move") : t("heat-ui-cars-move");
  if (race.phase === "over") return { round: t("heat-ui-over"), steps: [], turns: [] };
  const note = race.phase === "plan" ? t("heat-ui-ready", { ready, cars: drivers }) : "";
  return {
    round: race.season
      ? t("heat-ui-season-round", {
          year: race.season.name === "trilogy" ? String(race.season.calendar[race.season.race - 1]!.year) : "none",
          race: race.season.race, races: race.season.races, round: race.round,
        })
      : t("heat-ui-round", { round: race.round }),
    steps: [
      { words: t("heat-ui-planning"), note, active: race.phase === "plan" },
      { words: driving, note: "", active: race.phase === "drive" },
    ],
    turns: turnsOf(race),
    ...(note && question ? { own: true, brief: t("heat-ui-your-plan", { note }) } : {}),
  };
}

/** In the garage: the rounds of choosing, and whose pick it is; after a season all choose at once. */
function drafting(race: RaceView, open: number[]): Progress {
  const words = race.season
    ? garageTitle(race)
    : t("heat-ui-pick", { round: race.garage?.round ?? 1, of: race.garage?.of ?? 1 });
  const turns = race.garage?.picks ?? [];
  if (!race.season) return { round: t("heat-ui-garage"), steps: [{ words, note: "", active: true }], turns };
  if (!isBehind(race.season))
    return {
      round: t("heat-ui-garage"), steps: [{ words, note: "", active: true }], turns,
      brief: t("heat-ui-garage-brief", { race: race.season.race, of: race.season.races }),
    };
  const note = t("heat-ui-ready", { ready: turns.filter(({ state }) => state === "past").length, cars: turns.length });
  const brief = race.seat !== null && open.includes(race.seat) ? t("heat-ui-your-choice", { note }) : note;
  return { round: t("heat-ui-garage"), steps: [{ words, note, active: true }], turns, brief };
}
