"""Checks with the black die: collisions, debris and overheated engines."""

from typing import Final

from paddock.games.formula_d import events
from paddock.games.formula_d.dice import BLACK
from paddock.games.formula_d.rules.finish import eliminate, mark
from paddock.games.formula_d.rules.wear import lose
from paddock.games.formula_d.state import BODY, CAUSES, ENGINE, ON_TRACK, POOL, SUSPENSION, Car, Race

__all__ = ["check_collisions", "check_debris", "check_engines", "fails_up_to", "involved"]

FAILS_WHEN_DRY: Final = {BODY: 1, SUSPENSION: 4, ENGINE: 4}
FAILS_WHEN_WET: Final = {BODY: 2, SUSPENSION: 5, ENGINE: 3}
BEGINNERS_FAIL: Final = 4
OUT_BY: Final = {
    BODY: CAUSES.index("collision"),
    SUSPENSION: CAUSES.index("debris"),
    ENGINE: CAUSES.index("engine"),
}
HOT_GEAR: Final = 5


def fails_up_to(g: Race, part: int) -> int:
    """The highest number of the black die that costs a point."""
    if g.beginner:
        return BEGINNERS_FAIL
    return FAILS_WHEN_WET[part] if g.is_wet() else FAILS_WHEN_DRY[part]


def check(g: Race, car: Car, part: int, space: int) -> None:
    """A low number costs a point and, but for debris, leaves a marker; whoever has no point left goes out there."""
    roll = g.roll(BLACK) + 1
    fails = g.variant.fails(g, car, part, space, fails_up_to(g, part))
    if roll > fails:
        events.tell_check(g, car, part, roll, fails, False, space)
        return
    lose(g, car, part, 1)
    events.tell_check(g, car, part, roll, fails, True, space)
    if car.wear[POOL if g.beginner else part] <= 0:
        car.at = space
        eliminate(g, car, OUT_BY[part])
    elif part != SUSPENSION:
        mark(g, space)


def check_debris(g: Race, car: Car) -> None:
    """One check for every marked space entered, in the order of the way. A car that goes out stays where that was."""
    for space in g.trail:
        if car.at >= 0:
            check(g, car, SUSPENSION, space)


def involved(g: Race, car: Car) -> list[Car]:
    """The cars directly in front and beside, half a space back or ahead too; not the one behind in the same lane.

    They come in the order of the round.
    """
    board = g.circuit
    ahead = board.ahead[car.at]
    beside = board.beside[car.at]
    found: list[Car] = []
    for seat in g.order:
        other = g.cars[seat]
        if other.pit == ON_TRACK and (other.at == ahead or other.at in beside):
            found.append(other)
    return found


def check_collisions(g: Race, car: Car) -> None:
    """Each of the others checks once, then whoever has moved checks once for each of them."""
    others = involved(g, car)
    for other in others:
        check_collision(g, other, car)
    for other in others:
        check_collision(g, car, other)


def check_collision(g: Race, car: Car, other: Car) -> None:
    """With another car; whoever has gone out checks no more."""
    for _ in range(g.variant.times(g, other)):
        if car.at >= 0:
            check(g, car, BODY, car.at)


def check_engines(g: Race) -> None:
    """Whoever is in fifth or sixth gear on the track, in the order of the round."""
    for seat in g.order:
        car = g.cars[seat]
        if car.at >= 0 and car.gear >= HOT_GEAR and car.pit == ON_TRACK:
            check(g, car, ENGINE, car.at)
