"""Plays like somebody who has just learnt the game: in a hurry, and content with what looks good."""

from typing import Final

from paddock.bots.base import Bot
from paddock.bots.memory import RestOfTurn
from paddock.kernel.chance import Chance
from paddock.kernel.table import Table

__all__ = ["RookieBot"]

TURNS: Final = 30
HURRIED: Final = 60  # of a hundred decisions


class RookieBot(Bot):
    """Often takes any choice that is hardly worse than the best, as the judge says; never one that is much worse."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.rest = RestOfTurn()

    def choose(self, table: Table, seat: int) -> int:
        options = table.options(seat)
        if self.rest.foresees(options):
            return self.rest.next()
        if len(options) == 1:
            return options[0]
        judge = table.game.judge
        turns = judge.turns(table, seat, TURNS)
        if turns:
            chosen = self.chosen([turn.score for turn in turns], judge.slip())
            return self.rest.decide(table, seat, turns[chosen].answers)
        return options[self.chosen(judge.scores(table, seat, options), judge.slip())]

    def chosen(self, scores: list[float], slip: float) -> int:
        """The number of the best score or, in a hurry, of any that is near enough."""
        best = max(scores)
        least = best - slip if self.chance.below(100) < HURRIED else best
        near = [number for number, score in enumerate(scores) if score >= least]
        return near[0] if len(near) == 1 else near[self.chance.below(len(near))]
