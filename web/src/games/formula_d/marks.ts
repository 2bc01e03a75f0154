/** What a film leaves on the board beside the view: the way of the moving car, what was rolled and checked. */
import type { GameEvent } from "../../table/types";
import type { Part } from "./types";

/** The spaces that a car has driven over in this turn, and from which of them on its last move went. */
export interface Trail {
  seat: number;
  spaces: number[];
  last: number;
}
export interface Check {
  seat: number;
  part: Part;
  roll: number;
  fails: number;
  lost: boolean;
}
export interface Rolled {
  seat: number;
  gear: number;
  roll: number;
}
export interface Marks {
  trail: Trail | null;
  rolled: Rolled | null;
  /** The checks of this turn, in order. */
  checks: Check[];
  /** Who spun last, until the next car moves. */
  spun: number;
  /** Where cars went out in this round. */
  wrecks: { seat: number; space: number }[];
}

export const blank: Marks = { trail: null, rolled: null, checks: [], spun: -1, wrecks: [] };

export function draw(marks: Marks, event: GameEvent): Marks {
  return { ...marks, ...drawings[event.kind]?.(marks, event) };
}

const turn: Partial<Marks> = { trail: null, rolled: null, checks: [], spun: -1 };
const drawings: Record<string, (marks: Marks, event: GameEvent) => Partial<Marks>> = {
  grid: () => blank,
  "round-began": () => ({ ...turn, wrecks: [] }),
  shifted: () => turn,
  rolled: (_, { seat, args }) => ({ ...turn, rolled: { seat, gear: num(args.gear), roll: num(args.roll) } }),
  moved: ({ trail }, event) => ({ trail: longer(trail, event) }),
  check: ({ checks }, { seat, args }) => ({
    checks: [
      ...checks,
      { seat, part: args.part as Part, roll: num(args.roll), fails: num(args.fails), lost: Boolean(args.lost) },
    ],
  }),
  spun: (_, { seat }) => ({ spun: seat }),
  eliminated: ({ wrecks }, { seat, args }) => ({ wrecks: [...wrecks, { seat, space: num(args.space) }] }),
};

/** A car that goes on in its turn makes its trail longer. */
function longer(trail: Trail | null, { seat, args }: GameEvent): Trail | null {
  const path = Array.isArray(args.path) ? args.path.map(num) : [];
  if (!path.length) return trail;
  const from = num(args.from);
  if (trail?.seat === seat && trail.spaces.at(-1) === from)
    return { seat, spaces: [...trail.spaces, ...path], last: trail.spaces.length - 1 };
  return { seat, spaces: [from, ...path], last: 0 };
}
const num = (value: unknown) => (typeof value === "number" ? value : 0);
