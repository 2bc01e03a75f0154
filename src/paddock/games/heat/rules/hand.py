"""Steps 8 and 9: discarding cards and drawing new ones."""

from typing import Any

from paddock.games.heat import events
from paddock.games.heat.cards import card_id, is_discardable
from paddock.games.heat.choices import CARD, DONE
from paddock.games.heat.rules.decks import draw_hand, seen_leaving
from paddock.games.heat.rules.sponsors import use_up
from paddock.games.heat.state import NONE, Car, Race
from paddock.games.heat.upgrades import REFRESH, SINGLE_USE, amount
from paddock.kernel.agenda import Question, Step

__all__ = ["Discard", "DiscardCard", "RefreshCard", "ReplenishHand"]


class Discard(Step[Race]):
    """Step 8. A driver with cards left in hand may discard some; a car that has finished skips this."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        if car.hand and car.is_racing():
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
        if refreshing(g.cars[self.seat]):
            g.then(RefreshCard(self.seat))
        else:
            replenish(g, self.seat)


class RefreshCard(Question[Race]):
    """Put a card with this symbol on top of the draw deck instead of discarding it, one after another, or none."""

    def options(self, g: Race) -> list[int]:
        return [DONE, *[CARD + card for card in refreshing(g.cars[self.seat])]]

    def answer(self, g: Race, choice: int) -> None:
        car = g.cars[self.seat]
        if choice == DONE:
            replenish(g, self.seat)
            return
        card = choice - CARD
        car.played.remove(card)
        car.deck.append(card)
        car.on_top += 1
        events.tell_refreshed(g, self.seat, card)
        g.then(ReplenishHand(self.seat))

    def kind(self) -> str:
        return "refresh"

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "done"} if choice == DONE else {"kind": "refresh", "card": card_id(choice - CARD)}


def refreshing(car: Car) -> list[int]:
    """The kinds of cards in play that may be refreshed: not after finishing, and not if the hand was cluttered."""
    found: list[int] = []
    if car.upgrades and car.is_racing() and not car.cluttered:
        for card in car.played:
            if amount(card, REFRESH) and card not in found:
                found.append(card)
    return found


def replenish(g: Race, seat: int) -> None:
    """Tidy the play area away: cards for a single use leave the game; then draw."""
    car = g.cars[seat]
    used = NONE
    for card in car.played:
        if amount(card, SINGLE_USE):
            use_up(g, seat, card)
            used = [*used, card]
        else:
            car.discard.append(card)
    car.played = []
    car.face_up = False
    car.cluttered = False
    car.ready = False
    for card in used:
        events.tell_single_use(g, seat, card)
    if car.is_racing():
        draw_hand(g, seat)
    else:
        events.tell_put_away(g, seat)
