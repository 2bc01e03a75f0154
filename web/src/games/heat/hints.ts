/** What is new in a question of a guided race, beside its kind. */
import type { Question } from "../../table/types";
import { facesOf } from "./faces";
import type { RaceView } from "./state";

export function hints(view: RaceView, { kind, options }: Question): string[] {
  const faces = facesOf(view);
  const plans = kind === "shift-gear";
  const found: [string, boolean][] = [
    ["weather", plans && Boolean(view.weather)],
    ["legends", plans && view.cars.length > view.seats],
    ["upgrade", plans && (view.hand ?? []).some((card) => faces[card])],
    ["mistake", plans && options.some(({ label }) => label.kind === "mistake")],
    ["symbols", kind === "react" && options.some(({ label }) => typeof label.card === "string")],
  ];
  return found.flatMap(([hint, fits]) => (fits ? [hint] : []));
}
