"""What others may have laid face down: on an imagined table their cards are such as they had reason to lay."""

from paddock.games.unicorn_fever.bets import bettor_of, token_of, unicorn_of_bet
from paddock.games.unicorn_fever.laid import kind_of, layer_of, seen_by, unicorn_of, with_kind
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import kinds_in, one
from paddock.games.unicorn_fever.state import PLAN, Stable

__all__ = ["suspect"]


def suspect(g: Stable, seat: int) -> None:
    """Cards that the seat has not seen are white under a unicorn on which their player has bet, black under others.

    A card that is not is changed for one of the player's hand or, failing that, of the deck. Who has not bet yet may
    have laid anything.
    """
    if g.phase != PLAN:
        return
    backed = backed_by(g)
    laid = g.laid[:]
    hands = g.hands[:]
    for place in range(len(laid)):
        card = laid[place]
        player = layer_of(card)
        if not seen_by(card, seat) and backed[player]:
            white = backed[player] >> unicorn_of(card) & 1 != 0
            kind = kind_of(card)
            if MAGIC[kind].is_white != white:
                other = some_card(g, hands[player], white)
                if other >= 0:
                    hands[player] += one(kind) - one(other)
                    laid[place] = with_kind(card, other)
                    continue
                other = some_card(g, g.deck, white)
                if other >= 0:
                    g.deck += one(kind) - one(other)
                    laid[place] = with_kind(card, other)
    g.laid = laid
    g.hands = hands


def backed_by(g: Stable) -> list[int]:
    """For each seat the set of unicorns on which it has bet."""
    found = [0] * g.seats
    for bet in g.bets:
        found[bettor_of(bet)] |= 1 << unicorn_of_bet(token_of(bet))
    return found


def some_card(g: Stable, pile: int, white: bool) -> int:
    """Any kind of that colour in a pile, or -1."""
    kinds = [kind for kind in kinds_in(pile) if MAGIC[kind].is_white == white]
    return kinds[g.chance.below(len(kinds))] if kinds else -1
