/** Somebody who programs robots: looks where each card would lead, and takes the one that ends nearest to the flag. */
import { withOwn, type FactoryView, type Forecast } from "../src/games/roborally/state";
import type { TableState } from "../src/kit/contract";

export type FactoryState = TableState<FactoryView>;
/** Asks the site something, as one person. */
export type Ask = <T>(path: string) => Promise<T>;

/** How far a program ends from the flag: falling is far, touching it is near. */
function distance(told: Forecast[], flag: { x: number | null; y: number | null }): number {
  const last = told.at(-1);
  if (!last || last.lost) return 100;
  const reached = told.some((row) => row.flag > 0) ? -50 : 0;
  return Math.abs(last.x - (flag.x ?? 0)) + Math.abs(last.y - (flag.y ?? 0)) + 2 * last.damage + reached;
}

/** Cards for the free registers, in their order. */
export async function program(
  ask: Ask, table: string, { question, view, seat }: FactoryState,
): Promise<{ choice: number; priority: number }[]> {
  if (question?.kind !== "fill-register") return [];
  const robot = view.robots.find((one) => one.seat === seat)!;
  const flag = view.flags[Math.min(robot.touched, view.flags.length - 1)]!;
  const left = question.options.map(({ choice, label }) => ({
    choice, card: String(label.card), priority: Number(label.priority),
  }));
  const laid: typeof left = [];
  for (const register of withOwn(view).robots[robot.robot]!.registers) {
    if (register.state !== "empty") continue;
    const kinds = left.filter(({ card }, i) => left.findIndex((other) => other.card === card) === i);
    const told = await Promise.all(
      kinds.map(async (card) => {
        const choices = [...laid, card].map(({ choice }) => choice).join(",");
        const far = distance(
          (await ask<{ forecast: Forecast[] }>(`/api/tables/${table}/forecast?seat=${seat}&choices=${choices}`))
            .forecast,
          flag,
        );
        return { card, far };
      }),
    );
    const best = told.reduce((a, b) => (b.far < a.far ? b : a)).card;
    laid.push(best);
    left.splice(left.indexOf(best), 1);
  }
  return laid;
}
