"""Recordings that bots play: seed after seed is tried until a game shows what the recording is named for.

Another bot would give other recordings: a recording is kept as it is as long as the rules are the same.
"""

import sys
from collections.abc import Callable

from paddock.bots import make_bot
from paddock.kernel.answers import read_answers
from paddock.kernel.game import Game
from paddock.kernel.options import Value
from paddock.kernel.replay import game_file, read_game_file
from paddock.kernel.table import Table
from tests.recorded.chain import FOLDER, digest_text, digests

__all__ = ["Moment", "Recording", "all_of", "asks", "ends_with", "record", "tells", "told_with", "within"]

MOST_SEEDS = 2000

Moment = Callable[[Table], bool]


def ends_with(reason: str) -> Moment:
    """Whether the game ended like that."""

    def shows(g: Table) -> bool:
        outcome = g.outcome()
        return outcome is not None and outcome.reason == reason

    return shows


def tells(*kinds: str) -> Moment:
    """Whether all these things happened."""

    def shows(g: Table) -> bool:
        return {*kinds} <= {event["kind"] for event in g.events()}

    return shows


def told_with(kind: str, name: str, *values: object) -> Moment:
    """Whether events of a kind had each of these values as this argument."""

    def shows(g: Table) -> bool:
        return {*values} <= {event["args"][name] for event in g.events() if event["kind"] == kind}

    return shows


def asks(*kinds: str) -> Moment:
    """Whether all these questions were asked."""

    def shows(g: Table) -> bool:
        return {*kinds} <= {asked for _, asked, _ in read_answers(g.log)}

    return shows


def within(answers: int) -> Moment:
    """Whether the game is as short as that, so that its file is small."""

    def shows(g: Table) -> bool:
        return g.position <= answers

    return shows


def all_of(*moments: Moment) -> Moment:
    """Whether the game shows each of them."""

    def shows(g: Table) -> bool:
        return all(moment(g) for moment in moments)

    return shows


class Recording:
    """What to look for, with which bots and options."""

    def __init__(self, shows: Moment, bots: str, **options: Value) -> None:
        self.shows = shows
        self.bots = bots.split()
        self.options: dict[str, Value] = options

    def play(self, game: Game, seed: int) -> Table:
        """The game with this seed."""
        table = game.new(len(self.bots), {**self.options}, seed)
        bots = [make_bot(name, seed, seat) for seat, name in enumerate(self.bots)]
        while table.outcome() is None:
            seat = table.open_seats()[0]
            table.answer(seat, bots[seat].choose(table, seat))
        return table

    def find(self, game: Game) -> Table:
        """The game with the first seed that shows it."""
        for seed in range(1, MOST_SEEDS):
            table = self.play(game, seed)
            if self.shows(table):
                return table
        raise SystemExit(f"not found with {MOST_SEEDS} seeds")


def record(game: Game, recordings: dict[str, Recording]) -> None:
    """The recordings that the command line names, or all of them."""
    folder = FOLDER / game.name
    folder.mkdir(exist_ok=True)
    for name in sys.argv[1:] or recordings:
        table = recordings[name].find(game)
        text = game_file(table)
        chain = digests(game, read_game_file(text))
        (folder / f"{name}.json").write_text(text + "\n", encoding="utf-8")
        (folder / f"{name}.digests").write_text(digest_text(chain), encoding="utf-8")
        print(f"{name}: seed {table.seed}, {table.position} answers", flush=True)
