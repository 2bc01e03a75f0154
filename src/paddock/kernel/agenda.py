"""The agenda: what is still to be done, as immutable steps in lanes.

A step is one paragraph of a rulebook. A question is a step that waits for its seat. Steps hold a seat and up to three
numbers and never change, so copies of a table share them and a save writes one row a step.
"""

from typing import Any, Final, Generic, TypeVar

from paddock.kernel.native import mypyc_attr

__all__ = ["NO", "YES", "Question", "Step", "YesNo"]

G = TypeVar("G")

Label = dict[str, Any]

NO: Final = 0
YES: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something that happens, for a seat (-1: for the table), with up to three numbers to remember.

    The docstring of a step says what its numbers are: "A robot (n) goes on that way (m), with so many cells (k) left",
    which is put on the agenda as ``Walk(seat, robot, way, left)``.
    """

    def __init__(self, seat: int = -1, n: int = 0, m: int = 0, k: int = 0) -> None:
        self.seat = seat
        self.n = n
        self.m = m
        self.k = k
        self.asks = False

    def run(self, g: G) -> None:
        """Carry the paragraph out; what comes next goes on the agenda."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """The seat and the numbers, without zeros at the end: what a save writes behind the name."""
        if self.k:
            return [self.seat, self.n, self.m, self.k]
        if self.m:
            return [self.seat, self.n, self.m]
        return [self.seat, self.n] if self.n else [self.seat]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(str, self.numbers()))})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[G]):
    """Something that a seat decides. Its options are worked out when they are looked at, so they are never stale."""

    def __init__(self, seat: int = -1, n: int = 0, m: int = 0, k: int = 0) -> None:
        super().__init__(seat, n, m, k)
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


@mypyc_attr(allow_interpreted_subclasses=True)
class YesNo(Question[G]):
    """A question that is answered with YES or NO: a game says what either does, and in which words it is offered."""

    def options(self, g: G) -> list[int]:
        return [NO, YES]

    def answer(self, g: G, choice: int) -> None:
        if choice == YES:
            self.yes(g)
        else:
            self.no(g)

    def yes(self, g: G) -> None:
        """What YES does."""
        raise NotImplementedError

    def no(self, g: G) -> None:
        """What NO does: nothing, where the rules say nothing else."""

    def label(self, g: G, choice: int) -> Label:
        return self.yes_label(g) if choice == YES else self.no_label(g)

    def yes_label(self, g: G) -> Label:
        """YES in the words of the game."""
        return {"kind": "yes"}

    def no_label(self, g: G) -> Label:
        """NO in the words of the game."""
        return {"kind": "no"}
