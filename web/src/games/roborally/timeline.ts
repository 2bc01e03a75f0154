/** The turn that is shown, register by register and step by step: where each of them begins in the film. */
import type { GameEvent } from "../../table/types";
import { stepOf } from "./scene";
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

export function timeline(events: GameEvent[], shown: number, steps: StepName[]): RegisterTicks[] {
  const began = events.slice(0, Math.max(1, shown)).findLastIndex(({ kind }) => kind === "turn-began");
  const next = events.findIndex(({ kind }, i) => i > began && kind === "turn-began");
  const found = Array.from({ length: REGISTERS }, (_, i): RegisterTicks => ({ register: i + 1, at: null, ticks: steps.map((step) => ({ step, at: null })) }));
  let now: RegisterTicks | undefined;
  for (let i = began + 1; i < (next < 0 ? events.length : next); i++) {
    const event = events[i]!;
    if (event.kind === "register-began") {
      now = found[Number(event.args.register) - 1];
      if (now) now.at = i;
    }
    const step = stepOf(event);
    const tick = now?.ticks.find((one) => one.step === step);
    if (tick && tick.at === null) tick.at = i;
  }
  return found;
}
