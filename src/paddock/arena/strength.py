"""How strong the levels of bots are: one of a level against others of another, and how long they think.

A match is played in several settings, with the one bot in every seat in turn. Time is the processor's: all that a bot
chooses in one round is a turn.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import paddock
from paddock.arena.balance import wilson
from paddock.arena.seeds import derived_seed
from paddock.bots import Bot, make_bot
from paddock.kernel.options import Value
from paddock.kernel.table import Table

__all__ = ["Match", "Played", "Strength", "played", "strength_of", "table_of", "updated"]

SEATS = 4
MILLISECONDS = 1000.0


@dataclass(frozen=True)
class Match:
    """One bot against three others, as many games in each setting."""

    game: str
    where: str
    settings: list[dict[str, Value]]
    one: str
    others: str
    games: int


@dataclass(frozen=True)
class Played:
    """Games of a match from a number on: how many of them the one has won, and its turns in seconds."""

    first: int
    won: int
    games: int
    turns: list[float]


@dataclass(frozen=True)
class Strength:
    """How often the one has won, with the interval of 95 %, and its turns in milliseconds."""

    match: Match
    won: int
    games: int
    turn_ms: float
    slow_turn_ms: float  # of a hundred turns ninety-nine are quicker

    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)


def played(match: Match, seed: int, told: Callable[[int], None], numbers: tuple[int, int] | None = None) -> Played:
    """Play the games of a match, all of them or those from one number up to another; ``told`` hears of each.

    A game depends on its number and on nothing else, so that a match may be played in pieces.
    """
    first, last = numbers or (0, match.games)
    won = games = 0
    turns: list[float] = []
    for number, setting in enumerate(match.settings):
        for trial in range(first, last):
            table = paddock.game(match.game).new(
                SEATS, setting, derived_seed(seed, f"{match.game} {number}", trial), quiet=True
            )
            seat = trial % SEATS
            won += wins(table, match, seat, derived_seed(seed, f"bots {number}", trial), turns)
            games += 1
            told(1)
    return Played(first, won, games, turns)


def strength_of(match: Match, pieces: Sequence[Played]) -> Strength:
    """What all pieces of a match say together."""
    turns = sorted(turn for piece in pieces for turn in piece.turns)
    slow = turns[min(len(turns) - 1, len(turns) * 99 // 100)]
    won = sum(piece.won for piece in pieces)
    games = sum(piece.games for piece in pieces)
    return Strength(match, won, games, MILLISECONDS * sum(turns) / len(turns), MILLISECONDS * slow)


def wins(table: Table, match: Match, one: int, seed: int, turns: list[float]) -> bool:
    """Whether the bot in this seat wins the game; its turns are added."""
    bots = [make_bot(match.one if seat == one else match.others, seed, seat) for seat in range(SEATS)]
    watch = Stopwatch(turns)
    while seats := table.open_seats():
        seat = seats[0]
        table.answer(seat, watch.timed(table, bots[seat], seat) if seat == one else bots[seat].choose(table, seat))
    watch.stop()
    outcome = table.outcome()
    return outcome is not None and outcome.places[one] == 1


class Stopwatch:
    """Adds up what a bot thinks in one round."""

    def __init__(self, turns: list[float]) -> None:
        self.turns = turns
        self.at = (0, 0)
        self.spent = 0.0

    def timed(self, table: Table, bot: Bot, seat: int) -> int:
        progress = table.progress()
        if (progress.race, progress.round) != self.at:
            self.stop()
            self.at = (progress.race, progress.round)
        began = time.process_time()
        choice = bot.choose(table, seat)
        self.spent += time.process_time() - began
        return choice

    def stop(self) -> None:
        """The turn is over."""
        if self.spent:
            self.turns.append(self.spent)
        self.spent = 0.0


HEAD = """\
| game | one | against three | games | wins, % | turn, ms | slowest of 100 |
|---|---|---|---:|---|---:|---:|
"""


def table_of(found: list[Strength]) -> str:
    """The rows of a page, in Markdown."""
    return HEAD + "".join(f"{row_of(each)}\n" for each in found)


def row_of(found: Strength) -> str:
    match = found.match
    low, high = found.interval()
    share = f"{100 * found.won / found.games:.0f} [{100 * low:.0f}, {100 * high:.0f}]"
    return f"{key_of(match)} {found.games} | {share} | {found.turn_ms:.1f} | {found.slow_turn_ms:.0f} |"


def key_of(match: Match) -> str:
    """How the row of a match begins."""
    return f"| {paddock.game(match.game).name}, {match.where} | {match.one} | {match.others} |"


def updated(table: str, found: list[Strength], order: list[Match]) -> str:
    """A page's table with new rows; the old row of a match that was not played stays. Matches that are gone go."""
    rows = [line for line in table.splitlines() if line.startswith("| ")]
    new = {key_of(each.match): row_of(each) for each in found}
    kept = [new.get(key, next((row for row in rows if row.startswith(key)), "")) for key in map(key_of, order)]
    return HEAD + "".join(f"{row}\n" for row in kept if row)
