"""Optional rule: a lap alone on the track for each driver; the fewer points, the further in front on the grid.

A point for every roll of a die, for every space beyond a corner and, against a stopwatch, for every full minute.
"""

from typing import Final

from paddock.games.formula_d import events
from paddock.games.formula_d.dice import BLACK, FACES
from paddock.games.formula_d.rules.corners import count_stop
from paddock.games.formula_d.rules.gears import ChooseGear
from paddock.games.formula_d.rules.moving import ONE_MOVE, Drive
from paddock.games.formula_d.rules.sliding import tyres_go_on
from paddock.games.formula_d.rules.tyres import price_factor
from paddock.games.formula_d.state import NOWHERE, Car, Race
from paddock.kernel.agenda import Step

__all__ = ["BY_ROLLS", "QualifyingLap", "QualifyingMove", "QualifyingRoll", "grid_by_laps", "grid_rolls", "lap_points"]

ONE_LAP: Final = 2  # lines: the one that begins it and the one that ends it
BY_ROLLS: Final = 4  # since these rules a roll is one point, whatever it shows; before, the numbers were added up
VOID: Final = 1_000_000  # behind every other lap


class QualifyingLap(Step[Race]):
    """One driver after another, from the last space of the middle lane before the line, in first gear."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        car.at = g.circuit.qualifying_start
        car.gear = 1
        car.stops = g.circuit.stops[g.circuit.corner_at[car.at]]
        g.begin_move(self.seat, car.at)
        g.then(QualifyingRoll(self.seat))


class QualifyingRoll(Step[Race]):
    """Every roll counts. Wear does not: shifting is free, and nobody can brake."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        faces = FACES[car.gear]
        number = faces[g.roll(len(faces))]
        g.begin_move(self.seat, car.at)
        g.number = number
        if g.rules < BY_ROLLS:
            car.score += number
        else:
            car.rolls += 1
            car.score += lap_points(1, 0)
        events.tell_rolled(g, car, number)
        g.then(Drive(self.seat, number), QualifyingMove(self.seat))


class QualifyingMove(Step[Race]):
    """So does every space beyond a corner, as dear as the tyres make it; tyres slide and carry on as in the race.

    Without any stop where two or three are asked for the lap is void.
    """

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        if not car.void and car.lines < ONE_LAP and tyres_go_on(g, car, QualifyingMove(self.seat)):
            return
        car.score += lap_points(0, g.over * price_factor(g, car))
        if car.void or car.lines == ONE_LAP:
            car.at = NOWHERE
            car.lines = 0
            car.stops = 0
            events.tell_lap_driven(g, car)
            return
        if g.over:
            events.tell_overshot(g, car, g.over, 0)
        count_stop(g, car)
        if g.rules >= ONE_MOVE:
            g.begin_move(self.seat, car.at)
        g.then(ChooseGear(self.seat), QualifyingRoll(self.seat))


def lap_points(rolls: int, overshot: int, minutes: int = 0) -> int:
    """What a lap counts. A table has no stopwatch, so that no minutes come to it there."""
    return rolls + overshot + minutes


def grid_by_laps(g: Race) -> list[int]:
    """The fewest points first, then the fewest rolls, void laps last; who is level then rolls the black die for it."""
    if g.rules < BY_ROLLS:
        return grid_before_4(g)
    level: dict[int, list[int]] = {}
    for car in g.cars:
        level.setdefault(lap_key(car), []).append(car.seat)
    keys = list(level)
    keys.sort()
    found: list[int] = []
    for key in keys:
        found += grid_rolls(g, level[key]) if len(level[key]) > 1 else level[key]
    return found


def lap_key(car: Car) -> int:
    return VOID if car.void else car.score * 1000 + car.rolls


def grid_before_4(g: Race) -> list[int]:
    """Who was level started in the order of the cars' numbers."""
    keys = [(car.void, car.score, car.seat) for car in g.cars]
    keys.sort()
    return [seat for _, _, seat in keys]


def grid_rolls(g: Race, seats: list[int]) -> list[int]:
    """The highest first; those who have rolled the same roll again among themselves.

    Whoever goes first of level cars does so here, too.
    """
    rolled: list[list[int]] = [[] for _ in range(BLACK + 1)]
    for seat in seats:
        roll = g.roll(BLACK) + 1
        rolled[roll].append(seat)
        events.tell_grid_roll(g, g.cars[seat], roll)
    found: list[int] = []
    for tied in reversed(rolled):
        first = [seat for seat in tied if g.cars[seat].first]
        rest = [seat for seat in tied if not g.cars[seat].first]
        found += first + (grid_rolls(g, rest) if len(rest) > 1 else rest)
    return found
