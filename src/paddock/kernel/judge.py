"""A game's own judgement, for bots: what looks good, for one answer and for whole turns, and how a game may go on.

A judge remembers nothing: the same table and question get the same answer, whoever asked before. Of a table it looks
only at what the seat may know; ``decide_for_others`` and ``play_on`` are for imagined tables, where nothing is secret.
"""

from paddock.kernel.native import mypyc_attr
from paddock.kernel.table import Table

__all__ = ["Judge", "Turn"]


class Turn:
    """Answers that a seat gives one after another, before anything new is seen, and how good they look together."""

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
        """Up to so many whole turns that begin with the open question, the best first; none where one answer is all."""
        return []

    def slip(self) -> float:
        """How much worse a choice may be, in scores, that somebody in a hurry takes for as good as the best."""
        return 0.0

    # ---- for search: a game without whole turns needs none of these ------------------------------------------------

    def horizon(self) -> int:
        """How many rounds a search plays on before it asks for the worth."""
        return 1

    def decide_for_others(self, table: Table, seat: int) -> None:
        """On an imagined table: what the others choose in secret just now, they choose again and quickly."""

    def play_on(self, table: Table, rounds: int) -> None:
        """On an imagined table: everybody plays quickly until so many more rounds have begun, or the game is over."""

    def worth(self, table: Table, seat: int) -> float:
        """How good the position is at a horizon, for comparing what different turns have led to."""
        return self.value(table, seat)
