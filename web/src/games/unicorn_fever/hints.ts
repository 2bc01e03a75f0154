/** What is new in a question of a guided game, in the order in which it is explained. */
import type { Question } from "../../table/types";
import type { StableView } from "./types";

export function hints(view: StableView, { kind, options }: Question): string[] {
  const me = view.players.find(({ seat }) => seat === view.seat);
  const offers = (label: string) => options.some((option) => option.label.kind === label);
  const acts = kind === "take-action";
  const found: [string, boolean][] = [
    ["goal", acts],
    [kind, true],
    ["odds", kind === "place-bet"],
    ["loan", kind === "stake-gold" && offers("loan")],
    ["tax", kind === "stake-gold" && (me?.fame ?? 0) > 0],
    ["form", acts && view.round > 1],
  ];
  return found.flatMap(([hint, fits]) => (fits ? [hint] : []));
}
