"""Chooses what the game's own judgement likes best."""

from paddock.bots.base import Bot
from paddock.kernel.chance import Chance
from paddock.kernel.table import Table

__all__ = ["GreedyBot"]


class GreedyBot(Bot):
    """Takes the option with the best score; among equals, any."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, table: Table, seat: int) -> int:
        options = table.options(seat)
        if len(options) == 1:
            return options[0]
        scores = table.game.judge.scores(table, seat, options)
        best = max(scores)
        equals = [option for option, score in zip(options, scores) if score == best]
        return equals[0] if len(equals) == 1 else equals[self.chance.below(len(equals))]
