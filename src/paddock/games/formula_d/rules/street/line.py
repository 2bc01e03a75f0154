"""The line gives something back: all tyres, and two points of other parts."""

from typing import Any, Final

from paddock.games.formula_d import events
from paddock.games.formula_d.choices import REPAIR, REPAIR_TWO
from paddock.games.formula_d.rules.pits import PAIRS, can_repair, parts_of, worn
from paddock.games.formula_d.rules.street.abilities import points_at_line
from paddock.games.formula_d.state import PARTS, TYRES, Car, Race
from paddock.kernel.agenda import Question, Step

__all__ = ["GiveBack", "Regain", "has_come_round", "refresh", "regain"]

AT_ONCE: Final = 2


def has_come_round(g: Race, car: Car) -> bool:
    """Over the line in this move, with a lap behind it: the first time nothing is given back."""
    return car.lines > 1 and g.circuit.order[car.at] < g.circuit.order[g.began]


def refresh(g: Race, car: Car) -> list[Step[Race]]:
    """The tyres are new; then the points of other parts."""
    wear = car.wear[:]
    wear[TYRES] = car.full[TYRES]
    car.wear = wear
    events.tell_fresh_tyres(g, car)
    return regain(car, points_at_line(car))


def regain(car: Car, points: int) -> list[Step[Race]]:
    """Two points at a time."""
    return [GiveBack(car.seat) for _ in range(points // AT_ONCE)]


class GiveBack(Step[Race]):
    """Nobody is asked where nothing is missing, or where there is no choice."""

    def run(self, g: Race) -> None:
        options = open_parts(g.cars[self.seat])
        if len(options) > 1:
            g.then(Regain(self.seat))
        elif options:
            give(g, g.cars[self.seat], options[0])


def open_parts(car: Car) -> list[int]:
    """Every pair of points; a single one where no more are missing."""
    found = [REPAIR_TWO + number for number, pair in enumerate(PAIRS) if can_repair(car, pair)]
    return found or [REPAIR + part for part in worn(car)]


def give(g: Race, car: Car, choice: int) -> None:
    parts = parts_of(choice)
    wear = car.wear[:]
    for part in parts:
        wear[part] += 1
    car.wear = wear
    events.tell_regained(g, car, parts)


class Regain(Question[Race]):
    """Two points of parts other than the tyres, the driver says which; no part gets more than it had."""

    def options(self, g: Race) -> list[int]:
        return open_parts(g.cars[self.seat])

    def answer(self, g: Race, choice: int) -> None:
        give(g, g.cars[self.seat], choice)

    def kind(self) -> str:
        return "regain"

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "repair", "parts": [PARTS[part] for part in parts_of(choice)]}

    def why_not(self, g: Race, choice: int) -> str:
        return "nothing-to-repair"
