/** What is new in a question of a guided game, in the order in which it is explained. */
import { ACTIONS } from "./facts";
import type { Question } from "./room";
import type { Label, StableView } from "./types";

export function hints(view: StableView, { kind, options }: Question): string[] {
  const me = view.players.find(({ seat }) => seat === view.seat);
  const offers = (label: Label["kind"]) => options.some((option) => option.label.kind === label);
  const acts = kind === "take-action";
  const found: [string, boolean][] = [
    ["goal", acts],
    ["broke", acts && me?.gold === 0],
    ["form", acts && view.round > 1],
    ["last", acts && view.round === view.rounds],
    [kind, true],
    ["owner", acts && view.action > 1],
    ["race", acts && view.action === ACTIONS],
    ["odds", kind === "place-bet"],
    ["letters", kind === "play-magic" && view.unicorns.some(({ face_down }) => face_down > 0)],
    ["tax", kind === "stake-gold" && (me?.fame ?? 0) > 0],
    ["loan", kind === "stake-gold" && offers("loan")],
  ];
  return found.flatMap(([hint, fits]) => (fits ? [hint] : []));
}
