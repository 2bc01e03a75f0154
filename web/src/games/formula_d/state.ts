/** The view as the game declares it, and the few things that are read off it. */
import { t } from "../../kit/text";
import type { FormulaCar, FormulaView } from "./types";

export type { Events, FormulaCar, FormulaCorner, FormulaView, Labels, Landing, Part, Questions } from "./types";

export const carOf = (view: FormulaView, seat: number): FormulaCar | undefined =>
  view.cars.find((car) => car.seat === seat);

/** Corners without a name are numbered. */
export const cornerName = (view: Pick<FormulaView, "circuit" | "corners"> | undefined, corner: number): string =>
  view?.corners[corner]?.name
    ? t(`formula_d-corner-${view.circuit}-${corner + 1}`)
    : t("formula_d-board-corner", { number: corner + 1 });

/** The cars that are on the track or in the pits: whoever came home in an earlier round has left it. */
export const onTrack = ({ cars, round, phase }: Pick<FormulaView, "cars" | "round" | "phase">): FormulaCar[] =>
  cars.filter(({ space, out, place, ended }) => space > 0 && !out && (!place || ended >= round || phase === "over"));
