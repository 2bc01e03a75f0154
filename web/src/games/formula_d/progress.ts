/** How far a round has come: the bar over the table. */
import { t } from "../../kit/text";
import type { Progress } from "../../table/game";
import type { Question } from "./room";
import type { FormulaView } from "./state";

export function progress(
  race: FormulaView, _: number[], question: Question | null = null, film = false,
): Progress | null {
  if (race.phase === "over") return { round: t("formula_d-ui-over"), steps: [], turns: [] };
  const turns = turnsOf(race);
  if (race.phase !== "race") {
    const words = t(race.phase === "qualifying" ? "formula_d-ui-qualifying" : "formula_d-ui-set-up");
    return { round: words, steps: [{ words: t(stepOfSetUp(race, question)), note: "", active: true }], turns };
  }
  const rolled = race.number > 0;
  const own = !film && race.acting === race.seat;
  const steps = [
    {
      words: t("formula_d-ui-step-gear"),
      note: "",
      active: !rolled && (!own || question?.kind === "gear" || !question),
    },
    { words: t("formula_d-ui-step-drive"), note: "", active: rolled },
  ];
  return { round: t("formula_d-ui-round", { round: race.round }), steps, turns };
}

const stepOfSetUp = ({ phase, number }: FormulaView, question: Question | null): string => {
  if (question?.kind === "build-car") return "formula_d-ui-step-build";
  if (question?.kind === "gear") return "formula_d-ui-step-gear";
  if (question?.kind === "choose-tyres") return "formula_d-ui-step-tyres";
  if (phase === "set-up") return "formula_d-ui-step-grid";
  return number > 0 ? "formula_d-ui-step-drive" : "formula_d-ui-step-gear";
};

/** Who drives when in this round; whoever is out or home does not. */
export function turnsOf({ order, acting, cars }: FormulaView): Progress["turns"] {
  const now = order.indexOf(acting);
  return order
    .map((seat, i) => ({
      seat,
      state: now < 0 || i > now ? ("next" as const) : i === now ? ("now" as const) : ("past" as const),
    }))
    .filter(({ seat, state }) => state !== "next" || !cars.find((car) => car.seat === seat)?.place);
}
