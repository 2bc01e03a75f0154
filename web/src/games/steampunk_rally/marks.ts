/**
 * What a film leaves on the table beside the view: the way of the pawn that moves, what was just activated or
 * built, and cards that fell off.
 */
import type { GameEvent, View } from "../../table/types";
import type { CardId, PlacedCard, RaceView } from "./state";

export interface Trail {
  seat: number;
  /** All spaces that were crossed, the first one included. */
  spaces: number[];
  smooth: boolean;
}
/** A card and what just happened to it. */
export interface Touched {
  seat: number;
  card: CardId;
  /** Times that it was activated; 0: it was built or moved. */
  times: number;
}
export interface Fallen {
  seat: number;
  card: PlacedCard;
}
export interface Marks {
  trail: Trail | null;
  touched: Touched | null;
  /** Cards of one act that fell off. */
  fallen: Fallen[];
  /** Whose machine lights up its bulbs. */
  bulb: number | null;
  /** Damage that was just taken, by seat. */
  hurt: { seat: number; damage: number } | null;
  exploded: number | null;
}

export const blank: Marks = { trail: null, touched: null, fallen: [], bulb: null, hurt: null, exploded: null };

/** What stays while the same pawn goes on. */
export function draw(marks: Marks, event: GameEvent, before: View): Marks {
  return drawings[event.kind]?.(marks, event, before as RaceView) ?? marks;
}

type Drawing = (marks: Marks, event: GameEvent, before: RaceView) => Marks;
const drawings: Record<string, Drawing> = {
  track: () => blank,
  "phase-began": () => blank,
  activated: (marks, { seat, args }) => ({
    ...blank,
    trail: kept(marks, seat),
    touched: { seat, card: String(args.card) as CardId, times: Number(args.times) },
  }),
  built: (_, { seat, args }) => ({ ...blank, touched: { seat, card: String(args.card) as CardId, times: 0 } }),
  "part-moved": (_, { seat, args }) => ({ ...blank, touched: { seat, card: String(args.card) as CardId, times: 0 } }),
  "bulb-off": (marks, { seat }) => ({ ...blank, trail: kept(marks, seat), bulb: seat }),
  moved: (marks, event) => ({ ...marks, hurt: null, trail: longer(marks.trail, event) }),
  "fell-back": (marks, event) => ({ ...marks, trail: longer(null, event) }),
  damaged: (marks, { seat, args }) => ({ ...marks, hurt: { seat, damage: Number(args.damage) } }),
  "part-lost": (marks, { seat, args }, before) => {
    const card = before.racers
      .find((racer) => racer.seat === seat)
      ?.machine.find((placed) => placed.card === args.card);
    const same = marks.fallen.every((fallen) => fallen.seat === seat);
    return card ? { ...marks, touched: null, fallen: [...(same ? marks.fallen : []), { seat, card }] } : marks;
  },
  exploded: (marks, { seat }) => ({ ...marks, trail: null, exploded: seat }),
};

const kept = ({ trail }: Marks, seat: number) => (trail?.seat === seat ? trail : null);

/** A pawn that goes on from where it came makes its trail longer. */
function longer(trail: Trail | null, { seat, args }: GameEvent): Trail {
  const [from, to] = [Number(args.from), Number(args.to)];
  const goesOn = trail?.seat === seat && trail.spaces.at(-1) === from;
  return { seat, smooth: Boolean(args.smooth), spaces: goesOn ? [...trail.spaces, to] : [from, to] };
}
