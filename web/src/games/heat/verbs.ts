/** Choices as the game numbers them: a whole plan is sent as one list, the gear first, then the cards in the order of the hand. */
import { CARD_ORDER, type CardId } from "./state";

const CARD = 16;
const KIND: Record<CardId, number> = { "0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, stress: 100, heat: 101 };
export const DONE = 0;

export const cardChoice = (card: CardId) => CARD + KIND[card];

export const inOrder = (cards: CardId[]) => [...cards].sort((a, b) => CARD_ORDER.indexOf(a) - CARD_ORDER.indexOf(b));

export const plan = (gear: number, cards: CardId[]) => [gear, ...inOrder(cards).map(cardChoice)];

/** With a cluttered hand the gear is all there is to choose: so many cards from the front of the hand, where the heat comes last. */
export const cluttered = (gear: number) => [gear];
export const putDown = (gear: number, hand: CardId[]) => [...hand.keys()].slice(0, gear);

/** Discarding ends by itself with the last card of the hand. */
export const discard = (cards: CardId[], hand: number) => {
  const choices = inOrder(cards).map(cardChoice);
  return cards.length < hand ? [...choices, DONE] : choices;
};
