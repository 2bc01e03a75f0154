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
from paddock.games.unicorn_fever.bot.quick import is_race_next, play_on, run_race
from paddock.games.unicorn_fever.bot.suspicion import suspect
from paddock.games.unicorn_fever.rules.action import TakeAction
from paddock.games.unicorn_fever.rules.bets import PlaceBet, StakeGold
from paddock.games.unicorn_fever.rules.contracts import SignContract
from paddock.games.unicorn_fever.rules.magic import LayUnder, PlayMagic
from paddock.games.unicorn_fever.state import Stable
from paddock.kernel.chance import Chance
from paddock.kernel.judge import CHANCE, Judge, Turn
from paddock.kernel.table import Table

__all__ = ["Bookmaker"]

HORIZON: Final = 1
RACES: Final = 4  # that are run for a worth
DRAWS_A_RACE: Final = 256  # more than any race takes
SLIP: Final = 1.5  # fame
UNLIKELY: Final = -1000.0  # the score of an option that nobody would take
SPREAD: Final = 2.3  # fame that a race may bring more or less than is hoped for


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

    def decide_for_others(self, table: Table, seat: int) -> None:
        """Who has bet on a unicorn helps it, and hinders others: so the cards that nobody has seen are likely to be."""
        assert isinstance(table, Stable)
        suspect(table, seat)

    def play_on(self, table: Table, rounds: int) -> None:
        assert isinstance(table, Stable)
        play_on(table, rounds)

    def worth(self, table: Table, seat: int) -> float:
        """The chance to win; where a race is next, on average over some of them."""
        assert isinstance(table, Stable)
        if not is_race_next(table):
            return chance_to_win(table, seat)
        found = 0.0
        for number in range(RACES):
            found += chance_to_win(after_race(table, number), seat)
        return found / RACES

    def worth_in(self, table: Table) -> str:
        return CHANCE


def after_race(g: Stable, number: int) -> Stable:
    """The table after one of the races that may come: the same number is the same race, whatever has been bet."""
    twin = g.clone()
    twin.chance = Chance(g.chance.key, DRAWS_A_RACE * (number + 1))
    run_race(twin)
    return twin


def chance_to_win(g: Stable, seat: int) -> float:
    """By how all stand, the less sure the more races are to come; at the end it is certain."""
    outcome = g.outcome()
    if outcome is not None:
        return 1.0 / outcome.places.count(1) if outcome.places[seat] == 1 else 0.0
    spread = SPREAD * (1.0 + g.rounds - g.round) ** 0.5
    own = seat_worth(g, seat)
    others = 0.0
    for other in range(g.seats):
        others += exp((seat_worth(g, other) - own) / spread)
    return 1.0 / others


def lead(g: Stable, seat: int) -> float:
    """How far a seat is ahead of the best of the others, in fame."""
    best = max([seat_worth(g, other) for other in range(g.seats) if other != seat])
    return seat_worth(g, seat) - best
