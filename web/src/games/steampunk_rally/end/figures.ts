/** What each inventor did in a race, round by round, from the events alone. */
import type { Chart } from "../../../shell/end/result";
import type { GameEvent } from "../room";

export interface Figures {
  built: number;
  lost: number;
  damage: number;
  exploded: number;
  /** The round in which the line was crossed; 0: it was not. */
  crossed: number;
  /** The last space. */
  at: number;
}

/** Parts that were lost against one's will. */
const HURT = new Set(["break", "damage", "explosion"]);
const nobody = (): Figures => ({ built: 0, lost: 0, damage: 0, exploded: 0, crossed: 0, at: 0 });

/** Takes one event into the figures of its seat. */
function count(own: Figures, { kind, args }: GameEvent, round: number) {
  if (kind === "built") own.built += 1;
  if (kind === "part-lost" && HURT.has(args.how)) own.lost += 1;
  if (kind === "damaged") own.damage += args.damage;
  if (kind === "exploded") own.exploded += 1;
  if (kind === "crossed-line") own.crossed = round;
  if (kind === "moved" || kind === "exploded" || kind === "fell-back") own.at = args.to;
}

export function figures(events: readonly GameEvent[], seats: number): Figures[] {
  const found = Array.from({ length: seats }, nobody);
  let round = 0;
  for (const event of events) {
    if (event.kind === "round-began") round = event.args.round;
    const own = found[event.seat];
    if (own) count(own, event, round);
  }
  return found;
}

/** The order after each round; the last one is as the race has it. `left`: how far each space is from the line. */
export function ordersOf(
  events: readonly GameEvent[], seats: number, left: readonly number[], places: readonly number[],
): number[][] {
  const found = Array.from({ length: seats }, nobody);
  const first = found.map((_, seat) => seat);
  const orders = [first];
  const far = (seat: number) => left[found[seat]!.at] ?? 0;
  let round = 0;
  for (const event of events) {
    if (event.kind === "round-began" || event.kind === "race-over") {
      if (round) orders.push([...orders.at(-1)!].sort((a, b) => far(a) - far(b)));
      round = event.kind === "round-began" ? event.args.round : 0;
    }
    const own = found[event.seat];
    if (own) count(own, event, round);
  }
  orders[orders.length - 1] = [...orders.at(-1)!].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return orders;
}

/** Explosions, by round. */
export function explosions(events: readonly GameEvent[], word: string): Chart["marks"] {
  const marks: Chart["marks"] = [];
  let round = 0;
  for (const { kind, seat, args } of events) {
    if (kind === "round-began") round = args.round;
    if (kind === "exploded") marks.push({ round, seat, word });
  }
  return marks;
}
