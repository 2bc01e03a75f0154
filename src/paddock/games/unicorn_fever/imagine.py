"""A championship that a seat cannot tell from the real one: what it does not know is dealt anew."""

from paddock.games.unicorn_fever.laid import kind_of, seen_by, with_kind
from paddock.games.unicorn_fever.piles import NONE, nth, one, size
from paddock.games.unicorn_fever.state import PLAN, Stable
from paddock.kernel.chance import Chance

__all__ = ["imagine"]


def imagine(g: Stable, seat: int, chance: Chance) -> Stable:
    """Other hands, other cards face down (but for those that the seat has laid or looked at), another deck and chance.

    Race cards and contracts are drawn when they are turned, so there is no order of theirs to be dealt anew. Cards that
    somebody has discarded face down are known to that seat alone.
    """
    twin = g.clone()
    twin.quiet = True
    twin.rekey(chance)
    hidden = g.deck
    for other in range(g.seats):
        if other != seat:
            hidden += g.hands[other] + g.buried[other]
    if g.phase == PLAN:
        hidden += unknown_laid(g, seat)
        laid = g.laid[:]
        for place in range(len(laid)):
            if not seen_by(laid[place], seat):
                card = take(hidden, 1, chance)
                hidden -= card
                laid[place] = with_kind(laid[place], nth(card, 0))
        twin.laid = laid
    hands = g.hands[:]
    buried = g.buried[:]
    for other in range(g.seats):
        if other != seat:
            hands[other] = take(hidden, size(g.hands[other]), chance)
            hidden -= hands[other]
            buried[other] = take(hidden, size(g.buried[other]), chance)
            hidden -= buried[other]
    twin.hands = hands
    twin.buried = buried
    twin.deck = hidden
    return twin


def unknown_laid(g: Stable, seat: int) -> int:
    """The cards under unicorns that the seat does not know, as a pile."""
    pile = NONE
    for card in g.laid:
        if not seen_by(card, seat):
            pile += one(kind_of(card))
    return pile


def take(pile: int, count: int, chance: Chance) -> int:
    """Any so many cards of a pile."""
    taken = NONE
    left = size(pile)
    for _ in range(count):
        card = one(nth(pile, chance.below(left)))
        pile -= card
        taken += card
        left -= 1
    return taken
