"""Somebody who hoards at Steampunk Rally, so that the deck of boosts runs out: ``tests.recorded.hoarder:Hoarder``."""

from paddock.bots import Bot
from paddock.bots.greedy import GreedyBot
from paddock.kernel.chance import Chance
from paddock.kernel.table import Table

HOARDS = {"stash", "pass", "done"}
UNTIL = 6  # rounds: after them the race is driven home


class Hoarder(Bot):
    """Stashes all boosts and neither vents nor races; else, and after some rounds, as greedy does."""

    def __init__(self, chance: Chance) -> None:
        self.greedy = GreedyBot(chance)

    def choose(self, table: Table, seat: int) -> int:
        if table.progress().round <= UNTIL:
            for option in table.question(seat)["options"]:
                if option["label"]["kind"] in HOARDS:
                    return int(option["choice"])
        return self.greedy.choose(table, seat)
