"""How a car stands: turns from home, and what its wear is worth on the way."""

from math import exp, sqrt
from typing import Final

from paddock.games.formula_d.bot.pace import pace_of
from paddock.games.formula_d.state import (
    BODY,
    BOX,
    BRAKES,
    ENGINE,
    ENTERING,
    GEARBOX,
    ON_TRACK,
    POOL,
    SUSPENSION,
    TYRES,
    Car,
    Race,
)

__all__ = [
    "FAR_BEHIND",
    "chance_to_win",
    "laps_left",
    "loss_of",
    "point_worth",
    "standing",
    "turns_from",
    "turns_home",
    "wear_worth",
]

# In turns, as everything here.
FAR_BEHIND: Final = 40.0  # a car that is out
SPUN: Final = 1.3  # to start again in first gear
STALLED: Final = 0.6
BOX_STOP: Final = 0.9  # to stand in the box until the next round or to creep out of it
LANE_SPEED: Final = 9.0  # spaces a turn in the pit lane

# What a point of a part is worth when there is none below it, how many are used in a lap, by part.
FULL_WORTH: Final[list[float]] = [0.62, 0.5, 0.3, 3.0, 3.0, 4.0]
USED_IN_A_LAP: Final[list[float]] = [3.0, 1.8, 1.2, 0.15, 0.12, 0.12]
MOST_POINTS: Final = 24

SPREAD: Final = 0.55  # how far a race may still turn: at the end, and for every square root of a turn to go
SPREAD_A_TURN: Final = 0.28
PLACE: Final = 0.004  # every place counts a little


def laps_left(g: Race, car: Car, space: int, lines: int) -> float:
    """From a space to the end."""
    board = g.circuit
    return g.laps + 1 - lines - board.order[space] / board.lap


def point_worth(part: int, points: int, laps: float) -> float:
    """The worth of the last of so many points of a part, with so far to go."""
    used = USED_IN_A_LAP[part] * max(laps, 0.0)
    return FULL_WORTH[part] * used / (used + points)


def wear_worth(part: int, points: int, laps: float) -> float:
    """The worth of all of them."""
    total = 0.0
    for left in range(1, points + 1):
        total += point_worth(part, left, laps)
    return total


def loss_of(g: Race, car: Car, part: int, lost: int, laps: float) -> float:
    """What it costs to lose so many points of a part."""
    where = POOL if g.beginner else part
    total = 0.0
    points = car.wear[where]
    for n in range(lost):
        if points - n > 0:
            total += point_worth(TYRES if g.beginner else part, points - n, laps)
    return total


def turns_from(g: Race, space: int, made: int, gear: int, lines: int) -> float:
    """How many turns a place on the track is from home."""
    return pace_of(g.circuit).turns_left(space, made, max(1, gear), g.laps - lines)


def turns_home(g: Race, car: Car) -> float:
    """How many turns a car is from home."""
    if car.out:
        return FAR_BEHIND
    if car.at < 0:
        return 0.0
    board = g.circuit
    if car.pit != ON_TRACK:
        out = board.pit_exit[0]
        lane = (board.track - car.at + len(board.pit)) / LANE_SPEED
        stop = BOX_STOP if car.pit == ENTERING else 0.3 if car.pit == BOX else 0.0
        return turns_from(g, out, 0, 4, car.lines + 1) + lane + stop
    turns = turns_from(g, car.at, car.stops, car.gear, car.lines)
    if car.spun:
        turns += SPUN
    if car.stalled:
        turns += STALLED
    return turns


def standing(g: Race, car: Car) -> float:
    """Turns from home, with the wear that is left for it set against them; less is better."""
    turns = turns_home(g, car)
    if car.at < 0:
        return turns
    laps = laps_left(g, car, car.at if car.at < g.circuit.track else g.circuit.pit_enter[-1], car.lines)
    if g.beginner:
        return turns - wear_worth(TYRES, car.wear[POOL], laps)
    for part in (TYRES, BRAKES, GEARBOX, BODY, ENGINE, SUSPENSION):
        turns -= wear_worth(part, car.wear[part], laps)
    return turns


def chance_to_win(g: Race, seat: int) -> float:
    """As good as the others' standings let one think."""
    own = g.cars[seat]
    if own.out:
        return PLACE * (g.seats - own.place)
    if own.place:
        return (1.0 if own.place == 1 else 0.0) + PLACE * (g.seats - own.place)
    if any(car.place == 1 and not car.out for car in g.cars):
        return PLACE * (g.seats - rank(g, seat))
    mine = standing(g, own)
    spread = SPREAD + SPREAD_A_TURN * sqrt(max(mine, 0.0))
    total = 0.0
    for car in g.cars:
        if not car.out:
            total += exp(max(-40.0, min(40.0, (mine - standing(g, car)) / spread)))
    return 1.0 / total + PLACE * (g.seats - rank(g, seat))


def rank(g: Race, seat: int) -> float:
    """The place that a car would take as things stand."""
    mine = standing(g, g.cars[seat])
    return 1.0 + sum(1.0 for car in g.cars if car.seat != seat and not car.out and standing(g, car) < mine)
