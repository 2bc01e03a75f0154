"""A bot of somebody else's, and things that are none."""

import sys

from paddock.bots import Bot
from paddock.kernel.chance import Chance
from paddock.kernel.table import Table


class Careful(Bot):
    """Always the first option."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, table: Table, seat: int) -> int:
        return table.options(seat)[0]


class Cheat(Careful):
    def choose(self, table: Table, seat: int) -> int:
        return -1


class Broken(Careful):
    """Fails somewhere else, but by its own fault."""

    def choose(self, table: Table, seat: int) -> int:
        return int("one")

    BROKEN_LINE = choose.__code__.co_firstlineno + 1


class Wrong(Careful):
    """Asks the table for a seat that it does not have."""

    def choose(self, table: Table, seat: int) -> int:
        return table.options(99)[0]

    WRONG_LINE = choose.__code__.co_firstlineno + 1


class Silent(Careful):
    """Forgets to give its choice back."""

    def choose(self, table: Table, seat: int) -> int:
        return None  # type: ignore[return-value]


class Wordy(Careful):
    def choose(self, table: Table, seat: int) -> int:
        return "first"  # type: ignore[return-value]


class Leaves(Careful):
    """Ends the whole program."""

    def choose(self, table: Table, seat: int) -> int:
        sys.exit(3)


def make(chance: Chance) -> Bot:
    return Careful(chance)


def nothing(chance: Chance) -> None:
    """Forgets to give the bot back."""


def fails(chance: Chance) -> Bot:
    raise RuntimeError("no engine")
