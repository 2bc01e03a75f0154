"""Paddock: racing board games on one engine."""

from functools import cache
from typing import TYPE_CHECKING, Any

from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.errors import (
    BadFile,
    BadSetup,
    IllegalChoice,
    NoLog,
    NoSuchSeat,
    NothingToUndo,
    NotYourTurn,
    PaddockError,
    RuleFailed,
)
from paddock.kernel.game import Game, commitment
from paddock.kernel.replay import GameFile, game_file, read_game_file
from paddock.kernel.table import Outcome, Table

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "BadFile",
    "BadSetup",
    "Chance",
    "Game",
    "GameFile",
    "IllegalChoice",
    "NoLog",
    "NoSuchSeat",
    "NotYourTurn",
    "NothingToUndo",
    "Outcome",
    "PaddockError",
    "RuleFailed",
    "Table",
    "__version__",
    "commitment",
    "game",
    "game_file",
    "game_names",
    "read_game_file",
    "stream_key",
]

__version__: str


def game_names() -> list[str]:
    """The games that are installed, by name."""
    return sorted(installed_games())


def game(name: str) -> Game:
    """A game by its name; BadSetup if there is none of that name."""
    point = installed_games().get(name)
    found = None if point is None else point.load()
    if not isinstance(found, Game):
        raise BadSetup("unknown-game", game=name, known=", ".join(game_names()))
    return found


@cache
def installed_games() -> "dict[str, EntryPoint]":
    """Looked for once: what is installed while a program runs is seen by the next one."""
    from importlib.metadata import entry_points  # the slowest of Python's own modules to load

    return {point.name: point for point in entry_points(group="paddock.games")}


def __getattr__(name: str) -> Any:
    """The version is looked up when it is asked for: that takes longer than all the rest."""
    if name == "__version__":
        from importlib.metadata import version

        return version("paddock")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
