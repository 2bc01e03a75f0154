"""The judge: bets by the chances of the race, plays magic for its bets, and keeps enough gold for tax and loans."""

from math import exp
from typing import Final

from paddock.games.unicorn_fever.bot.minor import minor_scores
from paddock.games.unicorn_fever.bot.plans import (
    action_turns,
    bet_turns,
    contract_turns,
    magic_turns,
    stake_turns,
    under_turns,
)
from paddock.games.unicorn_fever.bot.purses import seat_worth
from paddock.games.unicorn_fever.bot.quick import play_on
from paddock.games.unicorn_fever.rules.action import TakeAction
from paddock.games.unicorn_fever.rules.bets import PlaceBet, StakeGold
from paddock.games.unicorn_fever.rules.contracts import SignContract
from paddock.games.unicorn_fever.rules.magic import LayUnder, PlayMagic
from paddock.games.unicorn_fever.state import Stable
from paddock.kernel.judge import CHANCE, Judge, Turn
from paddock.kernel.table import Table

__all__ = ["Bookmaker"]

HORIZON: Final = 1
SLIP: Final = 0.6  # fame
UNLIKELY: Final = -1000.0  # the score of an option that nobody would take
SPREAD: Final = 3.0  # fame by which a lead is doubtful, and more so the more races there are to come


class Bookmaker(Judge):
    """Weighs everything in fame at the end."""

    def value(self, table: Table, seat: int) -> float:
        """How a seat stands beside the best of the others."""
        assert isinstance(table, Stable)
        return lead(table, seat)

    def scores(self, table: Table, seat: int, options: list[int]) -> list[float]:
        assert isinstance(table, Stable)
        found = self.all_turns(table, seat)
        if not found:
            return minor_scores(table, seat, options)
        scores = [UNLIKELY] * len(options)
        for turn in found:
            place = options.index(turn.answers[0])
            scores[place] = max(scores[place], turn.score)
        return scores

    def turns(self, table: Table, seat: int, most: int) -> list[Turn]:
        assert isinstance(table, Stable)
        return self.all_turns(table, seat)[:most]

    def all_turns(self, g: Stable, seat: int) -> list[Turn]:
        """For the questions in which much is decided; the best first."""
        question = g.open_question(seat)
        if isinstance(question, TakeAction):
            return action_turns(g, seat, question, g.options(seat))
        if isinstance(question, PlaceBet):
            return bet_turns(g, seat, question.n)
        if isinstance(question, StakeGold):
            return stake_turns(g, seat, question.n, question.m)
        if isinstance(question, SignContract):
            return contract_turns(g, seat, question.n)
        if isinstance(question, PlayMagic):
            return magic_turns(g, seat, question.n, question.k)
        if isinstance(question, LayUnder):
            return under_turns(g, seat, question.n)
        return []

    def slip(self) -> float:
        return SLIP

    def horizon(self) -> int:
        return HORIZON

    def play_on(self, table: Table, rounds: int) -> None:
        assert isinstance(table, Stable)
        play_on(table, rounds)

    def worth(self, table: Table, seat: int) -> float:
        """The chance to win, by the lead; at the end it is certain."""
        assert isinstance(table, Stable)
        outcome = table.outcome()
        if outcome is not None:
            return 1.0 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0
        spread = SPREAD * (1.0 + table.rounds - table.round) ** 0.5
        return 1.0 / (1.0 + exp(-lead(table, seat) / spread))

    def worth_in(self, table: Table) -> str:
        return CHANCE


def lead(g: Stable, seat: int) -> float:
    """How far a seat is ahead of the best of the others, in fame."""
    best = max([seat_worth(g, other) for other in range(g.seats) if other != seat])
    return seat_worth(g, seat) - best
