"""Where a slipstream may be had, for bots: behind and beside the places at which the cars in front may end up."""

from typing import Final

from paddock.games.heat.bot.pace import pace_of
from paddock.games.heat.legend_cards import LEGEND_CARDS
from paddock.games.heat.racers import Legend
from paddock.games.heat.rules.legends import bound_for
from paddock.games.heat.rules.slipstream import SLIPSTREAM_SPACES
from paddock.games.heat.state import Car, Race

__all__ = ["tow_odds"]

TAKEN: Final = 0.85  # of all slipstreams on offer


def tow_odds(g: Race, car: Car) -> dict[int, float]:
    """For each space, how likely a car that moves earlier is to stand there or on the next one when we arrive."""
    empty: dict[int, float] = {}
    for number in g.order:
        if number == car.seat:
            break
        where = ends(g, g.cars[number], empty) if number < g.seats else legend_ends(g, g.legends[number - g.seats])
        for to, chance in where.items():
            empty[to] = empty.get(to, 1.0) * (1.0 - chance)
            empty[to - 1] = empty.get(to - 1, 1.0) * (1.0 - chance)
    return {to: 1.0 - chance for to, chance in empty.items()}


def ends(g: Race, car: Car, empty: dict[int, float]) -> dict[int, float]:
    """How likely a car is to end its turn on each space; it may be carried on behind those that move earlier."""
    pace = pace_of(g.circuit, g.laps, len(g.field))
    found: dict[int, float] = {}
    for speed, chance in enumerate(pace.speeds(car.at, car.gear, car.heat)):
        if chance > 0.0:
            to = car.at + speed
            towed = chance * TAKEN * (1.0 - empty.get(to, 1.0))
            found[to] = found.get(to, 0.0) + chance - towed
            found[to + SLIPSTREAM_SPACES] = found.get(to + SLIPSTREAM_SPACES, 0.0) + towed
    return found


def legend_ends(g: Race, legend: Legend) -> dict[int, float]:
    """Where a Legend is bound for by each of its cards: nobody knows which one comes."""
    found: dict[int, float] = {}
    for card in range(LEGEND_CARDS):
        to, _ = bound_for(g, legend, card)
        found[to] = found.get(to, 0.0) + 1.0 / LEGEND_CARDS
    return found
