/** What a question asks of the board: cards, dice on them, sockets, ways. */
import type { Option, Question } from "../../../table/types";
import type { Labels, Socket } from "../state";

/** Kinds of options that are a card of the machine. */
const CARDS = new Set(["part", "this-card", "on-part", "lose", "store-at", "on-top"]);
/** A die on a card of the machine. */
const DICE = new Set(["vent", "slot"]);

export interface OnCard {
  choice: number;
  kind: string;
  place: number;
}
export interface OnSlot extends OnCard {
  slot: number;
  value: number;
}
export interface OnTrack {
  choice: number;
  space: number;
  damage: number | null;
}

const named = ({ choice, label }: Option) => ({ choice, kind: label.kind, place: Number(label.place) });
const optionsOf = (question: Question | null): Option[] => question?.options ?? [];

export const cardsAsked = (question: Question | null): OnCard[] =>
  optionsOf(question)
    .filter(({ label }) => CARDS.has(label.kind))
    .map(named);
export const slotsAsked = (question: Question | null): OnSlot[] =>
  optionsOf(question)
    .filter(({ label }) => DICE.has(label.kind))
    .map((option) => ({ ...named(option), slot: Number(option.label.slot), value: Number(option.label.value) }));
export const waysAsked = (question: Question | null): OnTrack[] =>
  optionsOf(question)
    .filter(({ label }) => label.kind === "way" || label.kind === "land")
    .map(({ choice, label }) => ({
      choice,
      space: Number(label.space),
      damage: label.kind === "way" ? Number(label.damage) : null,
    }));
/** Where the card of an armed option would fit, as the machine lies. */
export const fitsAt = (option: Option | undefined): Socket[] =>
  option?.label.kind === "card" ? (option.label as unknown as Labels["card"]).sockets : [];
type Loss = Pick<Labels["lose"], "loose" | "laid"> & { place: number };
/** What is about to be given up, the parts that hang on it alone, and where the others would lie; none: nowhere. */
export function lossOf(option: Option | undefined, question: Question | null): Loss | null {
  const { kind, ...label } = option?.label ?? {};
  if (kind === "lose") return label as unknown as Loss;
  return kind === "scrap" ? ({ ...label, place: question?.args.place } as unknown as Loss) : null;
}
/** Of an option that builds a part for which no socket is open: where all cards would lie, the new one last. */
export const roomFor = (option: Option | undefined): Socket[] =>
  option && option.label.how === "room" ? (option.label as unknown as Labels["card"]).laid : [];
