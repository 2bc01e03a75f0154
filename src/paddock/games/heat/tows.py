"""Where a slipstream may be had, for bots: behind and beside the places at which the cars in front may end up."""

from paddock.games.heat.pace import pace_of
from paddock.games.heat.state import Car, Race

__all__ = ["tow_odds"]


def tow_odds(g: Race, car: Car) -> dict[int, float]:
    """For each space, how likely a car that moves earlier is to stand there or on the next one when we arrive."""
    pace = pace_of(g.circuit, g.laps)
    alone: dict[int, float] = {}
    for seat in g.order:
        if seat == car.seat:
            break
        other = g.cars[seat]
        speeds = pace.speeds(other.at, other.gear, other.heat)
        for speed, chance in enumerate(speeds):
            beside = chance + (speeds[speed + 1] if speed + 1 < len(speeds) else 0.0)
            if beside > 0.0:
                to = other.at + speed
                alone[to] = alone.get(to, 1.0) * (1.0 - beside)
    return {to: 1.0 - chance for to, chance in alone.items()}
