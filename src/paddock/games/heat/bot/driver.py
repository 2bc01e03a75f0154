"""What a good position is: few turns to the finish, by place, gear and engine, and a hand that is not clogged.

A driver's judgement uses only what his seat may know: of the draw deck it looks at which cards are left in it, never at
their order.
"""

from typing import Final

from paddock.games.heat.bot.pace import STRESS_TURNS, pace_of
from paddock.games.heat.bot.quick import decide_quickly, play_on
from paddock.games.heat.bot.reactions import CLOG_TURNS, answer_scores
from paddock.games.heat.bot.standing import lead
from paddock.games.heat.bot.whole_turns import best_of, discards, plans_from_here
from paddock.games.heat.cards import STRESS, is_discardable
from paddock.games.heat.rules.hand import DiscardCard
from paddock.games.heat.rules.plan import PlayCard, ShiftGear
from paddock.games.heat.state import OVER, Car, Race
from paddock.kernel.judge import ROUNDS, Judge, Turn
from paddock.kernel.table import Table

__all__ = ["Driver"]

HORIZON: Final = 3
SLIP: Final = 0.15  # turns


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
        if isinstance(question, DiscardCard):
            return best_of(discards(table, car, options), options)
        return answer_scores(table, car, question, options)

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

    def slip(self) -> float:
        return SLIP

    def horizon(self) -> int:
        return HORIZON

    def decide_for_others(self, table: Table, seat: int) -> None:
        """The others plan again, or choose again which cards lie face down before them."""
        assert isinstance(table, Race)
        decide_quickly(table, seat)

    def play_on(self, table: Table, rounds: int) -> None:
        assert isinstance(table, Race)
        play_on(table, rounds)

    def worth(self, table: Table, seat: int) -> float:
        """How many turns the car will be home before the others."""
        assert isinstance(table, Race)
        return lead(table, seat)

    def worth_in(self, table: Table) -> str:
        return ROUNDS


def clog(car: Car) -> float:
    """Heat and Stress in hand are in the way."""
    stuck = 0.0
    for card in car.hand:
        if card == STRESS:
            stuck += STRESS_TURNS
        elif not is_discardable(card):
            stuck += CLOG_TURNS
    return stuck
