"""What a certain move would lead to, for labels: the landing spot and the Heat due at each corner."""

from typing import Any, Final

from paddock.games.heat.rules.corners import changed_limit, corner_heat, limit_change
from paddock.games.heat.rules.marks import heat_due
from paddock.games.heat.rules.movement import free_spot, landing
from paddock.games.heat.state import Car, Race

__all__ = ["corner_costs", "corners_crossed", "preview"]

NO_END: Final = 1_000  # more Heat than any turn costs


def preview(g: Race, seat: int, spaces: int, faster: int, paid: int = 0) -> dict[str, Any]:
    """Where the car would stand after ``spaces`` more, and what the corners of this turn would then cost.

    ``paid`` is Heat that the move itself costs.
    """
    car = g.cars[seat]
    to = landing(g, car, car.at + spaces)
    spot = free_spot(g, car, to) if to > car.at else car.spot
    heat = max(0, car.heat - heat_due(car) - paid)
    corners = corner_costs(g, car.began_at, to, car.speed + faster, limit_change(car.played), heat)
    return {"to": to, "spot": spot, "corners": corners}


def corner_costs(g: Race, began: int, to: int, speed: int, change: int, heat: int) -> list[dict[str, int]]:
    """For every corner line on the way the Heat that this speed costs, until the engine cannot pay: it spins out."""
    costs: list[dict[str, int]] = []
    line = g.circuit.next_line(began)
    while line <= to and line < g.finish and heat >= 0:
        corner = g.circuit.corner_at(line)
        due = corner_heat(g, corner, speed - changed_limit(g, corner, change))
        heat -= due
        costs.append({"corner": corner, "heat": due, "spins": 1 if heat < 0 else 0})
        line = g.circuit.next_line(line)
    return costs


def corners_crossed(g: Race, car: Car) -> list[dict[str, int]]:
    """The corner lines that a car has crossed in this turn, with the Heat that its speed costs there."""
    costs = corner_costs(g, car.began_at, car.at, car.speed, limit_change(car.played), NO_END)
    return [{"corner": cost["corner"], "heat": cost["heat"]} for cost in costs]
