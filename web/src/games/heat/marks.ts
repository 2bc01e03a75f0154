/** What a film leaves on the table beside the view: the way of the car that moves, the corner where one left the
 *  road. */
import type { GameEvent } from "../../table/types";

export interface Trail {
  seat: number;
  from: number;
  to: number;
  fromSpot: number;
  spot: number;
}
/** A car that left the road, until the next one moves. */
export interface Spin {
  seat: number;
  corner: number;
  speed: number;
  limit: number;
  heat: number;
  stress: number;
}
export interface Marks {
  trail: Trail | null;
  spin: Spin | null;
  /** Speed cards flipped for a plus symbol: they lie slanted beside the played ones. */
  flipped: Record<number, number>;
}

export const blank: Marks = { trail: null, spin: null, flipped: {} };

export function draw(marks: Marks, event: GameEvent): Marks {
  return { ...marks, ...drawings[event.kind]?.(marks, event) };
}

const drawings: Record<string, (marks: Marks, event: GameEvent) => Partial<Marks>> = {
  grid: () => blank,
  "round-began": () => ({ flipped: {} }),
  revealed: () => ({ spin: null }),
  flipped: ({ flipped }, { seat }) => ({ flipped: { ...flipped, [seat]: (flipped[seat] ?? 0) + 1 } }),
  moved: ({ trail }, event) => ({ trail: longer(trail, event) }),
  "legend-moved": ({ trail }, event) => ({ trail: longer(trail, event) }),
  "spun-out": (_, { seat, args }) => ({
    spin: {
      seat, corner: num(args.corner), speed: num(args.speed), limit: num(args.limit), heat: num(args.heat),
      stress: num(args.stress),
    },
  }),
};

/** A car that goes on in its turn makes its trail longer. */
function longer(trail: Trail | null, { seat, args }: GameEvent): Trail | null {
  const move = { seat, from: num(args.from), to: num(args.to), fromSpot: num(args.from_spot), spot: num(args.spot) };
  if (move.to <= move.from) return trail;
  const goesOn = trail?.seat === seat && trail.to === move.from && args.how !== "cards";
  return goesOn ? { ...move, from: trail.from, fromSpot: trail.fromSpot } : move;
}
const num = (value: unknown) => (typeof value === "number" ? value : 0);
