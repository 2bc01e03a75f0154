/** What a film leaves on the board beside the view: the way of the moving car, its roll, and what came of it. */
import type { GameEvent, View } from "../../table/types";
import type { SignName } from "./parts";
import { carOf, type FormulaView } from "./state";
import type { Part } from "./types";

/** The spaces that a car has driven over in this turn, and from which of them on its last move went. */
export interface Trail {
  seat: number;
  spaces: number[];
  last: number;
}
export interface Rolled {
  seat: number;
  gear: number;
  roll: number;
}
/** A line by a car: a check with its die, points that were paid, a stop that was made. */
export interface Note {
  /** The event's number: it tells notes apart. */
  key: number;
  seat: number;
  space: number;
  sign: SignName;
  /** Of the black die; 0: nothing was rolled. */
  roll: number;
  /** The check fails up to here. */
  fails: number;
  /** Points that were lost, or came back. */
  points: number;
  /** "1/2": stops. */
  words: string;
  tone: "good" | "cost" | "lost";
}
export interface Marks {
  trail: Trail | null;
  rolled: Rolled | null;
  /** Of this turn, in the order in which they happened. */
  notes: Note[];
  /** Who spun last, until the next car moves. */
  spun: number;
  /** Where cars went out in this round. */
  wrecks: { seat: number; space: number }[];
}

export const blank: Marks = { trail: null, rolled: null, notes: [], spun: -1, wrecks: [] };

export function draw(marks: Marks, event: GameEvent, _: View, after: View): Marks {
  const noted = notes[event.kind]?.(event) ?? [];
  const drawn = { ...marks, ...drawings[event.kind]?.(marks, event) };
  if (!noted.length) return drawn;
  const stands = carOf(after as FormulaView, event.seat)?.space ?? 0;
  const fresh = noted.map((note, i) => ({ ...plain, key: event.n * 2 + i, seat: event.seat, space: stands, ...note }));
  return { ...drawn, notes: [...drawn.notes, ...fresh] };
}

const turn: Partial<Marks> = { trail: null, rolled: null, notes: [], spun: -1 };
const drawings: Record<string, (marks: Marks, event: GameEvent) => Partial<Marks>> = {
  grid: () => blank,
  "round-began": () => ({ ...turn, wrecks: [] }),
  shifted: () => turn,
  "start-roll": () => turn,
  rolled: (_, { seat, args }) => ({ ...turn, rolled: { seat, gear: num(args.gear), roll: num(args.roll) } }),
  moved: ({ trail }, event) => ({ trail: longer(trail, event), rolled: null }),
  spun: (_, { seat }) => ({ spun: seat }),
  eliminated: ({ wrecks }, { seat, args }) => ({ wrecks: [...wrecks, { seat, space: num(args.space) }] }),
};

const plain = { sign: "points" as SignName, roll: 0, fails: 0, points: 0, words: "", tone: "good" as Note["tone"] };
const RISKS: Partial<Record<Part, SignName>> = { body: "crash", suspension: "debris" };
const paid = (sign: SignName, points: unknown): Partial<Note>[] =>
  num(points) > 0 ? [{ sign, points: -num(points), tone: "cost" }] : [];

/** What is told beside the car. */
const notes: Record<string, (event: GameEvent) => Partial<Note>[]> = {
  check: ({ args }) => [
    {
      sign: RISKS[args.part as Part] ?? (args.part as SignName), roll: num(args.roll), fails: num(args.fails),
      points: args.lost ? -1 : 0, tone: args.lost ? "lost" : "good", space: num(args.space),
    },
  ],
  shifted: ({ args }) => [
    ...paid("gearbox", args.gearbox), ...paid("brakes", args.brakes), ...paid("engine", args.engine),
  ],
  braked: ({ args }) => [...paid("brakes", args.brakes), ...paid("tyres", args.tyres)],
  overshot: ({ args }) => paid("tyres", args.tyres),
  stop: ({ args }) => [{ sign: "stop", words: `${num(args.made)}/${num(args.of)}` }],
  spun: () => [{ sign: "spin", tone: "lost" }],
  "start-roll": ({ args }) => [
    {
      sign: "flag", roll: num(args.roll),
      tone: args.how === "stalled" ? "lost" : "good", words: args.how === "great" ? "+4" : "",
    },
  ],
  "fresh-tyres": ({ args }) => [{ sign: "tyres", points: num(args.points) }],
  "pit-roll": ({ args }) => [{ sign: "pit", roll: num(args.roll), tone: args.spaces ? "good" : "cost" }],
  repaired: ({ args }) => (args.parts as SignName[]).map((sign) => ({ sign, points: 1 })),
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
