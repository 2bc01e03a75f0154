"""Game files and saves, as people name them on the command line. What is wrong is told with the file's name.

A save of ``paddock play`` holds the save of its table and who sits where; one that Python wrote holds a table only.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import paddock
from paddock.arena import line_up
from paddock.cli.errors import BadUsage, InFile
from paddock.cli.files import read_text
from paddock.cli.names import is_good_name
from paddock.cli.values import bots
from paddock.kernel.errors import BadFile, BadSetup, NoLog, PaddockError
from paddock.kernel.files import fault_in_short, opened_text, sealed_text
from paddock.kernel.game import Game
from paddock.kernel.replay import GameFile, load_by_log, read_game_file
from paddock.kernel.table import Table

__all__ = ["SavedGame", "blame_the_file", "load_save", "open_game_file", "sealed_save"]


@dataclass(frozen=True)
class SavedGame:
    """A table, and for each seat its name ("": it has none of its own) and its bot ("": a person)."""

    table: Table
    names: list[str]
    bots: list[str]


@contextmanager
def blame_the_file(path: Path) -> Iterator[None]:
    """A file may hold anything; whatever it breaks, the file is what is broken."""
    try:
        yield
    except BadUsage:
        raise
    except PaddockError as error:
        raise InFile(path, error) from error
    except Exception as fault:
        raise InFile(path, BadFile("broken", cause=fault_in_short(fault))) from fault


def open_game_file(path: Path | None) -> tuple[GameFile, Game]:
    """A game file that is what it says, and the game it belongs to; BadUsage if no file was named."""
    if path is None:
        raise BadUsage("no-file")
    text = read_text(path)
    with blame_the_file(path):
        file = read_game_file(text)
        game = game_of(file.game)
        file.verify(game)
        return file, game


def sealed_save(saved: SavedGame) -> str:
    return sealed_text("paddock-play", {"table": saved.table.save(), "names": saved.names, "bots": saved.bots})


def load_save(path: Path, expected: str | None) -> SavedGame:
    """What a save holds; ``expected`` is the game that it should be, where one is named."""
    text = read_text(path)
    with blame_the_file(path):
        seating = opened_seating(text)
        table = load_table(text if seating is None else str(seating["table"]), expected)
        if seating is None:
            return SavedGame(table, [], [])
        names, seated = seat_list(seating["names"], table), seat_list(seating["bots"], table)
        check_seating(names, seated)
        return SavedGame(table, names, seated)


def opened_seating(text: str) -> dict[str, Any] | None:
    """What ``sealed_save`` wrote, or None if the text is something else."""
    try:
        return opened_text("paddock-play", text)
    except BadFile as error:
        if error.reason == "wrong-kind":
            return None
        raise


def load_table(text: str, expected: str | None) -> Table:
    found = str(opened_text("paddock-save", text).get("game"))
    if expected is not None and paddock.game(expected).name != found:
        raise BadFile("other-game", found=found, expected=expected)
    try:
        return load_by_log(game_of(found), text)
    except NoLog:
        raise BadUsage("save-without-log") from None


def seat_list(data: Any, table: Table) -> list[str]:
    """A word for each seat."""
    words = [word for word in data if isinstance(word, str)]
    if not isinstance(data, list) or not len(words) == len(data) == table.seats:
        raise BadFile("broken", cause="the seats do not fit")
    return words


def check_seating(names: list[str], seated: list[str]) -> None:
    """BadFile or BadSetup if a name will not do, or there is no such bot."""
    if not all(is_good_name(name) for name in names if name):
        raise BadFile("broken", cause="the names do not fit")
    for bot in seated:
        if bot:
            line_up(bots(bot), 1)


def game_of(name: str) -> Game:
    """The game that a file names; one that is not installed is the file's fault, not the command's."""
    try:
        return paddock.game(name)
    except BadSetup as refusal:
        raise BadFile(refusal.reason, **refusal.details) from refusal
