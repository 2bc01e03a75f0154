"""The worker: a process that reads a task a line and writes a result a line. It ends when its input does."""

import os
import sys
import zlib
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from paddock.kernel.bound import longest
from paddock.kernel.errors import PaddockError
from paddock.kernel.replay import read_game_file
from paddock.kernel.table import Table
from paddock.server.bots.thinking import Thought, advice_on, choose_all
from paddock.server.games import find_game
from paddock.server.rooms.replay_film import replay_film

__all__ = ["Advise", "Film", "Task", "Think", "Verify", "main"]

NICE = 10
MOST_ANSWERS = 50_000  # of a game file, where the game itself has no bound


class Think(Struct, tag="think"):
    """A seat is to choose."""

    thought: Thought
    seconds: float


class Advise(Struct, tag="advise"):
    """A person asks what a Champion would do."""

    thought: Thought


class Verify(Struct, tag="verify"):
    """A game file is to be replayed and checked."""

    file: str


class Film(Struct, tag="film"):
    """The film of a game so far, from an event on, as a seat saw it."""

    game: str
    seats: int
    options: dict[str, str | int | bool]
    seed: str  # larger than numbers in JSON may be
    rules: int
    log: list[tuple[int, str, int]]
    seat: int | None
    since: int
    with_answers: bool


Task = Think | Advise | Verify | Film


def main() -> None:
    give_way()
    with suppress(BrokenPipeError):  # the site is gone
        serve(sys.stdin.buffer, sys.stdout.buffer)


def give_way() -> None:
    """People's answers come first: the site's own process goes before those that think, where a system can do so."""
    with suppress(AttributeError, OSError):
        os.nice(NICE)


def serve(tasks: BinaryIO, results: BinaryIO) -> None:
    decoder = msgspec.json.Decoder(Task)
    for line in tasks:
        results.write(msgspec.json.encode(result_of(decoder.decode(line))) + b"\n")
        results.flush()


def result_of(task: Task) -> object:
    if isinstance(task, Think):
        return choose_all(task.thought, task.seconds)
    if isinstance(task, Advise):
        return advice_on(task.thought)
    if isinstance(task, Film):
        return packed_film(task)
    return verified(task.file)


def packed_film(task: Film) -> bytes:
    """Its JSON, packed: unpacking costs the site less than reading it."""
    game = find_game(task.game)

    def new_table() -> Table:
        return game.new(task.seats, task.options, int(task.seed), rules=task.rules)

    film = replay_film(new_table, task.log, task.seat, task.since)
    return zlib.compress(film.as_json(task.with_answers), 1)


def verified(file: str) -> dict[str, Any]:
    """The finished table as a save, or the reason why the file is refused."""
    try:
        game = read_game_file(file)
        rules = find_game(game.game)
        most = longest(game.start(rules)) or MOST_ANSWERS
        if len(game.answers) > most:
            return {"refused": "too-large", "details": {"most": str(most)}}
        table = game.verify(rules)
    except PaddockError as error:
        return {"refused": error.reason, "details": {key: str(value) for key, value in error.details.items()}}
    if table.outcome() is None:
        return {"refused": "unfinished", "details": {}}
    return {"game": game.game, "names": game.names, "save": table.save()}


if __name__ == "__main__":
    main()
