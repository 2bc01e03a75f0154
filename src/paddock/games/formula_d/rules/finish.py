"""The end of the race: over the line for the last time, out of the race, and the ranking."""

from paddock.games.formula_d import events
from paddock.games.formula_d.state import NOWHERE, ON_TRACK, OVER, Car, Race

__all__ = ["eliminate", "end_race", "finish", "is_over", "mark"]


def finish(g: Race, car: Car) -> None:
    """Places are taken in the order of crossing the line; the car leaves the track at once."""
    car.place = 1 + sum(1 for other in g.cars if other.place and not other.out)
    leave(g, car)
    events.tell_finished(g, car)


def eliminate(g: Race, car: Car, cause: int) -> None:
    """The car leaves the track at once, and a marker stays on its space. The later out, the better placed."""
    space = car.at
    car.out = cause
    car.place = g.seats - sum(1 for other in g.cars if other.out and other is not car)
    leave(g, car)
    events.tell_eliminated(g, car, space)
    mark(g, space)


def leave(g: Race, car: Car) -> None:
    car.at = NOWHERE
    car.pit = ON_TRACK
    car.stops = 0
    car.spun = False
    car.ended = g.round


def mark(g: Race, space: int) -> None:
    """Debris on a space of the track; one marker is enough. Beginners drive without."""
    if space < 0 or space >= g.circuit.track or g.beginner or space in g.debris:
        return
    g.debris = [*g.debris, space]
    events.tell_debris(g, space)


def is_over(g: Race) -> bool:
    """No car is in the race any more."""
    return all(car.at < 0 for car in g.cars)


def end_race(g: Race) -> None:
    g.phase = OVER
    g.acting = -1
    g.settle()
    events.tell_race_over(g)
