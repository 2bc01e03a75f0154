"""What each driver can do."""

from typing import Any, Final

from paddock.games.formula_d import events
from paddock.games.formula_d.choices import DROP, HARM, KEEP, LESS, MORE, REPEAT
from paddock.games.formula_d.dice import BLACK
from paddock.games.formula_d.drivers import CELINE, IRIS, KAI, NADIA, ODO, OKSANA, PAVEL, RUFUS, TUCK
from paddock.games.formula_d.rules.finish import eliminate, mark
from paddock.games.formula_d.rules.preview import corner_ahead
from paddock.games.formula_d.rules.wear import lose
from paddock.games.formula_d.rules.weather import chart, turn_weather
from paddock.games.formula_d.state import (
    BODY,
    BRAKES,
    CAUSES,
    ENGINE,
    GEARBOX,
    SUSPENSION,
    TYRES,
    WEATHERS,
    Car,
    Race,
)
from paddock.kernel.agenda import Question

__all__ = [
    "AdjustRoll",
    "DropDebris",
    "HarmRival",
    "RepeatWeather",
    "can_adjust",
    "can_drop",
    "crosses_toll",
    "debris_limit",
    "engine_limit",
    "harmed_part",
    "more_nitro",
    "points_at_line",
    "rain_slide",
    "rivals_near",
    "rolls_for",
]

HARMED: Final = CAUSES.index("harm")


class Say(Question[Race]):
    """Something that a driver may do, or not."""

    def why_not(self, g: Race, choice: int) -> str:
        return "no-such-move"

    def answer(self, g: Race, choice: int) -> None:
        if choice != KEEP:
            self.do(g, choice)

    def do(self, g: Race, choice: int) -> None:
        """What it does."""
        raise NotImplementedError

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "keep"} if choice == KEEP else self.told(g, choice)

    def told(self, g: Race, choice: int) -> dict[str, Any]:
        raise NotImplementedError


# ---- Iris: whoever else crosses the line moves a space less ----------------------------------------------------------


def crosses_toll(g: Race, car: Car, number: int) -> bool:
    """Whether a car would cross the line straight ahead in its lane, while Iris, another driver, is in the race."""
    if car.driver == IRIS or number < 2 or not any(other.driver == IRIS and other.at >= 0 for other in g.cars):
        return False
    board = g.circuit
    space = car.at
    for _ in range(number):
        following = board.ahead[space]
        if board.order[following] < board.order[space]:
            return True
        space = following
    return False


# ---- Rufus: a space more or less from a corner, for a tyre -----------------------------------------------------------


def can_adjust(g: Race, car: Car) -> bool:
    return car.driver == RUFUS and g.circuit.corner_at[car.at] > 0 and car.wear[TYRES] > 0


class AdjustRoll(Say):
    """In a corner the number may be one more or one less; that costs a tyre."""

    def options(self, g: Race) -> list[int]:
        return [KEEP, LESS, MORE] if g.number > 1 else [KEEP, MORE]

    def do(self, g: Race, choice: int) -> None:
        car = g.cars[self.seat]
        g.number += 1 if choice == MORE else -1
        lose(g, car, TYRES, 1)
        events.tell_adjusted(g, car, g.number)

    def kind(self) -> str:
        return "adjust"

    def details(self, g: Race) -> dict[str, Any]:
        return {"number": g.number, **corner_ahead(g, g.cars[self.seat])}

    def told(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "adjust", "number": g.number + (1 if choice == MORE else -1)}


# ---- Oksana: once in a race a car near by loses a point --------------------------------------------------------------


def rivals_near(g: Race, car: Car) -> list[int]:
    """Those directly ahead, beside and behind, as long as none has been harmed."""
    if car.driver != OKSANA or car.harmed:
        return []
    board = g.circuit
    near = [board.ahead[car.at], *board.beside[car.at]]
    return [
        other.seat
        for other in g.cars
        if other is not car and other.at >= 0 and (other.at in near or board.ahead[other.at] == car.at)
    ]


def harmed_part(roll: int) -> int:
    """What the black die says."""
    for part, most in ((TYRES, 4), (BRAKES, 7), (GEARBOX, 10), (BODY, 13), (ENGINE, 17)):
        if roll <= most:
            return part
    return SUSPENSION


class HarmRival(Say):
    """The black die says which part; what is gone already cannot be lost, but the last point of some is the end."""

    def options(self, g: Race) -> list[int]:
        return [KEEP, *[HARM + seat for seat in rivals_near(g, g.cars[self.seat])]]

    def do(self, g: Race, choice: int) -> None:
        g.cars[self.seat].harmed = True
        other = g.cars[choice - HARM]
        roll = g.roll(BLACK) + 1
        part = harmed_part(roll)
        is_lost = other.wear[part] > 0
        if is_lost:
            lose(g, other, part, 1)
        events.tell_harmed(g, g.cars[self.seat], other, part, roll, is_lost)
        if is_lost and part in (BODY, ENGINE, SUSPENSION) and other.wear[part] == 0:
            eliminate(g, other, HARMED)

    def kind(self) -> str:
        return "harm"

    def told(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "harm", "rival": choice - HARM}


# ---- Pavel: his engine is hard to break ------------------------------------------------------------------------------

PAVELS: Final = [3, 2]  # on a dry road, on a wet one


def engine_limit(g: Race, car: Car, usual: int) -> int:
    return PAVELS[1 if g.is_wet() else 0] if car.driver == PAVEL else usual


# ---- Celine: every roll for the weather may be repeated; slides a space in the rain ----------------------------------

SLIDE: Final = 3
CELINES_SLIDE: Final = 1


def rain_slide(car: Car) -> int:
    """On the hard tyres that everybody has."""
    return CELINES_SLIDE if car.driver == CELINE else SLIDE


class RepeatWeather(Say):
    """The weather was (n) and has been rolled, for the race or (m) because it turns; the second roll counts."""

    def options(self, g: Race) -> list[int]:
        return [KEEP, REPEAT]

    def do(self, g: Race, choice: int) -> None:
        if self.m:
            g.weather = self.n
            turn_weather(g)
            return
        roll = g.roll(BLACK) + 1
        g.weather = chart(g, roll)
        events.tell_weather(g, roll)

    def kind(self) -> str:
        return "repeat-weather"

    def details(self, g: Race) -> dict[str, Any]:
        return {"weather": WEATHERS[g.weather]}

    def told(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "repeat"}


# ---- Tuck: four points at the line -----------------------------------------------------------------------------------

POINTS: Final = 2
TUCKS: Final = 4


def points_at_line(car: Car) -> int:
    return TUCKS if car.driver == TUCK else POINTS


# ---- Odo: whoever collides with him rolls twice ----------------------------------------------------------------------


def rolls_for(other: Car) -> int:
    return 2 if other.driver == ODO else 1


# ---- Kai: debris behind, and little fear of it -----------------------------------------------------------------------

KAIS: Final = 2


def can_drop(g: Race, car: Car) -> bool:
    """Once a lap, on the space that was left."""
    has_left = 0 <= g.began < g.circuit.track and g.began != car.at and g.began not in g.debris
    return car.driver == KAI and car.dropped < max(1, car.lines) and has_left


def debris_limit(car: Car, space: int, usual: int) -> int:
    """Where the move ends; on the way debris is as bad for him as for others."""
    return KAIS if car.driver == KAI and space == car.at else usual


class DropDebris(Say):
    """A marker on the space (n) that the move began on."""

    def options(self, g: Race) -> list[int]:
        return [KEEP, DROP]

    def do(self, g: Race, choice: int) -> None:
        car = g.cars[self.seat]
        car.dropped = max(1, car.lines)
        mark(g, self.n)

    def kind(self) -> str:
        return "drop-debris"

    def details(self, g: Race) -> dict[str, Any]:
        return {"space": g.name_of(self.n)}

    def told(self, g: Race, choice: int) -> dict[str, Any]:
        return {"kind": "drop", "space": g.name_of(self.n)}


# ---- Nadia: three spaces more whenever she uses nitro ----------------------------------------------------------------

NADIAS: Final = 3


def more_nitro(car: Car) -> int:
    return NADIAS if car.driver == NADIA else 0
