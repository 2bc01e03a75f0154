"""Sponsor cards: upgrades for a single use. How they are gained; the rest of their life is that of any other card."""

from paddock.games.heat import events
from paddock.games.heat.state import NONE, Race

__all__ = ["gain_sponsor"]


def gain_sponsor(g: Race, seat: int) -> None:
    """The top card of the sponsor deck goes straight to the hand. An empty deck is made of the sponsors used so far.

    If there are none either, nothing is gained.
    """
    if not g.sponsor_deck and g.sponsors_used:
        deck = g.sponsors_used[:]
        g.shuffle(deck)
        g.sponsor_deck = deck
        g.sponsors_used = NONE
    if not g.sponsor_deck:
        return
    g.settle()
    card = g.sponsor_deck[-1]
    g.sponsor_deck = g.sponsor_deck[:-1]
    car = g.cars[seat]
    car.hand.append(card)
    car.hand.sort()
    events.tell_sponsor_gained(g, seat, card)
