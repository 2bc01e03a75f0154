"""Salvage: cards are searched out of the own discard pile and shuffled into the draw deck."""

from typing import Any

from paddock.games.heat import events
from paddock.games.heat.cards import KINDS, card_id
from paddock.games.heat.choices import CARD, DONE
from paddock.games.heat.rules.sponsors import note_seen
from paddock.games.heat.state import Race
from paddock.kernel.agenda import Question

__all__ = ["SalvageCard"]


class SalvageCard(Question[Race]):
    """One card after another in the order of hands, or no more; any kind of card, Heat and Stress among them.

    So many (n) may still be chosen, none that sorts before the last one (m); so many (k) have been.
    """

    def options(self, g: Race) -> list[int]:
        there = set(g.cars[self.seat].discard)
        return [DONE, *[CARD + card for card in range(self.m, KINDS) if card in there]]

    def answer(self, g: Race, choice: int) -> None:
        if choice == DONE:
            if self.k:  # with no card chosen the deck stays as it is
                shuffle_in(g, self.seat)
            return
        car = g.cars[self.seat]
        card = choice - CARD
        note_seen(g, self.seat, car.discard)
        car.discard.remove(card)
        car.deck.insert(0, card)  # at the bottom, until the whole deck is shuffled
        if self.n > 1 and car.discard:
            g.then(SalvageCard(self.seat, self.n - 1, card, self.k + 1))
        else:
            shuffle_in(g, self.seat)
        events.tell_salvaged(g, self.seat, card)

    def kind(self) -> str:
        return "salvage"

    def details(self, g: Race) -> dict[str, Any]:
        return {"left": self.n}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        if choice == DONE:
            return {"kind": "done"}
        card = choice - CARD
        return {"kind": "salvage-card", "card": card_id(card), "count": g.cars[self.seat].discard.count(card)}

    def why_not(self, g: Race, choice: int) -> str:
        there = CARD <= choice < CARD + KINDS and choice - CARD in g.cars[self.seat].discard
        return "wrong-order" if there else "not-in-discard"


def shuffle_in(g: Race, seat: int) -> None:
    """The whole draw deck is shuffled with the cards chosen, so that what was known to lie on top is not any more."""
    car = g.cars[seat]
    g.shuffle_for(seat, car.deck)
    car.on_top = 0
