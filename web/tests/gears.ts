/** Somebody who drives Formula D: the fastest gear that is likely to hold, then the cheapest place to end. */
import type { FormulaView, Labels } from "../src/games/formula_d/state";
import type { TableState } from "../src/kit/contract";

export type FormulaState = TableState<FormulaView>;
type Gear = Labels["gear"];

/** So many spaces a hundredth of going out, of going too far, and a point of wear are worth. */
const OUT = 1;
const OVER = 0.12;
const POINT = 3;

const worth = ({ low, high, out, over, gearbox, brakes, engine }: Gear, fear: number): number =>
  (low + high) / 2 - OUT * out - fear * over - POINT * (gearbox + brakes + engine);

/** One answer: ways to move stand from the cheapest on. */
export function cautious({ question }: FormulaState, fear = OVER): number[] {
  const options = question!.options;
  const gears = options.filter(({ label }) => label.kind === "gear");
  const rank = ({ label }: (typeof options)[number]) => worth(label as unknown as Gear, fear);
  return [(gears.sort((a, b) => rank(b) - rank(a))[0] ?? options[0]!).choice];
}

/** Never mind the tyres. */
export const bold = (state: FormulaState): number[] => cautious(state, 0);
