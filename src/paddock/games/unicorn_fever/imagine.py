"""A championship that a seat cannot tell from the real one: what it does not know is dealt anew."""

from paddock.games.unicorn_fever.laid import kind_of, seen_by, with_kind
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import NONE, kinds_in, nth, one, size
from paddock.games.unicorn_fever.rules.magic import LayUnder, may_play
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
    deal_card_in_hand(twin, seat, chance)
    return twin


def deal_card_in_hand(twin: Stable, seat: int, chance: Chance) -> None:
    """Whoever else is about to lay a card lays one of the hand that was dealt: which one, this seat does not know."""
    lane = twin.lanes[twin.seats]
    if lane and isinstance(lane[-1], LayUnder) and lane[-1].seat != seat:
        asked = lane[-1]
        held = kinds_in(twin.hands[asked.seat])
        allowed = [kind for kind in held if may_play(twin, asked.seat, asked.m, asked.k, MAGIC[kind].is_white)]
        card = (allowed or held)[chance.below(len(allowed or held))]
        lane[-1] = LayUnder(asked.seat, card, asked.m, asked.k)


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
