/** Where cards lie on the board, and what is in sight of it. */
import type { Box, Point } from "../../../table/board/camera";
import { CARD, GAP, PITCH } from "../cards/shapes";
import type { PlacedCard, Socket } from "../state";

/** The upper left corner of the card on a cell. */
export const corner = ({ x, y }: Socket): Point => ({ x: x * PITCH.x, y: y * PITCH.y });
/** Its upper left and its lower right corner. */
export const ends = (cell: Socket): Point[] => {
  const { x, y } = corner(cell);
  return [
    { x, y },
    { x: x + CARD.w, y: y + CARD.h },
  ];
};
export const keyOf = ({ x, y }: Socket): string => `${x},${y}`;
export const cellOf = (key: string): Socket => {
  const [x, y] = key.split(",").map(Number);
  return { x: x!, y: y! };
};

/** A machine may have several cards of a kind: each by its name and its number among them. */
export function keyed(machine: PlacedCard[]): { key: string; card: PlacedCard }[] {
  const seen = new Map<string, number>();
  return machine.map((card) => {
    const number = (seen.get(card.card) ?? 0) + 1;
    seen.set(card.card, number);
    return { key: `${card.card} ${number}`, card };
  });
}

/** Room for valves, halos and shadows round the cards. */
const HEM = 30;
/** Never seen from nearer than a desk shows it. */
const LEAST = { w: 1040, h: 470 };

/** All cells with room round them; small machines lie in the middle of a bench of this size. */
export function bench(cells: Socket[], least: { w: number; h: number } = LEAST): Box {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) * PITCH.x - HEM, Math.min(...ys) * PITCH.y - HEM];
  const w = (Math.max(...xs) + 1) * PITCH.x - GAP + HEM - left;
  const h = (Math.max(...ys) + 1) * PITCH.y - GAP + HEM - top;
  const [more, higher] = [Math.max(0, least.w - w) / 2, Math.max(0, least.h - h) / 2];
  return { x: left - more, y: top - higher, w: w + 2 * more, h: h + 2 * higher };
}

const NEXT = [
  { dx: 1, dy: 0, side: "right", opposite: "left" },
  { dx: 0, dy: 1, side: "bottom", opposite: "top" },
] as const;
type Valved = Socket & { valves: readonly string[] };

/** The middles of whole valves: two halves that meet in a gap. */
export function joints(cards: Valved[]): Point[] {
  return cards.flatMap((card) =>
    NEXT.flatMap(({ dx, dy, side, opposite }) => {
      const other = cards.find(({ x, y }) => x === card.x + dx && y === card.y + dy);
      const whole = other && card.valves.includes(side) && other.valves.includes(opposite);
      const { x, y } = corner(card);
      return whole
        ? [{ x: dx ? x + CARD.w + GAP / 2 : x + CARD.w / 2, y: dy ? y + CARD.h + GAP / 2 : y + CARD.h / 2 }]
        : [];
    }),
  );
}
/** The wheels that would join a new card to the machine. */
export function joinsAt(valves: readonly string[], socket: Socket, machine: PlacedCard[]): Point[] {
  const known = joints(machine);
  return joints([...machine, { ...socket, valves }]).filter(
    ({ x, y }) => !known.some((one) => one.x === x && one.y === y),
  );
}
