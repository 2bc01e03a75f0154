/** Somebody who drives Formula D: the fastest gear that is likely to hold, then the cheapest place to end. */
import type { FormulaView, Labels } from "../src/games/formula_d/state";
import type { TableState } from "../src/kit/contract";

export type FormulaState = TableState<FormulaView>;
type Gear = Labels["gear"];

/** So many spaces a hundredth of going out, of going too far, and a point of wear are worth. */
const OUT = 1;
const OVER = 0.12;
const POINT = 3;

export function worth({ low, high, out, over, gearbox, brakes, engine }: Gear): number {
  return (low + high) / 2 - OUT * out - OVER * over - POINT * (gearbox + brakes + engine);
}

/** One answer: ways to move stand from the cheapest on. */
export function cautious({ question }: FormulaState): number[] {
  const options = question!.options;
  const gears = options.filter(({ label }) => label.kind === "gear");
  const best = gears.sort((a, b) => worth(b.label as unknown as Gear) - worth(a.label as unknown as Gear))[0];
  return [(best ?? options[0]!).choice];
}
