"""The worker: a process that reads a task a line and writes a result a line. It ends when its input does."""

import os
import sys
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

from paddock.kernel.bound import longest
from paddock.kernel.errors import PaddockError
from paddock.kernel.replay import game_file, read_game_file
from paddock.server.bots.thinking import Thought, advice_on, choose_all
from paddock.server.games import find_game
from paddock.server.people.names import shortened
from paddock.server.refusals import Refusal
from paddock.server.rooms.finished import finished
from paddock.server.rooms.stretches import Look, Name, Unfold, Walk, looked, named, unfolded, walked

__all__ = ["Advise", "Task", "Think", "Verify", "main"]

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
    """A game file is to be replayed and checked; names in it are no longer than that."""

    file: str
    name_length: int = 24


Task = Think | Advise | Verify | Walk | Look | Unfold | Name


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
    if isinstance(task, Verify):
        return verified(task)
    if isinstance(task, Walk):
        return walked(task)
    if isinstance(task, Look):
        return looked(task)
    return unfolded(task) if isinstance(task, Unfold) else named(task)


def verified(task: Verify) -> dict[str, Any]:
    """The finished table as a save and as a file to keep, or the reason why the file is refused."""
    try:
        game = read_game_file(task.file)
        rules = find_game(game.game)
        most = longest(game.start(rules)) or MOST_ANSWERS
        if len(game.answers) > most:
            return {"refused": "too-large", "details": {"most": str(most)}}
        table = game.verify(rules)
        names = shortened([*game.names, *[""] * table.seats][: table.seats], task.name_length)
    except (PaddockError, Refusal) as error:
        return {"refused": error.reason, "details": {key: str(value) for key, value in error.details.items()}}
    if table.outcome() is None:
        return {"refused": "unfinished", "details": {}}
    file = game_file(table, [name or "" for name in names])
    return {"game": game.game, "names": names, "save": finished(table).save(), "file": file}


if __name__ == "__main__":
    main()
