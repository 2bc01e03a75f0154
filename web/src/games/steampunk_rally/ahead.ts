/** What the way ahead would do to a machine that moves: read off the menu of the race. */
import type { Effect, StepAhead } from "./state";

/** From the easiest to the hardest way. */
export interface Toll {
  from: number;
  to: number;
  /** All motions are smooth: terrain does nothing. */
  smooth: boolean;
}

const count = (effects: Effect[], effect: Effect) => effects.filter((one) => one === effect).length;

/** Damage of these effects, so many times over; null where no motion is among them, or where their order decides. */
export function tollOf(ahead: StepAhead[][], effects: Effect[], times: number): Toll | null {
  const [motions, smooth, harm] = (["motion", "smooth", "damage"] as const).map((one) => count(effects, one) * times);
  if (!motions && !smooth) return harm ? { from: harm, to: harm, smooth: false } : null;
  if (motions && smooth) return null;
  const tolls = motions ? ahead.map((way) => way[Math.min(motions, way.length) - 1]?.terrain ?? 0) : [0];
  return { from: Math.min(...tolls, Infinity) + harm!, to: Math.max(...tolls, 0) + harm!, smooth: !motions };
}
