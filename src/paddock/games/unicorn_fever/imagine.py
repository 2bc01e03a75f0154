"""A championship that a seat cannot tell from the real one: what it does not know is dealt anew."""

from typing import Final

from paddock.games.unicorn_fever.laid import effect_of, kind_of, layer_of, limits_of, seen_by, with_kind
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import NONE, kinds_in, nth, one, size
from paddock.games.unicorn_fever.rules.magic import BLACKS, LayUnder, PlayMagic, effect_now, may_play
from paddock.games.unicorn_fever.state import PLAN, Stable
from paddock.kernel.chance import Chance

__all__ = ["imagine"]


TRIES: Final = 1000  # one in some is impossible; what is left after as many is taken as it is


def imagine(g: Stable, seat: int, chance: Chance) -> Stable:
    """Other hands, other cards face down (but for those that the seat has laid or looked at), another deck and chance.

    Race cards and contracts are drawn when they are turned, so there is no order of theirs to be dealt anew. Cards that
    somebody has discarded face down are known to that seat alone. What nobody could have laid is dealt once more.
    """
    twin = g.clone()
    twin.quiet = True
    twin.rekey(chance)
    for _ in range(TRIES):
        deal_anew(g, twin, seat, chance)
        if colours_are_allowed(twin) and deal_question(twin, seat, chance):
            break
    return twin


def deal_anew(g: Stable, twin: Stable, seat: int, chance: Chance) -> None:
    """Everything that is hidden from the seat."""
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


def colours_are_allowed(twin: Stable) -> bool:
    """Whether nobody has laid more cards of a colour than the magic effect allowed: a contract adds one of a colour."""
    for card in twin.laid if twin.phase == PLAN else []:
        effect = effect_of(card)
        if effect:
            whites, blacks = laid_with(twin, layer_of(card), effect)
            most_whites, most_blacks = limits_of(effect)
            if whites > most_whites or blacks > most_blacks:
                return False
    return True


def laid_with(g: Stable, seat: int, effect: int) -> tuple[int, int]:
    """How many white and black cards a seat has laid with a magic effect."""
    whites = blacks = 0
    for card in g.laid:
        if layer_of(card) == seat and effect_of(card) == effect:
            if MAGIC[kind_of(card)].is_white:
                whites += 1
            else:
                blacks += 1
    return whites, blacks


def deal_question(twin: Stable, seat: int, chance: Chance) -> bool:
    """Whoever else plays magic just now has played the colours that were dealt, and lays a card of the hand dealt.

    Which one, this seat does not know. False if that hand has none that may be laid.
    """
    lane = twin.lanes[twin.seats]
    asked = lane[-1] if lane else None
    if asked is None or asked.seat == seat or not isinstance(asked, PlayMagic | LayUnder):
        return True
    other = asked.seat
    limit = asked.n if isinstance(asked, PlayMagic) else asked.m
    whites, blacks = laid_with(twin, other, effect_now(twin, other, limit))
    played = whites + BLACKS * blacks
    if isinstance(asked, PlayMagic):
        lane[-1] = PlayMagic(other, limit, 0, played)
        return True
    allowed = [
        kind for kind in kinds_in(twin.hands[other]) if may_play(twin, other, limit, played, MAGIC[kind].is_white)
    ]
    if not allowed:
        return False
    lane[-1] = LayUnder(other, allowed[chance.below(len(allowed))], limit, played)
    return True


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
