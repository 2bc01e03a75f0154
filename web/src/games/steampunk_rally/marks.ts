/**
 * What a film leaves on the table beside the view: the way of the pawn that moves, what was just activated or
 * built, and cards that fell off.
 */
import { byKind, type ByKind } from "../../kit/told";
import type { GameEvent } from "./room";
import { racerOf, sameCell, type CardId, type PlacedCard, type PoolDie, type RaceView } from "./state";

export interface Trail {
  seat: number;
  /** All spaces that were crossed, the first one included. */
  spaces: number[];
  smooth: boolean;
}
/** A card and what just happened to it. */
export interface Touched {
  seat: number;
  place: number;
  /** Times that it was activated; 0: it was built or moved. */
  times: number;
}
/** A die that was just laid on a card. */
export interface LaidDie {
  seat: number;
  place: number;
  slot: number;
}
/** What everybody looks at for a moment, in the middle of the board. */
export type Shown =
  | { what: "rolled"; seat: number; dice: PoolDie[] }
  | { what: "boost"; seat: number; card: CardId; target: number }
  | { what: "exploded"; seat: number };
export interface Fallen {
  seat: number;
  card: PlacedCard;
}
export interface Marks {
  trail: Trail | null;
  touched: Touched | null;
  laid: LaidDie | null;
  /** Cards of one act that fell off. */
  fallen: Fallen[];
  /** Whose machine lights up its bulbs. */
  bulb: number | null;
  /** Damage that was just taken, by seat. */
  hurt: { seat: number; damage: number } | null;
  shown: Shown | null;
}

export const blank: Marks = {
  trail: null,
  touched: null,
  laid: null,
  fallen: [],
  bulb: null,
  hurt: null,
  shown: null,
};

/** What stays while the same pawn goes on. */
export function draw(marks: Marks, event: GameEvent, before: RaceView, after: RaceView): Marks {
  const past = marks.shown ? { ...marks, shown: null } : marks;
  return byKind(drawings, event, past, before, after) ?? past;
}

const drawings: ByKind<GameEvent, [marks: Marks, before: RaceView, after: RaceView], Marks> = {
  track: () => blank,
  "phase-began": () => blank,
  rolled: ({ seat, args }) => ({ ...blank, shown: { what: "rolled", seat, dice: args.dice } }),
  rerolled: ({ seat, args: { die, value } }, marks) => ({
    ...marks,
    shown: { what: "rolled", seat, dice: [{ die, value }] },
  }),
  placed: ({ seat }, marks, before, after) => ({ ...marks, laid: laidBetween(seat, before, after) }),
  activated: ({ seat, args }, marks, _, after) => ({
    ...blank,
    trail: kept(marks, seat),
    touched: { seat, place: usedPlace(marks, seat, args.card, after), times: args.times },
  }),
  built: ({ seat, args }, _, __, after) => ({ ...blank, touched: lastOf(seat, args.card, after) }),
  "part-moved": ({ seat }, _, before, after) => ({ ...blank, touched: movedBetween(seat, before, after) }),
  "bulb-off": ({ seat }, marks) => ({ ...blank, trail: kept(marks, seat), bulb: seat }),
  "boost-played": ({ seat, args }, marks) => ({
    ...blank,
    trail: kept(marks, seat),
    shown: { what: "boost", seat, card: args.card, target: args.target },
  }),
  moved: (event, marks) => ({ ...marks, hurt: null, trail: longer(marks.trail, event) }),
  "fell-back": (event, marks) => ({ ...marks, trail: longer(null, event) }),
  damaged: ({ seat, args }, marks) => ({ ...marks, hurt: { seat, damage: args.damage } }),
  "part-lost": ({ seat }, marks, before, after) => {
    const card = goneBetween(seat, before, after);
    const same = marks.fallen.every((fallen) => fallen.seat === seat);
    return card ? { ...marks, touched: null, fallen: [...(same ? marks.fallen : []), { seat, card }] } : marks;
  },
  exploded: ({ seat }, marks) => ({ ...marks, trail: null, shown: { what: "exploded", seat } }),
};

const kept = ({ trail }: Marks, seat: number) => (trail?.seat === seat ? trail : null);
const machineOf = (view: RaceView, seat: number): PlacedCard[] => racerOf(view, seat)?.machine ?? [];

/** A machine may have several cards of a kind: what happened to which is seen by what is different behind it. */
function laidBetween(seat: number, before: RaceView, after: RaceView): LaidDie | null {
  const was = machineOf(before, seat);
  for (const { place, dice } of machineOf(after, seat)) {
    const slot = dice.findIndex((value, i) => value && !was.find((card) => card.place === place)?.dice[i]);
    if (slot >= 0) return { seat, place, slot };
  }
  return null;
}
function usedPlace({ laid }: Marks, seat: number, card: string, view: RaceView): number {
  const known = machineOf(view, seat).find(({ place }) => laid?.seat === seat && place === laid.place);
  return known?.card === card ? known.place : (lastOf(seat, card, view)?.place ?? -1);
}
function lastOf(seat: number, card: string, view: RaceView): Touched | null {
  const found = machineOf(view, seat).findLast((one) => one.card === card);
  return found ? { seat, place: found.place, times: 0 } : null;
}
function movedBetween(seat: number, before: RaceView, after: RaceView): Touched | null {
  const was = machineOf(before, seat);
  const moved = machineOf(after, seat).find((card) => !was.some((one) => sameCell(one, card)));
  return moved ? { seat, place: moved.place, times: 0 } : null;
}
function goneBetween(seat: number, before: RaceView, after: RaceView): PlacedCard | undefined {
  const [was, still] = [machineOf(before, seat), machineOf(after, seat)];
  const copies = (cards: PlacedCard[], { card }: PlacedCard) => cards.filter((one) => one.card === card).length;
  const missing = was.filter((card) => copies(was, card) > copies(still, card));
  return missing.find((card) => !still.some((one) => one.card === card.card && sameCell(one, card))) ?? missing.at(-1);
}

/** A pawn that goes on from where it came makes its trail longer. */
type Going = Extract<GameEvent, { kind: "moved" | "fell-back" }>;
function longer(trail: Trail | null, { seat, args }: Going): Trail {
  const { from, to } = args;
  const goesOn = trail?.seat === seat && trail.spaces.at(-1) === from;
  return { seat, smooth: "smooth" in args && args.smooth === 1, spaces: goesOn ? [...trail.spaces, to] : [from, to] };
}
