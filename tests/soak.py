"""Many random games of every setup: ``python -m tests.soak GAME [GAMES]``.

No game may fail, every game ends, nothing is lost or made. Too long for every day; run it when rules have changed.
"""

import sys
import time
from collections import Counter

import paddock
from paddock.cli.command import run_tool
from paddock.cli.values import named_game
from paddock.cli.values import number as number_of
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.options import Choice, Flag, Number, Option, Value
from paddock.kernel.playout import play_randomly
from paddock.kernel.table import Table
from paddock.texts import Texts
from tests.every_game.kit import check, conserved, own_properties

USUAL_GAMES = 3000
LONGEST = 100_000
LOOK_EVERY = 25


def value(option: Option, chance: Chance, numbers: list[str]) -> Value:
    """Any value of a setup option; most numbers keep their default, for limits would cut the games short."""
    if isinstance(option, Choice):
        return option.values[chance.below(len(option.values))]
    if isinstance(option, Flag):
        return bool(chance.below(2))
    assert isinstance(option, Number)
    return option.low + chance.below(option.high - option.low + 1) if option.key in numbers else option.default


def setup(game: paddock.Game, number: int, chance: Chance) -> tuple[int, dict[str, Value]]:
    """Seats and options that fit together; the values of the first option take turns."""
    least, most = game.seats
    numbers: list[str] = getattr(own_properties(game), "NUMBERS", [])
    while True:
        options = {option.key: value(option, chance, numbers) for option in game.options}
        first = game.options[0]
        if isinstance(first, Choice):
            options[first.key] = first.values[number % len(first.values)]
        seats = least + chance.below(most - least + 1)
        if game.seats_for is None or seats in game.seats_for(options):
            return seats, options


def told(table: Table, number: int) -> str:
    """All that is needed to find a fault."""
    return f"game {number}, {table.setup}: {table.notation()} agenda {table.agenda()}"


def soak(game: paddock.Game, games: int) -> None:
    began = time.perf_counter()
    reasons: Counter[str] = Counter()
    by_seats: Counter[int] = Counter()
    answers = longest = 0
    for number in range(games):
        chance = Chance(stream_key(number, "soak"))
        seats, options = setup(game, number, chance)
        table = game.new(seats, options, number, quiet=True)
        at_first = conserved(game)(table)
        given = 0
        while table.outcome() is None:
            assert all(table.options(seat) for seat in table.open_seats()), told(table, number)
            given += play_randomly(table, chance, LOOK_EVERY)
            check(game)(table)
            assert conserved(game)(table) == at_first, told(table, number)
            assert given < LONGEST, told(table, number)
        outcome = table.outcome()
        assert outcome is not None
        reasons[outcome.reason] += 1
        by_seats[seats] += 1
        answers += given
        longest = max(longest, given)
    seconds = time.perf_counter() - began
    print(f"{game.name}: {games} games, {answers} answers, the longest {longest}, {seconds:.0f} s")
    print(f"seats {dict(sorted(by_seats.items()))}, endings {dict(reasons)}")
    more = getattr(own_properties(game), "soaked", None)
    if more is not None:
        print(more(games))


def main(words: list[str], texts: Texts) -> int:
    game, games = [*words, None, None][:2]
    soak(named_game(game), USUAL_GAMES if games is None else number_of("GAMES", 1)(games))
    return 0


if __name__ == "__main__":
    sys.exit(run_tool(main))
