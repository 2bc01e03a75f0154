"""Interference: everybody has a racer, and a blocker that stands in the others' way."""

from paddock.games.roborally.rules.variant import Variant
from paddock.games.roborally.state import Factory

__all__ = ["Interference"]


class Interference(Variant):
    """Blockers touch no flags and cannot win."""

    def robots_each(self) -> int:
        return 2

    def may_touch(self, g: Factory, robot: int) -> bool:
        return not g.is_blocker(robot)

    def racers(self, g: Factory) -> int:
        return g.seats
