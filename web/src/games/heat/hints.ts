/** What is new in a question of a guided race, in the order in which it is explained. */
import type { Question } from "../../table/types";
import { facesOf } from "./faces";
import { linesAhead, speedOf } from "./preview";
import { carOf, type CarView, type RaceView } from "./state";

const TOP_GEAR = 4;

export function hints(view: RaceView, { kind, options }: Question): string[] {
  const faces = facesOf(view);
  const hand = view.hand ?? [];
  const plans = kind === "shift-gear";
  const car = carOf(view, view.seat ?? -1);
  const offers = (start: string) => options.some(({ label }) => label.kind.startsWith(start));
  const found: [string, boolean][] = [
    ["goal", plans],
    [kind, true],
    ["corner", plans && car !== undefined && reachesCorner(view, car)],
    ["stress", plans && hand.includes("stress")],
    ["empty", (plans || kind === "react") && car?.heat === 0],
    ["adrenaline", kind === "react" && offers("adrenaline")],
    ["weather", plans && Boolean(view.weather)],
    ["legends", plans && view.cars.length > view.seats],
    ["upgrade", plans && hand.some((card) => faces[card])],
    ["mistake", plans && offers("mistake")],
    ["symbols", kind === "react" && options.some(({ label }) => typeof label.card === "string")],
  ];
  return found.flatMap(([hint, fits]) => (fits ? [hint] : []));
}

/** Whether the fastest cards of the highest gear without a price may carry the car over a corner line. */
function reachesCorner(view: RaceView, { progress, gear }: CarView): boolean {
  const next = linesAhead(view, progress, 1)[0];
  const cards = (view.hand ?? []).filter((card) => card !== "heat").sort((a, b) => speedOf(view, [b]).to - speedOf(view, [a]).to);
  return next !== undefined && speedOf(view, cards.slice(0, Math.min(gear + 1, TOP_GEAR))).to > next.left;
}
