"""How long a table may become, where rules alone might never end it.

Everybody is told beforehand; then bots play the game to its end; and where even they find none, it is stopped.
"""

from typing import Final

from paddock.kernel.table import Table

__all__ = ["bots_from", "is_for_bots", "is_long", "longest"]

TOLD_PERCENT: Final = 80
BOTS_PERCENT: Final = 90


def longest(table: Table) -> int:
    """After how many answers the game is stopped; 0: never.

    What began before there was a bound is never stopped, but it is told of and left to bots like all others.
    """
    return table.most_answers or table.game.most_answers(table.seats, table.setup)


def bots_from(table: Table) -> int:
    """The number of answers from which on bots play the game to its end; 0: none."""
    return longest(table) * BOTS_PERCENT // 100


def is_long(table: Table) -> bool:
    """Whether it is time to tell everybody."""
    most = longest(table)
    return most > 0 and table.position >= most * TOLD_PERCENT // 100


def is_for_bots(table: Table) -> bool:
    """Whether people have had their answers."""
    most = bots_from(table)
    return most > 0 and table.position >= most
