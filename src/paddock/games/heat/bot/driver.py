"""What a good position is: few turns to the finish, by place, gear and engine, and a hand that is not clogged.

A driver's judgement uses only what his seat may know: of the draw deck it looks at which cards are left in it, never at
their order.
"""

from typing import Final

from paddock.games.heat.bot.between_races import season_scores
from paddock.games.heat.bot.card_odds import flip_odds
from paddock.games.heat.bot.pace import STRESS_TURNS, pace_of
from paddock.games.heat.bot.upgrades import (
    reached,
    refresh_scores,
    salvage_scores,
    speed_scores,
    upgrade_scores,
    use_score,
)
from paddock.games.heat.bot.whole_turns import best_of, discards, plans_from_here
from paddock.games.heat.cards import STRESS, is_discardable
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
from paddock.games.heat.rules.hand import DiscardCard, RefreshCard
from paddock.games.heat.rules.marks import heat_due
from paddock.games.heat.rules.movement import landing
from paddock.games.heat.rules.plan import ClutteredHand, PlayCard, ShiftGear
from paddock.games.heat.rules.react import UseSymbol, boost_cost
from paddock.games.heat.rules.salvage import SalvageCard
from paddock.games.heat.rules.slipstream import TakeSlipstream, spaces_of
from paddock.games.heat.rules.turn import ChooseSpeed
from paddock.games.heat.state import OVER, Car, Race
from paddock.kernel.agenda import Question
from paddock.kernel.judge import Judge, Turn
from paddock.kernel.table import Table

__all__ = ["Driver"]

# In turns, as everything here.
CLOG_TURNS: Final = 0.05
COOLING_FIRST: Final = 0.01  # cooling down costs nothing


class Driver(Judge):
    """Plans by looking through every gear and set of cards; reacts by comparing where each symbol leads."""

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, Race)
        car = table.cars[seat]
        if table.season is not None and table.phase == OVER:
            return float(len(table.field) - table.season.ranking().index(seat))
        if car.place:
            return float(len(table.field) - car.place)
        return -pace_of(table.circuit, table.laps, len(table.field)).turns_left(car.at, car.gear, car.heat) - clog(car)

    def scores(self, table: Table, seat: int, options: list[int]) -> list[float]:
        assert isinstance(table, Race)
        question = table.open_question(seat)
        car = table.cars[seat]
        if isinstance(question, (ShiftGear, PlayCard)):
            return best_of(plans_from_here(table, car, question, options), options)
        if isinstance(question, ClutteredHand):
            return [cluttered_score(table, car, option - GEAR) for option in options]
        if isinstance(question, UseSymbol):
            return [symbol_score(table, car, option) for option in options]
        if isinstance(question, TakeSlipstream):
            return [slipstream_score(table, car, option) for option in options]
        if isinstance(question, DiscardCard):
            return best_of(discards(table, car, options), options)
        return garage_scores(table, car, question, options)

    def turns(self, table: Table, seat: int, most: int) -> list[Turn]:
        """A gear with its cards, or all cards that are discarded."""
        assert isinstance(table, Race)
        question = table.open_question(seat)
        car = table.cars[seat]
        options = table.options(seat)
        if isinstance(question, (ShiftGear, PlayCard)):
            return plans_from_here(table, car, question, options)[:most]
        if isinstance(question, DiscardCard):
            return discards(table, car, options)[:most]
        return []


def garage_scores(g: Race, car: Car, question: Question[Race], options: list[int]) -> list[float]:
    """Questions that only upgrades bring."""
    if isinstance(question, TakeUpgrade):
        return upgrade_scores(car, options)
    if isinstance(question, ChooseSpeed):
        return speed_scores(g, car, options)
    if isinstance(question, SalvageCard):
        return salvage_scores(options)
    if isinstance(question, RefreshCard):
        return refresh_scores(g, car, options)
    return season_scores(g, question, options)


# ---- a cluttered hand ----------------------------------------------------------------------------------------------


def cluttered_score(g: Race, car: Car, gear: int) -> float:
    """The car stands and is in first gear then; the higher the gear was, the more Heat has left the hand."""
    left = max(0, len(car.hand) - gear)
    turns = pace_of(g.circuit, g.laps, len(g.field)).turns_left(car.at, 1, car.heat - shift_cost(car.gear, gear))
    return -turns - CLOG_TURNS * left


# ---- steps 5, 6 and 8 ------------------------------------------------------------------------------------------------


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


# ---- what a turn's end is worth --------------------------------------------------------------------------------------


def clog(car: Car) -> float:
    """Heat and Stress in hand are in the way."""
    stuck = 0.0
    for card in car.hand:
        if card == STRESS:
            stuck += STRESS_TURNS
        elif not is_discardable(card):
            stuck += CLOG_TURNS
    return stuck
