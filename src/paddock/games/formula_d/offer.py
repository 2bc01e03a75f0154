"""One way to make a move, with its exact price."""

__all__ = ["DRIVE", "FINISH", "INTO_BOX", "KINDS", "WAIT", "Offer"]

from collections.abc import Sequence
from typing import Final

# How a move ends.
DRIVE: Final = 0
INTO_BOX: Final = 1
WAIT: Final = 2  # in the pit lane, behind another car
FINISH: Final = 3  # over the last line
KINDS: Final = ["drive", "box", "wait", "finish"]


class Offer:
    """Where a move may end, by which way, and what it costs. It never changes: tables share it.

    ``path`` are the spaces entered, in order. ``brakes`` are all brake points, ``blocked`` how many spaces cars in the
    way left undriven, ``tyres`` what that costs in tyres; ``over`` counts the spaces beyond corners, ``missed`` the
    corners left without their stops, ``price`` the tyres that they will cost. ``marks`` are the marked spaces entered.
    """

    def __init__(
        self,
        end: int,
        kind: int,
        path: Sequence[int],
        braked: int,
        blocked: int,
        brakes: int,
        tyres: int,
        over: int,
        missed: int,
        price: int,
        spins: bool,
        marks: Sequence[int],
    ) -> None:
        self.end = end
        self.kind = kind
        self.path = tuple(path)  # tuples of numbers cost the collector of garbage nothing
        self.braked = braked
        self.blocked = blocked
        self.brakes = brakes
        self.tyres = tyres
        self.over = over
        self.missed = missed
        self.price = price
        self.spins = spins
        self.marks = tuple(marks)

    def row(self) -> list[object]:
        """For saves."""
        cost = [self.braked, self.blocked, self.brakes, self.tyres]
        rest = [self.over, self.missed, self.price, self.spins, list(self.marks)]
        return [self.end, self.kind, list(self.path), *cost, *rest]

    def total(self) -> int:
        """All points that it costs."""
        return self.brakes + self.tyres + self.price

    def is_braked(self) -> bool:
        """By choice or by others: there is no slipstream after it."""
        return self.braked > 0 or self.blocked > 0
