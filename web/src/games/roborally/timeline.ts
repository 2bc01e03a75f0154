/** The turn that is shown, register by register and step by step: where each of them begins in the film. */
import { t } from "../../kit/text";
import type { Stretch } from "../../table/film/Timeline.svelte";
import type { Step } from "../../table/types";
import { REGISTERS, type FactoryView, type StepName } from "./state";

export function stretches(film: readonly Step[], shown: number, view: FactoryView, steps: StepName[]): Stretch[] {
  const began = film.slice(0, Math.max(1, shown)).findLastIndex(({ kind }) => kind === "turn-began");
  const ends = film.findIndex(({ kind }, i) => i > began && (kind === "turn-began" || kind === "clean-up-began"));
  const running = view.phase === "run";
  const ended = view.phase === "clean-up" || view.phase === "over";
  return Array.from({ length: REGISTERS }, (_, i): Stretch => {
    const register = i + 1;
    const at = film.findIndex(
      ({ kind, args }, i) =>
        i > began && (ends < 0 || i < ends) && kind === "register-began" && args.register === register,
    );
    const now = running && register === view.register;
    const past = (tick: number) =>
      ended || (running && (register < view.register || (now && tick < steps.indexOf(view.step))));
    const ticks = steps.map((step, tick) => (past(tick) ? "past" : now && step === view.step ? "here" : "next"));
    return {
      words: String(register),
      label: t("roborally-ui-to-register", { register }),
      at: at < 0 ? null : at,
      now,
      ticks,
    };
  });
}
