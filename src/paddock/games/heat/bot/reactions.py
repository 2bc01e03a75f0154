"""What single answers of a turn are worth, for bots: the symbols of step 5, slipstreams, and what upgrades ask."""

from typing import Final

from paddock.games.heat.bot.between_races import season_scores
from paddock.games.heat.bot.card_odds import flip_odds
from paddock.games.heat.bot.pace import pace_of
from paddock.games.heat.bot.upgrades import (
    reached,
    refresh_scores,
    salvage_scores,
    speed_scores,
    upgrade_scores,
    use_score,
)
from paddock.games.heat.choices import (
    ADRENALINE_COOL_DOWN,
    ADRENALINE_SPEED,
    BOOST,
    COOL_DOWN,
    DONE,
    GEAR,
    GIVE_UP,
    WEATHER_COOL_DOWN,
)
from paddock.games.heat.rules.corners import limit_for
from paddock.games.heat.rules.garage import TakeUpgrade
from paddock.games.heat.rules.gears import shift_cost
from paddock.games.heat.rules.hand import RefreshCard
from paddock.games.heat.rules.marks import heat_due
from paddock.games.heat.rules.movement import landing
from paddock.games.heat.rules.plan import ClutteredHand
from paddock.games.heat.rules.react import UseSymbol, boost_cost
from paddock.games.heat.rules.salvage import SalvageCard
from paddock.games.heat.rules.slipstream import TakeSlipstream, spaces_of
from paddock.games.heat.rules.turn import ChooseSpeed
from paddock.games.heat.state import Car, Race
from paddock.kernel.agenda import Question

__all__ = ["CLOG_TURNS", "answer_scores", "boost_score", "reached_score"]

# In turns, as everything here.
CLOG_TURNS: Final = 0.05
COOLING_FIRST: Final = 0.01  # cooling down costs nothing


def answer_scores(g: Race, car: Car, question: Question[Race], options: list[int]) -> list[float]:
    """How good each answer looks to a question that is answered at once."""
    if isinstance(question, ClutteredHand):
        return [cluttered_score(g, car, option - GEAR) for option in options]
    if isinstance(question, UseSymbol):
        return [symbol_score(g, car, option) for option in options]
    if isinstance(question, TakeSlipstream):
        return [slipstream_score(g, car, option) for option in options]
    if isinstance(question, TakeUpgrade):
        return upgrade_scores(car, options)
    if isinstance(question, ChooseSpeed):
        return speed_scores(g, car, options)
    if isinstance(question, SalvageCard):
        return salvage_scores(options)
    if isinstance(question, RefreshCard):
        return refresh_scores(g, car, options)
    return season_scores(g, question, options)


def cluttered_score(g: Race, car: Car, gear: int) -> float:
    """The car stands and is in first gear then; the higher the gear was, the more Heat has left the hand."""
    left = max(0, len(car.hand) - gear)
    turns = pace_of(g.circuit, g.laps, len(g.field)).turns_left(car.at, 1, car.heat - shift_cost(car.gear, gear))
    return -turns - CLOG_TURNS * left


def symbol_score(g: Race, car: Car, option: int) -> float:
    """Where the turn would end with this symbol used; cooling down is always good."""
    if option == BOOST:
        return boost_score(g, car)
    if option == ADRENALINE_SPEED:
        return reached_score(g, car, 1, 1, car.heat)
    if option in (ADRENALINE_COOL_DOWN, WEATHER_COOL_DOWN):
        return reached_score(g, car, 0, 0, car.heat + 1) + COOLING_FIRST
    if option == DONE:
        return reached_score(g, car, 0, 0, car.heat)
    if option >= GIVE_UP:
        return use_score(g, car, option)
    return reached_score(g, car, 0, 0, car.heat + option - COOL_DOWN) + COOLING_FIRST


def boost_score(g: Race, car: Car) -> float:
    score = 0.0
    for extra, chance in enumerate(flip_odds(car)):
        if chance > 0.0:
            score += chance * reached_score(g, car, extra, extra, car.heat - boost_cost(g, car))
    return score


def reached_score(g: Race, car: Car, spaces: int, faster: int, heat: int) -> float:
    """The turn's score if the car went so many spaces more and so much faster, and took a slipstream if it can then."""
    return reached(g, car, spaces, faster, heat - heat_due(car))


def slipstream_score(g: Race, car: Car, option: int) -> float:
    to = car.at if option == DONE else landing(g, car, car.at + spaces_of(option))
    limits = [limit_for(g, car, corner) for corner in range(g.circuit.corners)]
    hot = g.conditions.overheats
    pace = pace_of(g.circuit, g.laps, len(g.field))
    return -pace.after(limits, hot, car.began_at, to, car.speed, car.gear, car.heat)
