"""A game's own judgement, for bots: what looks good, for one answer and for whole turns, and how a game may go on.

A judge remembers nothing: the same table and question get the same answer, whoever asked before. Of a table it looks
only at what the seat may know; ``decide_for_others`` and ``play_on`` are for imagined tables, where nothing is secret.
"""

from typing import Final

from paddock.kernel.native import mypyc_attr
from paddock.kernel.table import Table

__all__ = ["CHANCE", "POINTS", "ROUNDS", "Judge", "Turn"]

# What a worth counts: rounds of lead, the chance to win (0 to 1), or points of the game's own.
ROUNDS: Final = "rounds"
CHANCE: Final = "chance"
POINTS: Final = "points"


class Turn:
    """Answers that a seat means to give one after another, and how good they look together.

    They are given as they stand until something new is seen: dice, a card, what somebody else does. A turn may end
    there, even after one answer. What it means to answer later is tried where the rules still allow it, and at the
    table it is thought about anew.
    """

    def __init__(self, answers: list[int], score: float) -> None:
        self.answers = answers
        self.score = score


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a position is worth and which choices look good; more is better."""

    def value(self, table: Table, seat: int) -> float:
        """How good the position is for a seat."""
        raise NotImplementedError

    def scores(self, table: Table, seat: int, options: list[int]) -> list[float]:
        """How good each option of the seat's open question looks."""
        raise NotImplementedError

    def turns(self, table: Table, seat: int, most: int) -> list[Turn]:
        """Up to so many whole turns that begin with the open question, the best first; none: nothing to compare."""
        return []

    def slip(self) -> float:
        """How much worse a choice may be, in scores, that somebody in a hurry takes for as good as the best."""
        return 0.0

    # ---- for search: a game without whole turns needs none of these ------------------------------------------------

    def horizon(self) -> int:
        """How many rounds a search plays on before it asks for the worth."""
        return 1

    def playouts(self, usual: int) -> int:
        """How many playouts a search makes that usually makes so many; more where dice drown what turns are worth."""
        return usual

    def decide_for_others(self, table: Table, seat: int) -> None:
        """On an imagined table: what the others choose in secret just now, they choose again and quickly."""

    def play_on(self, table: Table, rounds: int) -> None:
        """On an imagined table: everybody plays quickly until so many more rounds have begun, or the game is over.

        It may stop before dice that are next, where nobody is asked, if the worth reckons with what they may bring.
        """

    def worth(self, table: Table, seat: int) -> float:
        """How good the position is at a horizon, for comparing what different turns have led to."""
        return self.value(table, seat)

    def worth_in(self, table: Table) -> str:
        """What the worth counts, for people who are told of it: ROUNDS, CHANCE or POINTS."""
        return POINTS
