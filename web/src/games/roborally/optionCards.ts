/** Option cards as they lie before their owner: in which state each of them is, in words. */
import { t, textOr } from "../../kit/text";
import type { Tip } from "../../table/tips/tips.svelte";
import type { Step } from "../../table/types";
import type { FactoryView, OptionCard, OptionId, RobotView, StoredCard } from "./state";

export type OptionState = "left" | "stored" | "ready" | "always" | "used";
export interface Held extends OptionCard {
  state: OptionState;
  /** The program card that lies on it, for its owner's eyes. */
  card: StoredCard | null;
}

/** They work by themselves: nobody is ever asked. */
const ALWAYS: OptionId[] = [
  "circuit_breaker",
  "double_barreled_laser",
  "extra_memory",
  "mechanical_arm",
  "power_down_shield",
  "ramming_gear",
  "rear_firing_laser",
  "superior_archive",
];
/** Once a turn. */
const ONCE: OptionId[] = ["abort_switch", "recompile", "conditional_program"];

/** The cards that a robot holds; `film` tells which of them it has used in this turn. */
export function heldBy(robot: RobotView, view: FactoryView, film: readonly Step[]): Held[] {
  const stored = view.hands?.find((hand) => hand.robot === robot.robot)?.stored ?? [];
  const turn = film.slice(
    Math.max(
      0,
      film.findLastIndex(({ kind }) => kind === "turn-began"),
    ),
  );
  const used = (id: OptionId) =>
    turn.some(({ kind, args }) => kind === "option-used" && args.robot === robot.robot && args.card === id);
  return robot.options.map((option) => ({
    ...option,
    card: stored.find((one) => one.option === option.id) ?? null,
    state: stateOf(option, ONCE.includes(option.id) && used(option.id)),
  }));
}
function stateOf({ id, tokens, stored }: OptionCard, used: boolean): OptionState {
  if (tokens > 0) return "left";
  if (stored) return "stored";
  if (used) return "used";
  return ALWAYS.includes(id) ? "always" : "ready";
}
export const stateWords = ({ state, tokens }: Held): string =>
  t(`roborally-ui-option-${state}`, { count: state === "left" ? tokens : 1 });
/** Its name as it stands on a card, where no sentence needs quotes. */
export const plainName = (id: string): string => t(`roborally-card-${id}`).replace(/^«(.*)»$/, "$1");

/** All that it does. */
export const optionTip = (held: Held): Tip => ({
  title: plainName(held.id),
  note: stateWords(held),
  lines: [{ words: "", help: textOr(`roborally-help-${held.id}`, "") }],
  look: held.id,
});
