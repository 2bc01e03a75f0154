"""Sponsor cards: upgrades for a single use. How they are gained; the rest of their life is that of any other card."""

from paddock.games.heat import events
from paddock.games.heat.state import Race
from paddock.games.heat.upgrades import is_sponsor
from paddock.kernel.deck import NO_CARD, draw_from

__all__ = ["gain_sponsor", "note_seen", "sponsors_in", "take_sponsor", "use_up", "without_sponsors"]


def gain_sponsor(g: Race, seat: int, why: str) -> None:
    """The top card of the sponsor deck goes straight to the hand, if there is any."""
    card = take_sponsor(g, seat)
    if card != NO_CARD:
        events.tell_sponsor_gained(g, seat, card, why)


def take_sponsor(g: Race, seat: int) -> int:
    """The top card of the sponsor deck, into the hand. An empty deck is made of the sponsors used in this race.

    If there are none either, nothing is gained.
    """
    card, g.sponsor_deck, g.sponsors_used = draw_from(g, g.sponsor_deck, g.sponsors_used)
    if card != NO_CARD:
        car = g.cars[seat]
        car.hand.append(card)
        car.hand.sort()
    return card


def use_up(g: Race, seat: int, card: int) -> None:
    """A sponsor that was played is out of the race; its owner has one less that others know of."""
    g.sponsors_used = [*g.sponsors_used, card]
    if g.season is not None and card in g.season.seen[seat]:
        season = g.season.copy()
        left = season.seen[seat][:]
        left.remove(card)
        season.seen[seat] = left
        g.season = season


def note_seen(g: Race, seat: int, discard: list[int]) -> None:
    """Sponsors that lie face up are about to be hidden in a deck: everybody knows that their owner has them."""
    if g.season is None:
        return
    seen = g.season.seen[seat]
    known = seen[:]
    for card in sponsors_in(discard):
        if known.count(card) < discard.count(card):
            known.append(card)
    if len(known) > len(seen):
        season = g.season.copy()
        season.seen[seat] = sorted(known)
        g.season = season


def sponsors_in(cards: list[int]) -> list[int]:
    return [card for card in cards if is_sponsor(card)]


def without_sponsors(hand: list[int]) -> list[int]:
    """What others know of a hand when they know all cards of the deck: which sponsors are in it nobody can tell."""
    return [card for card in hand if not is_sponsor(card)]
