/** What several answers make together: a whole plan is sent as one list, the gear first, then the cards in the order
 *  of the hand. */
import { cardChoice, DONE_CHOICE, gearChoice } from "./facts";
import { inOrder } from "./faces";
import type { CardId } from "./state";

export const plan = (gear: number, cards: CardId[]) => [gearChoice(gear), ...inOrder(cards).map(cardChoice)];

/** With a cluttered hand the gear is all there is to choose: so many cards from the front of the hand, where the
 *  heat comes last. */
export const cluttered = (gear: number) => [gearChoice(gear)];
export const putDown = (gear: number, hand: CardId[]) => [...hand.keys()].slice(0, gear);

/** Discarding ends by itself with the last card of the hand. */
export const discard = (cards: CardId[], hand: number) => {
  const choices = inOrder(cards).map(cardChoice);
  return cards.length < hand ? [...choices, DONE_CHOICE] : choices;
};

/** Salvaging ends by itself with the last card that may go, or with the pile. */
export const salvage = (cards: CardId[], most: number, pile: number) => {
  const choices = inOrder(cards).map(cardChoice);
  return cards.length < Math.min(most, pile) ? [...choices, DONE_CHOICE] : choices;
};
