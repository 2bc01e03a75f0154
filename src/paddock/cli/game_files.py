"""Game files and saves, as people name them on the command line."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import paddock
from paddock.cli.errors import BadUsage
from paddock.cli.files import read_text
from paddock.kernel.errors import BadFile, BadSetup, PaddockError
from paddock.kernel.files import opened_text
from paddock.kernel.game import Game
from paddock.kernel.replay import GameFile, read_game_file
from paddock.kernel.table import Table

__all__ = ["blame_the_file", "load_save", "open_game_file"]


@contextmanager
def blame_the_file() -> Iterator[None]:
    """A file may hold anything; whatever it breaks, the file is what is broken."""
    try:
        yield
    except PaddockError:
        raise
    except Exception as fault:
        raise BadFile("broken", cause=repr(fault)) from fault


def open_game_file(path: Path | None) -> tuple[GameFile, Game]:
    """A game file and the game it belongs to; BadUsage if no file was named."""
    if path is None:
        raise BadUsage("no-file")
    text = read_text(path)
    with blame_the_file():
        file = read_game_file(text)
        return file, game_of(file.game)


def load_save(path: Path, expected: str | None) -> Table:
    """The table of a save; ``expected`` is the game that it should be, where one is named."""
    text = read_text(path)
    with blame_the_file():
        found = str(opened_text("paddock-save", text).get("game"))
        if expected is not None and paddock.game(expected).name != found:
            raise BadFile("other-game", found=found, expected=expected)
        table = game_of(found).load(text)
    if table.quiet:
        raise BadUsage("save-without-log")
    return table


def game_of(name: str) -> Game:
    """The game that a file names; one that is not installed is the file's fault, not the command's."""
    try:
        return paddock.game(name)
    except BadSetup as refusal:
        raise BadFile(refusal.reason, **refusal.details) from refusal
