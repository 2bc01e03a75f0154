"""Rule 3.5: crossing the last line, places, and the end of the race."""

from paddock.games.heat import events
from paddock.games.heat.state import OVER, Race

__all__ = ["cross_the_finish", "eliminate", "end_race", "has_everybody_finished", "take_places"]


def cross_the_finish(g: Race, number: int) -> None:
    """A car has finished when it stands behind the last line and has paid for its corners."""
    car = g.field[number]
    if car.at >= g.finish:
        car.finished_in = g.round
        events.tell_finished(g, number)


def take_places(g: Race) -> None:
    """Cars that finished in this round take the next places, the one furthest ahead first."""
    taken = 0
    arrived = 0
    for car in g.field:
        if car.finished_in:
            taken += 1 if car.place else 0
            arrived += 0 if car.place else 1
    if arrived == 0:
        return
    for number in g.running_order():
        car = g.field[number]
        if car.finished_in and not car.place:
            taken += 1
            car.place = taken
            events.tell_placed(g, number)


def eliminate(g: Race, seat: int) -> None:
    """The car leaves the track at once and is behind all others: whoever is eliminated first is last."""
    car = g.cars[seat]
    car.place = len(g.field) - sum(1 for other in g.field if other.is_out())
    events.tell_eliminated(g, seat)


def has_everybody_finished(g: Race) -> bool:
    """No car is on the track any more."""
    for car in g.field:
        if car.place == 0:
            return False
    return True


def end_race(g: Race) -> None:
    """Also of a race that is stopped: the cars on the track stay where they are, and are ranked as they stand."""
    g.phase = OVER
    g.settle()
    events.tell_race_over(g)
