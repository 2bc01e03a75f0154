"""Rule 3.5: crossing the last line, places, and the end of the race."""

from paddock.games.heat import events
from paddock.games.heat.state import OVER, Race

__all__ = ["cross_the_finish", "end_race", "has_everybody_finished", "take_places"]


def cross_the_finish(g: Race, seat: int) -> None:
    """A car has finished when it stands behind the last line and has paid for its corners."""
    car = g.cars[seat]
    if car.at >= g.finish:
        car.finished_in = g.round
        events.tell_finished(g, seat)


def take_places(g: Race) -> None:
    """Cars that finished in this round take the next places, the one furthest ahead first."""
    taken = sum(1 for car in g.cars if car.place)
    for seat in g.running_order():
        car = g.cars[seat]
        if car.finished_in and not car.place:
            taken += 1
            car.place = taken
            car.adrenaline = False
            events.tell_placed(g, seat)


def has_everybody_finished(g: Race) -> bool:
    return all(car.place for car in g.cars)


def end_race(g: Race) -> None:
    g.phase = OVER
    g.settle()
    events.tell_race_over(g)
