"""A race that a seat cannot tell from the real one. All is open but the dice that are still to be rolled.

In imagination every driver has dice of his own: two turns that are compared meet the same luck of everybody, though one
of them may have changed the order of play or made another check necessary.
"""

from paddock.games.formula_d.state import Race
from paddock.kernel.chance import Chance

__all__ = ["imagine"]


def imagine(g: Race, seat: int, chance: Chance) -> Race:
    race = g.clone()
    race.quiet = True
    race.rekey(chance)
    race.apart = True
    return race
