"""The gearbox: one gear up or down is free, skipping gears on the way down costs wear."""

from typing import Any, Final

from paddock.games.formula_d import events
from paddock.games.formula_d.choices import GEAR
from paddock.games.formula_d.dice import TOP_GEAR
from paddock.games.formula_d.rules.preview import gear_details, gear_label
from paddock.games.formula_d.state import BRAKES, ENGINE, GEARBOX, ON_TRACK, POOL, QUALIFY, Car, Race
from paddock.kernel.agenda import Question

__all__ = ["ANY_GEAR", "FOURTH", "IN_FOURTH", "ChooseGear", "gears_open", "price_of", "shift", "shift_cost"]

FOURTH: Final = 4
MOST_SKIPPED: Final = 3
# Which gears a car has that leaves its box.
IN_FOURTH: Final = 1
ANY_GEAR: Final = 2  # up to fourth
# What skipping costs: gearbox, brakes, engine, by the gears skipped.
SKIPPING: Final = [[0, 0, 0], [1, 0, 0], [1, 1, 0], [1, 1, 1]]


class ChooseGear(Question[Race]):
    """In which gear the car drives now; the price of a shift is paid before the roll."""

    def options(self, g: Race) -> list[int]:
        return [GEAR + gear for gear in gears_open(g, g.cars[self.seat])]

    def answer(self, g: Race, choice: int) -> None:
        shift(g, g.cars[self.seat], choice - GEAR)

    def kind(self) -> str:
        return "gear"

    def details(self, g: Race) -> dict[str, Any]:
        return gear_details(g, g.cars[self.seat])

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        car = g.cars[self.seat]
        return gear_label(g, car, choice - GEAR, price_of(g, car, choice - GEAR))

    def why_not(self, g: Race, choice: int) -> str:
        gear = choice - GEAR
        car = g.cars[self.seat]
        if not 1 <= gear <= TOP_GEAR:
            return "no-such-gear"
        if gear > car.gear:
            return "gear-too-high"
        return "gear-too-low" if car.gear - gear - 1 > MOST_SKIPPED else "cannot-pay-shift"


def gears_open(g: Race, car: Car) -> list[int]:
    """Up by one; down by one; further down if the car can pay for what it skips and drive on."""
    if car.restart == ANY_GEAR:
        return [1, 2, 3, 4]
    found: list[int] = []
    gear = car.gear
    top = min(gear + 1, TOP_GEAR)
    least = 1 if car.pit != ON_TRACK else max(1, gear - 1 - MOST_SKIPPED)
    for to in range(least, top + 1):
        if to >= gear - 1 or can_skip(g, car, gear - to - 1):
            found.append(to)
    return found


def can_skip(g: Race, car: Car, skipped: int) -> bool:
    """Without a gearbox nothing can be skipped; the last point of the engine is not given up for it."""
    if is_free(g, car):
        return True
    if g.beginner:
        return skipped < car.wear[POOL]
    wear = car.wear
    return wear[GEARBOX] > 0 and (skipped < 2 or wear[BRAKES] > 0) and (skipped < 3 or wear[ENGINE] > 1)


def is_free(g: Race, car: Car) -> bool:
    """In the pit lane and in qualifying nothing is paid."""
    return car.pit != ON_TRACK or g.phase == QUALIFY


def shift_cost(skipped: int) -> list[int]:
    """Gearbox, brakes and engine."""
    return SKIPPING[skipped]


def price_of(g: Race, car: Car, to: int) -> list[int]:
    """Gearbox, brakes and engine for a shift; of a beginner's pool as much as gears are skipped."""
    skipped = car.gear - to - 1
    if skipped <= 0 or is_free(g, car):
        return SKIPPING[0]
    return [skipped, 0, 0] if g.beginner else SKIPPING[skipped]


def shift(g: Race, car: Car, to: int) -> None:
    """The lever is moved and the price paid."""
    before = car.gear
    cost = price_of(g, car, to)
    car.gear = to
    car.restart = 0
    if cost[0]:
        pay(g, car, cost)
    events.tell_shifted(g, car, before, cost)


def pay(g: Race, car: Car, cost: list[int]) -> None:
    left = car.wear[:]
    if g.beginner:
        left[POOL] -= cost[0]
    else:
        left[GEARBOX] -= cost[0]
        left[BRAKES] -= cost[1]
        left[ENGINE] -= cost[2]
    car.wear = left
    if cost[2]:
        g.owes_marker = True
