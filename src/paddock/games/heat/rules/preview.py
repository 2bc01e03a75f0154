"""What a certain move would lead to, for labels: the landing spot and the Heat due at each corner."""

from typing import Any

from paddock.games.heat.rules.movement import free_spot, landing
from paddock.games.heat.state import Race

__all__ = ["corner_costs", "preview"]


def preview(g: Race, seat: int, spaces: int, faster: int) -> dict[str, Any]:
    """Where the car would stand after ``spaces`` more, and what the corners of this turn would then cost."""
    car = g.cars[seat]
    to = landing(g, car, car.at + spaces)
    spot = free_spot(g, car, to) if to > car.at else car.spot
    costs = corner_costs(g, car.began_at, to, car.speed + faster)
    return {"to": to, "spot": spot, "corners": [{"corner": corner, "heat": heat} for corner, heat in costs]}


def corner_costs(g: Race, began: int, to: int, speed: int) -> list[tuple[int, int]]:
    """For every corner line between two places, the Heat that this speed costs there."""
    costs: list[tuple[int, int]] = []
    line = g.circuit.next_line(began)
    while line <= to and line < g.finish:
        corner = g.circuit.corner_at(line)
        costs.append((corner, max(0, speed - g.circuit.limits[corner])))
        line = g.circuit.next_line(line)
    return costs
