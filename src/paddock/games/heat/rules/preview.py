"""What a certain move would lead to, for labels: the landing spot and the Heat due at each corner."""

from typing import Any

from paddock.games.heat.rules.corners import corner_heat, limit_for
from paddock.games.heat.rules.movement import free_spot, landing
from paddock.games.heat.state import Car, Race
from paddock.games.heat.upgrades import AMOUNTS, HEAT_COST, SYMBOLS

__all__ = ["heat_due", "preview"]


def preview(g: Race, seat: int, spaces: int, faster: int, paid: int = 0) -> dict[str, Any]:
    """Where the car would stand after ``spaces`` more, and what the corners of this turn would then cost.

    ``paid`` is Heat that the move itself costs.
    """
    car = g.cars[seat]
    to = landing(g, car, car.at + spaces)
    spot = free_spot(g, car, to) if to > car.at else car.spot
    return {"to": to, "spot": spot, "corners": corner_costs(g, car, to, car.speed + faster, paid)}


def corner_costs(g: Race, car: Car, to: int, speed: int, paid: int) -> list[dict[str, int]]:
    """For every corner line up to there the Heat that this speed costs, until the engine cannot pay: it spins out."""
    costs: list[dict[str, int]] = []
    heat = max(0, car.heat - heat_due(car) - paid)
    line = g.circuit.next_line(car.began_at)
    while line <= to and line < g.finish and heat >= 0:
        corner = g.circuit.corner_at(line)
        due = corner_heat(g, corner, speed - limit_for(g, car, corner))
        heat -= due
        costs.append({"corner": corner, "heat": due, "spins": 1 if heat < 0 else 0})
        line = g.circuit.next_line(line)
    return costs


def heat_due(car: Car) -> int:
    """The Heat that the cards in play still cost."""
    due = 0
    for mark in car.symbols:
        if mark % SYMBOLS == HEAT_COST:
            due += AMOUNTS[mark]
    return due
