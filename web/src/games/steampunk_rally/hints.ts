/** What is new in a question of a guided race, in the order in which it is explained. */
import type { OptionLabel, Question } from "./room";
import { racerOf, type RaceView } from "./state";

/** Terrain as near as this is worth a word. */
const NEAR = 4;

export function hints(view: RaceView, question: Question): string[] {
  const { kind, options } = question;
  const me = racerOf(view, view.seat);
  const offers = (label: OptionLabel["kind"]) => options.some((option) => option.label.kind === label);
  const races = kind === "race-menu";
  const drafts = kind === "pick-card";
  const ahead = question.kind === "race-menu" ? question.args.ahead : [];
  const rough = ahead.some((way) => way.slice(0, NEAR).some(({ terrain }) => terrain > 0));
  const found: [string, boolean][] = [
    ["goal", drafts],
    [kind, question.kind !== "damage-menu" || question.args.left > 0],
    ["build", (drafts || kind === "use-card") && (me?.machine.length ?? 0) > 2],
    ["boost", drafts && (view.stash?.length ?? 0) > 0],
    ["bulb", races && offers("bulb")],
    ["terrain", races && rough],
    ["gauge", races && (me?.gauge ?? 0) < 0],
    ["cogs", races && offers("reroll")],
    ["site", races && offers("site")],
    ["last", races && view.round === view.final_round],
  ];
  return found.flatMap(([hint, fits]) => (fits ? [hint] : []));
}
