/** The turn that is shown, register by register and step by step: where each of them begins in the film. */
import type { Step } from "../../table/types";
import { REGISTERS, type StepName } from "./state";

export interface Tick {
  step: StepName;
  /** The first event of this step; null: nothing happened in it. */
  at: number | null;
}
export interface RegisterTicks {
  register: number;
  /** Where the register begins; null: it has not been told yet. */
  at: number | null;
  ticks: Tick[];
}

/** Which step it is the views say: their `step` changes with the first event of each. */
export function timeline(film: readonly Step[], shown: number, steps: StepName[]): RegisterTicks[] {
  const began = film.slice(0, Math.max(1, shown)).findLastIndex(({ kind }) => kind === "turn-began");
  const next = film.findIndex(({ kind }, i) => i > began && kind === "turn-began");
  const found = Array.from({ length: REGISTERS }, (_, i): RegisterTicks => ({ register: i + 1, at: null, ticks: steps.map((step) => ({ step, at: null })) }));
  let now: RegisterTicks | undefined;
  for (let i = began + 1; i < (next < 0 ? film.length : next); i++) {
    const { kind, args, patch } = film[i]!;
    if (kind === "clean-up-began") break;
    if (kind === "register-began") {
      now = found[Number(args.register) - 1];
      if (now) now.at = i;
    }
    const entered = Array.isArray(patch?.step) ? patch.step[0] : null;
    const tick = now?.ticks.find(({ step }) => step === entered);
    if (tick) tick.at ??= i;
  }
  return found;
}
