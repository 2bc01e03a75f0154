"""A game's own judgement, for bots: what looks good, for one answer and for whole turns.

A judge remembers nothing: the same table and question get the same answer, whoever asked before. It looks only at what
the seat may know.
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
