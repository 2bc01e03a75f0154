import type { Desk } from "../desk.svelte";
import type { Room } from "../room";
import type { CardId } from "../state";

export interface Offer {
  /** The question; empty for those who only look on. */
  kind: string;
  mine: boolean;
  /** Own cards, where one of them is given away or kept. */
  own: boolean;
  cards: CardId[];
  /** Two cards of one kind stand side by side: the place of the one that was tapped. */
  chosen: number;
  card: CardId | undefined;
  /** What could be had instead of an own card. */
  left: CardId[];
}

/** Windows in which the market has the sheet over the board: there its cards are larger than in the console. */
export const ROOMY = "(min-width: 1101px) and (min-height: 800px)";

/** What can be chosen from in the garage. */
export function offerOf(
  room: Pick<Room, "question">, { view, car, lifted }: Pick<Desk, "view" | "car" | "lifted">,
): Offer {
  const kind = room.question?.kind ?? "";
  const own = kind === "swap-upgrade" || kind === "keep-upgrade";
  const market = view.garage?.market ?? [];
  const cards = own ? (car?.upgrades ?? []) : market;
  const chosen = lifted[0] ?? -1;
  return {
    kind, mine: kind !== "", own, cards, chosen, card: kind ? cards[chosen] : undefined,
    left: kind === "swap-upgrade" ? market : [],
  };
}
