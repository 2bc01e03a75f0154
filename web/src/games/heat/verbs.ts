/** Choices as the game numbers them: a whole plan is sent as one list, the gear first, then the cards in the order
 *  of the hand. */
import { cardNumber, inOrder } from "./faces";
import type { CardId } from "./state";

const CARD = 16;
export const DONE = 0;

export const cardChoice = (card: CardId) => CARD + cardNumber(card);

export const plan = (gear: number, cards: CardId[]) => [gear, ...inOrder(cards).map(cardChoice)];

/** With a cluttered hand the gear is all there is to choose: so many cards from the front of the hand, where the
 *  heat comes last. */
export const cluttered = (gear: number) => [gear];
export const putDown = (gear: number, hand: CardId[]) => [...hand.keys()].slice(0, gear);

/** Discarding ends by itself with the last card of the hand. */
export const discard = (cards: CardId[], hand: number) => {
  const choices = inOrder(cards).map(cardChoice);
  return cards.length < hand ? [...choices, DONE] : choices;
};

/** Salvaging ends by itself with the last card that may go, or with the pile. */
export const salvage = (cards: CardId[], most: number, pile: number) => {
  const choices = inOrder(cards).map(cardChoice);
  return cards.length < Math.min(most, pile) ? [...choices, DONE] : choices;
};
