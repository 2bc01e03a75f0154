"""What is different in a street race, moment by moment."""

from collections.abc import Sequence
from typing import Final

from paddock.games.formula_d import events
from paddock.games.formula_d.drivers import CELINE, DRIVERS, FARROW, POINTS
from paddock.games.formula_d.rules.street.abilities import (
    AdjustRoll,
    DropDebris,
    HarmRival,
    RepeatWeather,
    can_adjust,
    can_drop,
    debris_limit,
    engine_limit,
    rain_slide,
    rivals_near,
    rolls_for,
)
from paddock.games.formula_d.rules.street.line import has_come_round, refresh
from paddock.games.formula_d.rules.street.nitro import DriveOn, UseNitro, has_nitro
from paddock.games.formula_d.rules.street.zones import ambush, pass_trap, settle_trap
from paddock.games.formula_d.rules.variant import Variant
from paddock.games.formula_d.state import ENGINE, SUSPENSION, Car, Race
from paddock.kernel.agenda import Step

__all__ = ["StreetRace"]

SPEED: Final = 10  # kilometres an hour for every point of the die


class StreetRace(Variant):
    """Hard tyres for all, no pits, a driver for everybody."""

    def is_street(self) -> bool:
        return True

    def has_pits(self) -> bool:
        return False

    def cars_ready(self, g: Race) -> None:
        """The drivers are dealt; each has a car of its own."""
        left = list(range(len(DRIVERS)))
        for car in g.cars:
            car.driver = left.pop(g.roll(len(left)))
            car.first = car.driver == FARROW
            car.wear = car.full = POINTS[car.driver]
            events.tell_driver(g, car)

    def lined_up(self, g: Race) -> None:
        """On a rough road debris lies from the start."""
        g.debris = g.circuit.rough[:]

    def weather_rolled(self, g: Race, before: int, turns: bool) -> None:
        for car in g.cars:
            if car.driver == CELINE and not car.place:
                g.then(RepeatWeather(car.seat, before, int(turns)))

    def drives(self, g: Race, car: Car, number: int, steps: list[Step[Race]]) -> None:
        """Then come nitro and the driver's say, then the way."""
        car.speed = number * SPEED
        found: list[Step[Race]] = []
        if can_adjust(g, car):
            found.append(AdjustRoll(car.seat))
        if has_nitro(car):
            found.append(UseNitro(car.seat))
        g.then_all([*found, DriveOn(car.seat), *steps[1:]])

    def slide(self, car: Car) -> int:
        return rain_slide(car)

    def drove(self, g: Race, car: Car, began: int, path: Sequence[int]) -> None:
        pass_trap(g, car, began, path)

    def fails(self, g: Race, car: Car, part: int, space: int, usual: int) -> int:
        if part == ENGINE:
            return engine_limit(g, car, usual)
        return debris_limit(car, space, usual) if part == SUSPENSION else usual

    def times(self, g: Race, other: Car) -> int:
        return rolls_for(other)

    def moved(self, g: Race, car: Car) -> None:
        """The ambush, the line, then what the driver may do to others."""
        ambush(g, car)
        if car.at < 0:
            return
        found: list[Step[Race]] = []
        if has_come_round(g, car):
            found += refresh(g, car)
        if can_drop(g, car):
            found.append(DropDebris(car.seat, g.began))
        if rivals_near(g, car):
            found.append(HarmRival(car.seat))
        g.then_all(found)

    def round_over(self, g: Race) -> None:
        settle_trap(g)
