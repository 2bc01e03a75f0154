"""Long games that are over, made anew each time: drivers who dawdle for a while, then race."""

import random

from paddock import game
from paddock.kernel.table import Table

__all__ = ["long_race", "longest_season"]

DAWDLE = 6_000
PLANS = ("shift-gear", "play-card")


def long_race(seed: int, dawdle: int = 0, **options: object) -> Table:
    """A race of six cars over four laps, with all upgrades: some 3,000 answers."""
    table = game("heat").new(6, {"laps": "4", "upgrades": "both", **options}, seed)
    dice = random.Random(seed)
    while seats := table.open_seats():
        seat = dice.choice(seats)
        choices = table.options(seat)
        if len(table.log) >= dawdle:
            choice = dice.choice(choices)
        else:
            # In the lowest gear with the first card, and every reaction that there is.
            choice = choices[0 if table.open_question(seat).kind() in PLANS else -1]
        table.answer(seat, choice)
    return table


def longest_season(seed: int) -> Table:
    """Three seasons in a row: up to 30,000 answers and 47,000 events. On plain Python it takes a while."""
    return long_race(seed, DAWDLE, season="trilogy")
