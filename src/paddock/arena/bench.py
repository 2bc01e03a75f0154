"""How fast the engine is: random decisions a second, also from plain Python; copying a table; playouts in a search.

Time is the processor's time of this process, and the best of several runs counts, so that other work on the machine
changes little.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

import paddock
from paddock.bots import SearchBot, make_bot
from paddock.kernel import table as kernel_table
from paddock.kernel.chance import Chance, Whim, stream_key
from paddock.kernel.game import Game
from paddock.kernel.playout import play_randomly
from paddock.kernel.table import Table

__all__ = ["Bench", "bench", "is_compiled"]

RUNS = 5
CLONES = 500
GAMES_APART = 100_000
PLAYOUTS = 60
WIDTH = 8
ANSWERS = 100  # until there is something to search
MICROSECONDS = 1e6


@dataclass(frozen=True)
class Bench:
    """Measured with random play on one core; each number is the best of several runs."""

    game: str
    seats: int
    compiled: bool
    decisions_per_second: int
    driven_per_second: int  # decisions of a loop in plain Python over open_seats, options and answer
    games_per_second: float
    clone_us: float
    playouts_per_second: int  # in a search; 0 if the game has nothing to search with


def bench(game: str, seats: int, seconds: float = 2.0) -> Bench:
    """Measure one game with this many seats, for about so many seconds."""
    made = paddock.game(game)
    runs = [timed_games(made, seats, run, seconds / RUNS) for run in range(RUNS)]
    driven = [timed_games(made, seats, run, seconds / RUNS, drive) for run in range(RUNS)]
    clones = [clone_time(mid_game(made, seats, run)) for run in range(RUNS)]
    playouts = [playouts_a_second(mid_game(made, seats, run), run) for run in range(RUNS)]
    return Bench(
        game=game,
        seats=seats,
        compiled=is_compiled(),
        decisions_per_second=round(max(decisions for decisions, _ in runs)),
        driven_per_second=round(max(decisions for decisions, _ in driven)),
        games_per_second=round(max(games for _, games in runs), 1),
        clone_us=round(min(clones) * MICROSECONDS, 2),
        playouts_per_second=round(max(playouts)),
    )


def timed_games(
    game: Game, seats: int, run: int, seconds: float, play: Callable[[Table, Whim], int] = play_randomly
) -> tuple[float, float]:
    """Decisions and games a second, over whole games."""
    games = decisions = 0
    began = time.process_time()
    elapsed = 0.0
    while elapsed < seconds or games == 0:
        decisions += play(game.new(seats, seed=games, quiet=True), bench_whim(run, games))
        games += 1
        elapsed = time.process_time() - began
    return decisions / elapsed, games / elapsed


def drive(table: Table, whim: Whim) -> int:
    """The same from outside: what research code does. Not compiled."""
    given = 0
    while seats := table.open_seats():
        seat = seats[whim.below(len(seats))]
        options = table.options(seat)
        table.answer(seat, options[whim.below(len(options))])
        given += 1
    return given


def mid_game(game: Game, seats: int, run: int) -> Table:
    """A table after half of the answers of its game."""
    answers = play_randomly(game.new(seats, seed=run, quiet=True), bench_whim(run, 0))
    table = game.new(seats, seed=run, quiet=True)
    play_randomly(table, bench_whim(run, 0), answers // 2)
    return table


def clone_time(table: Table) -> float:
    began = time.process_time()
    for _ in range(CLONES):
        table.clone()
    return (time.process_time() - began) / CLONES


def playouts_a_second(table: Table, run: int) -> float:
    """How fast a search plays on, at the next question where it has whole turns to compare."""
    club = make_bot("club", run, 0)
    bot = SearchBot(Chance(stream_key(run, "bench")), PLAYOUTS, WIDTH)
    for _ in range(ANSWERS):
        if not table.open_seats():
            break
        seat = table.open_seats()[0]
        began = time.process_time()
        bot.choose(table, seat)
        if bot.played:
            return bot.played / (time.process_time() - began)
        table.answer(seat, club.choose(table, seat))
    return 0.0


def bench_whim(run: int, game: int) -> Whim:
    """The player costs next to nothing: the engine is what is measured."""
    return Whim(run * GAMES_APART + game)


def is_compiled() -> bool:
    """Whether the kernel in use is the compiled one."""
    return not str(kernel_table.__file__).endswith(".py")
