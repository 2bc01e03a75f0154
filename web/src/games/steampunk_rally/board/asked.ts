/** What a question asks of the board: cards, dice on them, sockets, ways. */
import type { Option, Question } from "../room";
import type { Labels, Socket } from "../state";

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

const optionsOf = (question: Question | null): Option[] => question?.options ?? [];

/** Cards of the machine, but not the dice on them. */
export const cardsAsked = (question: Question | null): OnCard[] =>
  optionsOf(question).flatMap(({ choice, label }) =>
    "place" in label && !("value" in label) ? [{ choice, kind: label.kind, place: label.place }] : [],
  );
export const slotsAsked = (question: Question | null): OnSlot[] =>
  optionsOf(question).flatMap(({ choice, label }) => {
    if (label.kind !== "vent" && label.kind !== "slot") return [];
    const { kind, place, slot, value } = label;
    return [{ choice, kind, place, slot, value }];
  });
export const waysAsked = (question: Question | null): OnTrack[] =>
  optionsOf(question).flatMap(({ choice, label }): OnTrack[] => {
    if (label.kind === "way") return [{ choice, space: label.space, damage: label.damage }];
    return label.kind === "land" ? [{ choice, space: label.space, damage: null }] : [];
  });
/** Where the card of an armed option would fit, as the machine lies. */
export const fitsAt = (option: Option | undefined): Socket[] =>
  option?.label.kind === "card" ? option.label.sockets : [];
type Loss = Pick<Labels["lose"], "loose" | "laid"> & { place: number };
/** What is about to be given up, the parts that hang on it alone, and where the others would lie; none: nowhere. */
export function lossOf(option: Option | undefined, question: Question | null): Loss | null {
  const label = option?.label;
  if (label?.kind === "lose") return label;
  if (label?.kind !== "scrap" || question?.kind !== "move-card") return null;
  return { loose: label.loose, laid: label.laid, place: question.args.place };
}
/** Of an option that builds a part for which no socket is open: where all cards would lie, the new one last. */
export const roomFor = (option: Option | undefined): Socket[] =>
  option && "how" in option.label && option.label.how === "room" ? option.label.laid : [];
