"""Games that the rules allow to go on for ever, and somebody who never goes on."""

from typing import NamedTuple

import paddock
from paddock.bots import Bot
from paddock.kernel.chance import Chance
from paddock.kernel.options import Value
from paddock.kernel.table import Table

__all__ = ["ENDLESS", "Dawdler", "Endless", "dawdle"]


class Endless(NamedTuple):
    """A setup, and the option that is always taken: the first (0) or the last (-1)."""

    options: dict[str, Value]
    takes: int


ENDLESS = {
    "unicorn_fever": Endless({}, 0),  # loan after loan at the first stake
    "roborally": Endless({"course": "checkmate"}, -1),  # all stay powered down
    "steampunk_rally": Endless({}, 0),  # nobody's machine ever moves
    "heat": Endless({"laps": "1"}, -1),  # cards enough to stall for ever
}


def dawdle(name: str, until: int, seats: int = 2, most: int | None = None) -> Table:
    """A table of people who never go on, after so many answers or when it is over."""
    endless = ENDLESS[name]
    table = paddock.game(name).new(seats, endless.options, seed=3)
    table.most_answers = table.most_answers if most is None else most
    while table.position < until and (asked := table.open_seats()):
        table.answer(asked[0], table.options(asked[0])[endless.takes])
    return table


class Dawdler(Bot):
    """Never goes on: ``tests.endless:Dawdler`` in simulations."""

    def __init__(self, chance: Chance) -> None:
        pass

    def choose(self, table: Table, seat: int) -> int:
        return table.options(seat)[ENDLESS[table.game.name].takes]
