"""Chooses what the game's own judgement likes best."""

from paddock.bots.base import Bot
from paddock.bots.memory import RestOfTurn
from paddock.kernel.chance import Chance
from paddock.kernel.table import Table

__all__ = ["GreedyBot", "best_option"]


class GreedyBot(Bot):
    """Plays the best whole turn where the judge knows any, else the option with the best score."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.rest = RestOfTurn()

    def choose(self, table: Table, seat: int) -> int:
        options = table.options(seat)
        if self.rest.foresees(options):
            return self.rest.next()
        if len(options) == 1:
            return options[0]
        turns = table.game.judge.turns(table, seat, 1)
        if turns:
            return self.rest.decide(table, seat, turns[0].answers)
        return best_option(table, seat, options, self.chance)


def best_option(table: Table, seat: int, options: list[int], chance: Chance) -> int:
    """The option with the best score; among equals, any."""
    scores = table.game.judge.scores(table, seat, options)
    best = max(scores)
    equals = [option for option, score in zip(options, scores) if score == best]
    return equals[0] if len(equals) == 1 else equals[chance.below(len(equals))]
