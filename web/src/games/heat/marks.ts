import { byKind, type ByKind } from "../../kit/told";
import type { GameEvent } from "./room";
/** What a film leaves on the table beside the view: the way of the car that moves, the corner where one left the
 *  road. */

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
  return { ...marks, ...byKind(drawings, event, marks) };
}

const drawings: ByKind<GameEvent, [marks: Marks], Partial<Marks>> = {
  grid: () => blank,
  "round-began": () => ({ flipped: {} }),
  revealed: () => ({ spin: null }),
  flipped: ({ seat }, { flipped }) => ({ flipped: { ...flipped, [seat]: (flipped[seat] ?? 0) + 1 } }),
  moved: (event, { trail }) => ({ trail: longer(trail, event) }),
  "legend-moved": (event, { trail }) => ({ trail: longer(trail, event) }),
  "spun-out": ({ seat, args }) => ({
    spin: {
      seat, corner: args.corner, speed: args.speed, limit: args.limit, heat: args.heat,
      stress: args.stress,
    },
  }),
};

type Driven = Extract<GameEvent, { kind: "moved" | "legend-moved" }>;
/** A car that goes on in its turn makes its trail longer. */
function longer(trail: Trail | null, { seat, args }: Driven): Trail | null {
  const move = { seat, from: args.from, to: args.to, fromSpot: args.from_spot, spot: args.spot };
  if (move.to <= move.from) return trail;
  const goesOn = trail?.seat === seat && trail.to === move.from && args.how !== "cards";
  return goesOn ? { ...move, from: trail.from, fromSpot: trail.fromSpot } : move;
}
