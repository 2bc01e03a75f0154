"""A race that a seat cannot tell from the real one. All is open but the dice that are still to be rolled."""

from paddock.games.formula_d.state import Race
from paddock.kernel.chance import Chance

__all__ = ["imagine"]


def imagine(g: Race, seat: int, chance: Chance) -> Race:
    race = g.clone()
    race.quiet = True
    race.rekey(chance)
    return race
