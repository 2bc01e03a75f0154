"""What a good position is: few registers to the flags that are left, little damage, lives.

A navigator's judgement uses only what its seat may know: its own cards, and what lies open.
"""

from typing import Final

from paddock.games.roborally.bot.answers import answer_scores
from paddock.games.roborally.bot.plans import Plans
from paddock.games.roborally.bot.programs import programs_from_here
from paddock.games.roborally.bot.quick import play_on, program_for_others
from paddock.games.roborally.bot.standing import is_measured, win_chance
from paddock.games.roborally.floor import NOWHERE
from paddock.games.roborally.rules.program import FillRegister
from paddock.games.roborally.state import Factory
from paddock.kernel.judge import CHANCE, POINTS, Judge, Turn
from paddock.kernel.table import Table

__all__ = ["Navigator"]

LIFE: Final = 25.0
SLIP: Final = 5.0  # registers


class Navigator(Judge):
    """Plans by looking through every program of its hand; decides the rest by simple rules."""

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, Factory)
        if table.place[seat]:
            return 100.0 * (table.seats - table.place[seat] + 1)
        worth = LIFE * table.lives[seat] - 1.5 * table.damage[seat] + 10.0 * table.touched[seat]
        worth += 1.0 * table.option_count[seat]
        if table.at[seat] != NOWHERE:
            worth += Plans(table, seat).stand_score(table.at[seat] * 4 + table.facing[seat], 0)
        return worth

    def scores(self, table: Table, seat: int, options: list[int]) -> list[float]:
        assert isinstance(table, Factory)
        return answer_scores(table, table.open_question(seat), options)

    def turns(self, table: Table, seat: int, most: int) -> list[Turn]:
        """Whole programs."""
        assert isinstance(table, Factory)
        question = table.open_question(seat)
        if isinstance(question, FillRegister):
            return programs_from_here(table, question.n, question.m, most)
        return []

    def slip(self) -> float:
        return SLIP

    def decide_for_others(self, table: Table, seat: int) -> None:
        """The others make their programs again."""
        assert isinstance(table, Factory)
        program_for_others(table, seat)

    def play_on(self, table: Table, rounds: int) -> None:
        assert isinstance(table, Factory)
        play_on(table, rounds)

    def worth(self, table: Table, seat: int) -> float:
        """The chance to win where flags are touched in order; elsewhere how much better the own team stands."""
        assert isinstance(table, Factory)
        return win_chance(table, seat) if is_measured(table) else self.advantage(table, seat)

    def worth_in(self, table: Table) -> str:
        assert isinstance(table, Factory)
        return CHANCE if is_measured(table) else POINTS

    def advantage(self, table: Factory, seat: int) -> float:
        """The mean of the own team against the mean of all others."""
        own: list[float] = []
        others: list[float] = [0.0]
        for other in range(table.seats):
            team = own if table.team_of[other] == table.team_of[seat] else others
            team.append(self.value(table, other))
        return sum(own) / len(own) - sum(others) / max(1, len(others) - 1)
