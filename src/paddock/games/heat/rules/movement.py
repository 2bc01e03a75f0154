"""Rule 3.3: moving and placing cars."""

from typing import Final

from paddock.games.heat import events
from paddock.games.heat.racers import Racer
from paddock.games.heat.state import Race

__all__ = ["free_spot", "landing", "move", "nearest_free", "tell_line_crossed"]

RACE_LINE: Final = 0
OTHER_SPOT: Final = 1
FULL: Final = -1


def move(g: Race, seat: int, spaces: int, how: str) -> None:
    """Move a car forward. Cars never block the way, only the space on which it would stop."""
    car = g.cars[seat]
    began = car.at
    began_spot = car.spot
    to = landing(g, car, began + spaces)
    if to > began:
        car.spot = free_spot(g, car, to)
        car.at = to
    events.tell_moved(g, seat, began, began_spot, spaces, how)
    if to < began + spaces:
        events.tell_blocked(g, seat, began + spaces)
    if not g.quiet:
        tell_line_crossed(g, seat, began)


def landing(g: Race, car: Racer, target: int) -> int:
    """Where a car bound for ``target`` comes to stand: full spaces push it back, at most to where it is."""
    to = target
    while to > car.at and free_spot(g, car, to) == FULL:
        to -= 1
    return to if to > car.at else car.at


def nearest_free(g: Race, car: Racer, target: int) -> int:
    """The first space with a free spot from ``target`` backwards, however far back."""
    to = target
    while free_spot(g, car, to) == FULL:
        to -= 1
    return to


def free_spot(g: Race, car: Racer, at: int) -> int:
    """The spot that a car gets there: the one on the race line if it is free, else the other; FULL if neither is."""
    spaces = g.circuit.spaces
    on_race_line = False
    beside_it = False
    for other in g.field:
        if other.place == 0 and (other.at - at) % spaces == 0 and other is not car:
            if other.spot == RACE_LINE:
                on_race_line = True
            else:
                beside_it = True
    if not on_race_line:
        return RACE_LINE
    return FULL if beside_it else OTHER_SPOT


def tell_line_crossed(g: Race, number: int, began: int) -> None:
    """Crossing the line from the grid only begins the first lap."""
    lap = g.field[number].at // g.circuit.spaces
    if lap > began // g.circuit.spaces:
        events.tell_crossed_line(g, number, lap)
