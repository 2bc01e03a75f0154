"""Zones: an ambush for whoever stops there, a speed trap for the fastest. A rough road is debris from the start."""

from collections.abc import Sequence
from typing import Final

from paddock.games.formula_d import events
from paddock.games.formula_d.dice import BLACK
from paddock.games.formula_d.rules.finish import eliminate
from paddock.games.formula_d.rules.street.line import regain
from paddock.games.formula_d.rules.wear import lose
from paddock.games.formula_d.state import BODY, CAUSES, ENGINE, NOWHERE, TYRES, Car, Race

__all__ = ["ambush", "hit_by", "pass_trap", "settle_trap", "winner_of"]

PRIZE: Final = 2
ROW: Final = 3  # lap, seat and speed, for each who passed the trap
AMBUSH: Final = CAUSES.index("ambush")
# What the black die costs in an ambush, up to which number.
TYRES_FROM: Final = 16
BODY_FROM: Final = 19
ENGINE_FROM: Final = 20


def hit_by(roll: int) -> int:
    """The part that loses a point, or NOWHERE."""
    if roll >= ENGINE_FROM:
        return ENGINE
    if roll >= BODY_FROM:
        return BODY
    return TYRES if roll >= TYRES_FROM else NOWHERE


def ambush(g: Race, car: Car) -> None:
    """Whoever ends a move in it rolls the black die; the last point of body or engine is the end."""
    if car.at not in g.circuit.ambush:
        return
    roll = g.roll(BLACK) + 1
    part = hit_by(roll)
    hurts = part >= 0 and car.wear[part] > 0
    if hurts:
        lose(g, car, part, 1)
    events.tell_ambush(g, car, roll, part if hurts else NOWHERE)
    if hurts and part != TYRES and car.wear[part] == 0:
        eliminate(g, car, AMBUSH)


def pass_trap(g: Race, car: Car, began: int, path: Sequence[int]) -> None:
    """The number that the die of the gear showed, times ten, is written down; nitro and slipstreams do not count."""
    order = g.circuit.order
    at = began
    over_line = bool(path) and order[path[-1]] < order[began]
    for space in path:
        if order[space] < order[at]:
            over_line = False
        if is_behind_trap(g, space) and not is_behind_trap(g, at) and order[space] > order[at]:
            lap = max(1, car.lines - (1 if over_line else 0))
            g.trapped = [*g.trapped, lap, car.seat, car.speed]
            events.tell_trapped(g, car)
        at = space


def is_behind_trap(g: Race, space: int) -> bool:
    trap = g.circuit.trap
    return bool(trap) and g.circuit.order[space] >= g.circuit.order[trap[g.circuit.lane[space] - 1]]


def settle_trap(g: Race) -> None:
    """When all cars that are still in the race have passed it in a lap, the fastest of that lap wins two points."""
    while g.circuit.trap and all_have_passed(g, g.trap_laps + 1):
        g.trap_laps += 1
        seat = winner_of(g, g.trap_laps)
        if seat < 0:
            continue
        car = g.cars[seat]
        events.tell_trap_won(g, car, g.trap_laps)
        if car.at >= 0:
            g.then_all(regain(car, PRIZE))


def all_have_passed(g: Race, lap: int) -> bool:
    """Nobody is on the way to it in that lap; a lap after the last is never over."""
    if lap > g.laps:
        return False
    passed = [g.trapped[row + 1] for row in range(0, len(g.trapped), ROW) if g.trapped[row] == lap]
    return all(car.at < 0 or car.seat in passed for car in g.cars)


def winner_of(g: Race, lap: int) -> int:
    """The fastest; of those as fast the first to pass."""
    best = 0
    seat = NOWHERE
    for row in range(0, len(g.trapped), ROW):
        if g.trapped[row] == lap and g.trapped[row + 2] > best:
            best = g.trapped[row + 2]
            seat = g.trapped[row + 1]
    return seat
