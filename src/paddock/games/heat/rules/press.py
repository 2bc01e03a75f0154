"""The championship's other prizes: sponsors won in a turn, from the press at its corners and as events say.

A driver who spins out in a turn wins none in it: step 7 does not get here then.
"""

from typing import Final

from paddock.games.heat.championship import Event
from paddock.games.heat.rules.sponsors import gain_sponsor
from paddock.games.heat.season import Season
from paddock.games.heat.state import Car, Race

__all__ = ["SENSATION", "win_sponsors"]

SENSATION: Final = 2  # so much above the limit makes the papers


def win_sponsors(g: Race, seat: int) -> None:
    """What a turn brings when all its corners are paid for; the cards are in hand before step 8."""
    if g.season is None:
        return
    meet_the_press(g, seat, g.season)
    event = g.season.event()
    car = g.cars[seat]
    if event.first_lap and is_among_first(g, car, event):
        gain_sponsor(g, seat, event.name)
    if event.record and car.speed >= event.record:
        gain_sponsor(g, seat, event.name)
    if event.passed and cars_passed(g, car) >= event.passed:
        gain_sponsor(g, seat, event.name)


def meet_the_press(g: Race, seat: int, season: Season) -> None:
    """A sponsor for every press corner crossed in slipstream or well above its limit; never two for one passage.

    The limit is that of the corner with its road token: the driver's own cards do not change what the press sees.
    """
    car = g.cars[seat]
    press = season.event().press_corners(g.circuit.corners)
    line = g.circuit.next_line(car.began_at)
    while line <= car.at and line < g.finish:
        corner = g.circuit.corner_at(line)
        towed = line > g.towed_from
        if corner in press and (towed or car.speed >= g.conditions.limits[corner] + SENSATION):
            gain_sponsor(g, seat, "press")
        line = g.circuit.next_line(line)


def is_among_first(g: Race, car: Car, event: Event) -> bool:
    """The car has completed its first lap in this turn, and few enough had done so before; Legends count."""
    lap = g.circuit.spaces
    if not car.began_at < lap <= car.at:
        return False
    return sum(1 for other in g.field if other.at >= lap and other is not car) < event.first_lap


def cars_passed(g: Race, car: Car) -> int:
    """How many cars stand between where the turn began and where it ended; of whatever lap they are."""
    way = car.at - car.began_at
    return sum(1 for other in g.field if other.is_on_track() and 0 < (other.at - car.began_at) % g.circuit.spaces < way)
