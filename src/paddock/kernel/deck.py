"""Decks that lie face down for the whole table: a list of cards, the top one last.

Clones share these lists, so they are never changed in place: a draw gives the deck and the discard pile that are left.
"""

from typing import Final

from paddock.kernel.table import Table

__all__ = ["NO_CARD", "draw_from", "shuffled"]

NO_CARD: Final = -1


def draw_from(table: Table, deck: list[int], discard: list[int]) -> tuple[int, list[int], list[int]]:
    """The top card, and both piles without it. An empty deck is made of the discard pile; NO_CARD if both are empty."""
    if not deck and discard:
        deck = shuffled(table, discard)
        discard = []
    if not deck:
        return NO_CARD, deck, discard
    table.settle()
    return deck[-1], deck[:-1], discard


def shuffled(table: Table, cards: list[int]) -> list[int]:
    """The same cards in an order that nobody knows."""
    deck = cards[:]
    table.shuffle(deck)
    return deck
