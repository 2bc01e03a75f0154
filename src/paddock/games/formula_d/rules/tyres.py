"""Optional rule: three types of tyres, which slide, carry on, or wear faster."""

from typing import Any, Final

from paddock.games.formula_d import events
from paddock.games.formula_d.choices import TYRES
from paddock.games.formula_d.state import HARD, RAIN_TYRES, SOFT, TYRE_TYPES, WEATHERS, Car, Race
from paddock.kernel.agenda import Question

__all__ = ["ChooseTyres", "age_of_set", "bonus", "price_factor", "slide"]

WORN: Final = 3  # from this lap on the wrong tyres cost three times as much
SLIDE_ON_RAIN_TYRES: Final = 1
SLIDE_IN_RAIN: Final = 3
BONUS: Final = 1


class ChooseTyres(Question[Race]):
    """Which set is fitted: hard, soft or rain tyres."""

    def options(self, g: Race) -> list[int]:
        return [TYRES + kind for kind in range(len(TYRE_TYPES))]

    def answer(self, g: Race, choice: int) -> None:
        car = g.cars[self.seat]
        car.tyres = choice - TYRES
        car.fitted = car.lines + 1
        events.tell_tyres(g, car)

    def details(self, g: Race) -> dict[str, Any]:
        return {"wet": int(g.is_wet()), "weather": WEATHERS[g.weather]}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "tyres", "type": TYRE_TYPES[choice - TYRES]}

    def why_not(self, g: Race, choice: int) -> str:
        return "no-such-tyres"


def age_of_set(car: Car) -> int:
    """The laps for which a set has been in use, this one counted; before the line it is the first lap."""
    return max(1, car.lines) - car.fitted + 1


def age_in_move(g: Race, car: Car) -> int:
    """The same for the move that is being made: it counts for the lap in which it began, wherever it leads."""
    crossed = g.acting == car.seat and g.has_crossed(car, g.began)
    return max(1, car.lines - (1 if crossed else 0)) - car.fitted + 1


def price_factor(g: Race, car: Car) -> int:
    """What a space beyond a corner costs: soft tyres wear faster, and so do rain tyres on a dry road."""
    if not g.tyre_types or car.tyres == HARD or (car.tyres == RAIN_TYRES and g.is_wet()):
        return 1
    return 3 if age_in_move(g, car) >= WORN else 2


def slide(g: Race, car: Car) -> int:
    """The spaces that a car slides on if the move has touched a corner."""
    if not g.is_wet():
        return 0
    if not g.tyre_types:
        return g.variant.slide(car)
    return SLIDE_ON_RAIN_TYRES if car.tyres == RAIN_TYRES else SLIDE_IN_RAIN


def bonus(g: Race, car: Car) -> int:
    """The extra spaces of fresh soft tyres on a dry road."""
    if not g.tyre_types or g.is_wet() or car.tyres != SOFT or age_in_move(g, car) > 1:
        return 0
    return BONUS
