"""Magic cards whose order nobody asks about: a pile is one number that says how many it has of each kind.

A deck that is shuffled and drawn from is such a pile, too: every card of it is as likely to come next as the others.
"""

from typing import Final

from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.kernel.native import i64

__all__ = ["KINDS", "NONE", "WHOLE", "cards_in", "count", "kinds_in", "nth", "one", "pile_of", "size"]

KINDS: Final = len(MAGIC)
NONE: Final = 0  # a pile without cards
BITS: Final = 3  # of a number of copies


def one(kind: int) -> int:
    """A single card as a pile: piles are added and taken away."""
    return 1 << BITS * kind


def pile_of(cards: list[int]) -> int:
    pile = NONE
    for kind in cards:
        pile += one(kind)
    return pile


def count(pile: int, kind: int) -> int:
    """How many of a kind."""
    return pile >> BITS * kind & 7


def size(pile: i64) -> int:
    """How many cards there are."""
    found: i64 = 0
    while pile:
        found += pile & 7
        pile >>= 3
    return found


def nth(pile: i64, place: i64) -> int:
    """The kind of the card at that place, in the order of the kinds."""
    kind: i64 = 0
    while place >= (pile & 7):
        place -= pile & 7
        pile >>= 3
        kind += 1
    return kind


def kinds_in(pile: i64) -> list[int]:
    """The kinds of which there is a card."""
    found = []
    kind = 0
    while pile:
        if pile & 7:
            found.append(kind)
        pile >>= 3
        kind += 1
    return found


def cards_in(pile: int) -> list[int]:
    """Card after card, in the order of the kinds."""
    return [kind for kind in range(KINDS) for _ in range(count(pile, kind))]


WHOLE: Final = pile_of([kind for kind in range(KINDS) for _ in range(MAGIC[kind].copies)])
