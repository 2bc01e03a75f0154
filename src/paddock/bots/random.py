"""Chooses anything."""

from paddock.bots.base import Bot
from paddock.kernel.chance import Chance
from paddock.kernel.table import Table

__all__ = ["RandomBot"]


class RandomBot(Bot):
    """Every option is as likely as the others."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, table: Table, seat: int) -> int:
        options = table.options(seat)
        return options[0] if len(options) == 1 else options[self.chance.below(len(options))]
