"""Nitro: once a lap, after the die of the gear, as many spaces more as the gear has."""

from typing import Any, Final

from paddock.games.formula_d import events
from paddock.games.formula_d.choices import KEEP, NITRO, NITRO_AND_MORE
from paddock.games.formula_d.rules.moving import Drive
from paddock.games.formula_d.rules.preview import corner_ahead
from paddock.games.formula_d.rules.street.abilities import crosses_toll, more_nitro
from paddock.games.formula_d.state import Car, Race
from paddock.kernel.agenda import Question, Step

__all__ = ["DriveOn", "UseNitro", "has_nitro", "lap_of"]

TOLL: Final = 1


def lap_of(car: Car) -> int:
    """The lap that it is in; the way from the grid to the line belongs to the first."""
    return max(1, car.lines)


def has_nitro(car: Car) -> bool:
    return car.nitro < lap_of(car)


class UseNitro(Question[Race]):
    """All of it or nothing; whoever uses it does not brake by choice in that move."""

    def options(self, g: Race) -> list[int]:
        more = more_nitro(g.cars[self.seat])
        return [KEEP, NITRO, NITRO_AND_MORE] if more else [KEEP, NITRO]

    def answer(self, g: Race, choice: int) -> None:
        if choice == KEEP:
            return
        car = g.cars[self.seat]
        spaces = self.spaces(g, choice)
        car.nitro = lap_of(car)
        g.nitro = True
        g.number += spaces
        events.tell_nitro(g, car, spaces, g.number)

    def spaces(self, g: Race, choice: int) -> int:
        car = g.cars[self.seat]
        return car.gear + (more_nitro(car) if choice == NITRO_AND_MORE else 0)

    def kind(self) -> str:
        return "nitro"

    def details(self, g: Race) -> dict[str, Any]:
        car = g.cars[self.seat]
        return {"number": g.number, "gear": car.gear, **corner_ahead(g, car)}

    def label(self, g: Race, choice: int) -> dict[str, Any]:
        if choice == KEEP:
            return {"kind": "keep"}
        spaces = self.spaces(g, choice)
        return {"kind": "nitro", "spaces": spaces, "number": g.number + spaces}

    def why_not(self, g: Race, choice: int) -> str:
        return "no-such-nitro"


class DriveOn(Step[Race]):
    """The number is final: whoever would cross the line with it may have to pay the toll."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        if crosses_toll(g, car, g.number):
            g.number -= TOLL
            events.tell_toll(g, car, g.number)
        g.then(Drive(self.seat, g.number))
