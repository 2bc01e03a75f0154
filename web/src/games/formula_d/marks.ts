/** What a film leaves on the board beside the view: the way of the moving car, its roll, and what came of it. */
import { byKind, type ByKind } from "../../kit/told";
import type { SignName } from "./parts";
import type { GameEvent } from "./room";
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

export function draw(marks: Marks, event: GameEvent, _: FormulaView, after: FormulaView): Marks {
  const noted = byKind(notes, event) ?? [];
  const drawn = { ...marks, ...byKind(drawings, event, marks) };
  if (!noted.length) return drawn;
  const stands = carOf(after, event.seat)?.space ?? 0;
  const fresh = noted.map((note, i) => ({ ...plain, key: event.n * 2 + i, seat: event.seat, space: stands, ...note }));
  return { ...drawn, notes: [...drawn.notes, ...fresh] };
}

const turn: Partial<Marks> = { trail: null, rolled: null, notes: [], spun: -1 };
const drawings: ByKind<GameEvent, [marks: Marks], Partial<Marks>> = {
  grid: () => blank,
  "round-began": () => ({ ...turn, wrecks: [] }),
  shifted: () => turn,
  "start-roll": () => turn,
  rolled: ({ seat, args }) => ({ ...turn, rolled: { seat, gear: args.gear, roll: args.roll } }),
  moved: (event, { trail }) => ({ trail: longer(trail, event), rolled: null }),
  spun: ({ seat }) => ({ spun: seat }),
  eliminated: ({ seat, args }, { wrecks }) => ({ wrecks: [...wrecks, { seat, space: args.space }] }),
};

type Plain = Pick<Note, "sign" | "roll" | "fails" | "points" | "words" | "tone">;
const plain: Plain = { sign: "points", roll: 0, fails: 0, points: 0, words: "", tone: "good" };
const RISKS: Partial<Record<Part, SignName>> = { body: "crash", suspension: "debris" };
const paid = (sign: SignName, points: number): Partial<Note>[] =>
  points > 0 ? [{ sign, points: -points, tone: "cost" }] : [];

/** What is told beside the car. */
const notes: ByKind<GameEvent, [], Partial<Note>[]> = {
  check: ({ args }) => [
    {
      sign: RISKS[args.part] ?? args.part, roll: args.roll, fails: args.fails,
      points: args.lost ? -1 : 0, tone: args.lost ? "lost" : "good", space: args.space,
    },
  ],
  shifted: ({ args }) => [
    ...paid("gearbox", args.gearbox), ...paid("brakes", args.brakes), ...paid("engine", args.engine),
  ],
  braked: ({ args }) => [...paid("brakes", args.brakes), ...paid("tyres", args.tyres)],
  overshot: ({ args }) => paid("tyres", args.tyres),
  stop: ({ args }) => [{ sign: "stop", words: `${args.made}/${args.of}` }],
  spun: () => [{ sign: "spin", tone: "lost" }],
  "start-roll": ({ args }) => [
    {
      sign: "flag", roll: args.roll,
      tone: args.how === "stalled" ? "lost" : "good", words: args.how === "great" ? "+4" : "",
    },
  ],
  "fresh-tyres": ({ args }) => [{ sign: "tyres", points: args.points }],
  "pit-roll": ({ args }) => [{ sign: "pit", roll: args.roll, tone: args.spaces ? "good" : "cost" }],
  repaired: ({ args }) => args.parts.map((sign) => ({ sign, points: 1 })),
};

/** A car that goes on in its turn makes its trail longer. */
function longer(trail: Trail | null, { seat, args }: Extract<GameEvent, { kind: "moved" }>): Trail | null {
  const { from, path } = args;
  if (!path.length) return trail;
  if (trail?.seat === seat && trail.spaces.at(-1) === from)
    return { seat, spaces: [...trail.spaces, ...path], last: trail.spaces.length - 1 };
  return { seat, spaces: [from, ...path], last: 0 };
}
