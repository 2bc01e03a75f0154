/** What is new in a question of a guided race, in the order in which it is explained. */
import { facesOf } from "./faces";
import { reachesCorner } from "./outlook";
import type { Question } from "./room";
import { carOf, type RaceView } from "./state";

export function hints(view: RaceView, question: Question): string[] {
  const { kind, options } = question;
  const faces = facesOf(view);
  const hand = view.hand ?? [];
  const plans = kind === "shift-gear";
  const car = carOf(view, view.seat ?? -1);
  const offers = (start: string) => options.some(({ label }) => label.kind.startsWith(start));
  const found: [string, boolean][] = [
    ["goal", plans],
    [kind, true],
    ["corner", plans && reachesCorner(question)],
    ["stress", plans && hand.includes("stress")],
    ["empty", (plans || kind === "react") && car?.heat === 0],
    ["adrenaline", kind === "react" && offers("adrenaline")],
    ["weather", plans && Boolean(view.weather)],
    ["legends", plans && view.cars.length > view.seats],
    ["upgrade", plans && hand.some((card) => faces[card])],
    ["mistake", plans && offers("mistake")],
    ["symbols", kind === "react" && options.some(({ label }) => "card" in label)],
  ];
  return found.flatMap(([hint, fits]) => (fits ? [hint] : []));
}
