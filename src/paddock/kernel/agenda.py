"""The agenda: what is still to be done, as immutable steps in lanes.

A step is one paragraph of a rulebook. A question is a step that waits for its seat. Steps hold a seat and a number and
never change, so copies of a table share them and a save writes one row a step.
"""

from typing import Any, Generic, TypeVar

from paddock.kernel.native import mypyc_attr

__all__ = ["Question", "Step"]

G = TypeVar("G")

Label = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something that happens, for a seat (-1: for the table), with one number to remember."""

    def __init__(self, seat: int = -1, n: int = 0) -> None:
        self.seat = seat
        self.n = n
        self.asks = False

    def run(self, g: G) -> None:
        """Carry the paragraph out; what comes next goes on the agenda."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat}, {self.n})" if self.n else f"{type(self).__name__}({self.seat})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """Something that a seat decides. Its options are worked out when they are looked at, so they are never stale."""

    def __init__(self, seat: int = -1, n: int = 0) -> None:
        super().__init__(seat, n)
        self.asks = True

    def options(self, g: G) -> list[int]:
        """The legal choices; never empty."""
        raise NotImplementedError

    def answer(self, g: G, choice: int) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def is_secret(self) -> bool:
        """Whether the others learn of the answer only when all are in."""
        return False

    def seconds(self, g: G) -> int:
        """How long the rules give for this answer; 0 is as long as one likes. Whoever has a clock keeps the time."""
        return 0

    def time_is_up(self, g: G) -> None:
        """What the rules do with a seat that did not answer in time."""
        raise NotImplementedError

    def details(self, g: G) -> Label:
        """The numbers that the question's sentence names."""
        return {}

    def label(self, g: G, choice: int) -> Label:
        """What an option means, as data: a kind and its arguments."""
        raise NotImplementedError

    def why_not(self, g: G, choice: int) -> str:
        """The reason why a choice that a person would expect is not among the options."""
        return "not-an-option"

    def kind(self) -> str:
        """The question's name in texts: ShiftGear is asked as ``shift-gear``."""
        name = type(self).__name__
        return "".join("-" + c.lower() if c.isupper() else c for c in name).lstrip("-")
