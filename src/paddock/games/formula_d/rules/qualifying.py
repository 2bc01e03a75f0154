"""Optional rule: a lap alone on the track for each driver; the fewer points, the further in front on the grid."""

from typing import Final

from paddock.games.formula_d import events
from paddock.games.formula_d.dice import FACES
from paddock.games.formula_d.rules.corners import count_stop
from paddock.games.formula_d.rules.gears import ChooseGear
from paddock.games.formula_d.rules.moving import ONE_MOVE, Drive
from paddock.games.formula_d.rules.sliding import tyres_go_on
from paddock.games.formula_d.rules.tyres import price_factor
from paddock.games.formula_d.state import NOWHERE, Race
from paddock.kernel.agenda import Step

__all__ = ["QualifyingLap", "QualifyingMove", "QualifyingRoll"]

ONE_LAP: Final = 2  # lines: the one that begins it and the one that ends it


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
    """Every number rolled counts. Wear does not: shifting is free, and nobody can brake."""

    def run(self, g: Race) -> None:
        car = g.cars[self.seat]
        faces = FACES[car.gear]
        number = faces[g.roll(len(faces))]
        g.begin_move(self.seat, car.at)
        g.number = number
        car.score += number
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
        car.score += g.over * price_factor(g, car)
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
