"""Kinds of race: the moments at which one may do something else than the usual race on a circuit.

The rules pass every such moment on to the kind of race (``g.variant``) and ask nothing about it. A kind with rules of
its own is a chapter that overrides the moments it changes; ``variants.py`` lists them.
"""

from collections.abc import Sequence
from typing import Final

from paddock.games.formula_d.state import Car, Race
from paddock.kernel.agenda import Step

__all__ = ["Variant"]

ONCE: Final = 1


class Variant:
    """The usual race."""

    def is_street(self) -> bool:
        return False

    # ---- setting up ------------------------------------------------------------------------------------------------

    def cars_ready(self, g: Race) -> None:
        """Every car has its points."""

    def lined_up(self, g: Race) -> None:
        """All stand on the grid."""

    def weather_rolled(self, g: Race, before: int, turns: bool) -> None:
        """For the race, or because it turns: what it was before."""

    # ---- a turn ----------------------------------------------------------------------------------------------------

    def has_pits(self) -> bool:
        return True

    def drives(self, g: Race, car: Car, number: int, steps: list[Step[Race]]) -> None:
        """The die of the gear has fallen; these steps drive its number and what follows from it."""
        g.then_all(steps)

    def slide(self, car: Car) -> int:
        """The spaces that it slides in the rain where there are no types of tyres."""
        return 0

    def drove(self, g: Race, car: Car, began: int, path: Sequence[int]) -> None:
        """A way has been driven, space after space."""

    def fails(self, g: Race, car: Car, part: int, space: int, usual: int) -> int:
        """The highest number of the black die that costs this car a point."""
        return usual

    def times(self, g: Race, other: Car) -> int:
        """How often one rolls for a collision with a car."""
        return ONCE

    def moved(self, g: Race, car: Car) -> None:
        """The move is over, all its checks made; the car is still on the track."""

    def round_over(self, g: Race) -> None:
        """Everybody has had a turn."""
