"""How a car stands in the race, for bots that compare what different turns have led to."""

from typing import Final

from paddock.games.heat.bot.ordinary_hands import Hand
from paddock.games.heat.bot.pace import PAST_THE_LINE, Pace, pace_of
from paddock.games.heat.racers import Racer
from paddock.games.heat.state import PLAN, Car, Race

__all__ = ["lead"]

# In turns, as everything here.
OUT: Final = 20.0  # a car that is out of the race
WON: Final = 0.3  # to be the first, beside the lead
LEGEND_GEAR: Final = 3
LEGEND_HEAT: Final = 4


def lead(g: Race, seat: int) -> float:
    """How many turns the car will be home before the mean of the others, with the hand that it holds."""
    pace = pace_of(g.circuit, g.laps, len(g.field))
    own = g.cars[seat]
    ahead = -turns_to_go(g, pace, own, own.hand)
    if own.place == 1:
        ahead += WON
    others = [racer for racer in g.field if racer is not own]
    for racer in others:
        ahead += turns_to_go(g, pace, racer, []) / len(others)
    return ahead


def turns_to_go(g: Race, pace: Pace, racer: Racer, hand: list[int]) -> float:
    """How many turns after this one a car is home: below nothing if it is home already."""
    if racer.is_out():
        return OUT
    if racer.finished_in:
        begun = g.round if g.phase == PLAN else g.round + 1
        return racer.finished_in + 1 - begun - PAST_THE_LINE * (racer.at - g.finish)
    if not isinstance(racer, Car):
        return pace.turns_left(racer.at, LEGEND_GEAR, LEGEND_HEAT)
    if not hand or racer.at >= g.finish:
        return pace.turns_left(racer.at, racer.gear, racer.heat)
    return 1.0 + pace.best_turn(racer.at, racer.gear, racer.heat, Hand(hand))
