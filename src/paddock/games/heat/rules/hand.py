"""Steps 8 and 9: discarding cards and drawing new ones."""

from typing import Any

from paddock.games.heat import events
from paddock.games.heat.cards import card_id, is_discardable
from paddock.games.heat.choices import CARD, DONE
from paddock.games.heat.rules.decks import draw_hand, seen_leaving
from paddock.games.heat.state import Race
from paddock.kernel.agenda import Question, Step

__all__ = ["Discard", "DiscardCard", "ReplenishHand"]


class Discard(Step[Race]):
    """Step 8. A driver with cards left in hand may discard some; a car that has finished skips this."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        if car.hand and not car.finished_in:
            g.then(DiscardCard(self.seat))


class DiscardCard(Question[Race]):
    """One card after another in the order of the hand (none that sorts before n), or no more. Heat and Stress stay."""

    def options(self, g: Race) -> list[int]:
        found = [DONE]
        before = -1
        for card in g.cars[self.seat].hand:
            if card != before and card >= self.n and is_discardable(card):
                found.append(CARD + card)
                before = card
        return found

    def answer(self, g: Race, choice: int) -> None:
        if choice == DONE:
            return
        car = g.cars[self.seat]
        card = choice - CARD
        car.hand.remove(card)
        seen_leaving(car, card)
        car.discard.append(card)
        events.tell_discarded(g, self.seat, card)
        if car.hand:
            g.then(DiscardCard(self.seat, card))

    def kind(self) -> str:
        return "discard"

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "done"} if choice == DONE else {"kind": "discard", "card": card_id(choice - CARD)}

    def why_not(self, g: Race, choice: int) -> str:
        card = choice - CARD
        if card not in g.cars[self.seat].hand:
            return "not-in-hand"
        return "wrong-order" if is_discardable(card) else "no-discard"


class ReplenishHand(Step[Race]):
    """Step 9. The play area goes to the discard pile, then the hand is filled up to seven. Skipped after finishing."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        car.discard.extend(car.played)
        car.played = []
        car.face_up = False
        car.cluttered = False
        car.ready = False
        if not car.finished_in:
            draw_hand(g, self.seat)
