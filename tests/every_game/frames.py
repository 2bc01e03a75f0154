"""A game watched: the table as it is at each tell, and what each kind of event changes in a view.

A game's ``tests/games/<name>/tells.py`` says which keys of the view an event of each kind may change (``MAY_CHANGE``),
and which ones may change without an event of their own, between two others or after the last one (``UNTOLD``).

Keys are written as paths. ``cars.heat`` is the Heat of the car that the event is about, ``cars*.heat`` that of any car:
a row of a list belongs to whom its ``seat`` or ``car`` names. Whoever may change a key may change what is inside it.
"""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import paddock
from paddock.kernel.events import Event
from paddock.kernel.replay import GameFile, read_game_file
from paddock.kernel.table import Table
from tests.recorded.chain import FOLDER

View = dict[str, Any]
GAMES_FOLDER = Path(__file__).parents[1] / "games"


def watched_answer(table: Table, seat: int, choice: int) -> list[tuple[Event, Table]]:
    """Give one answer: what was told meanwhile, each with the table at that moment."""
    told = len(table.told)
    table.watch()
    table.answer(seat, choice)
    return list(zip(table.told[told:], table.take_frames(), strict=True))


def recordings(game: paddock.Game) -> list[GameFile]:
    """The recorded games of a game."""
    files = sorted((FOLDER / game.name).glob("*.json"))
    return [read_game_file(file.read_text(encoding="utf-8")) for file in files]


def changed(before: View, after: View, whose: int) -> set[str]:
    """The paths of all keys that differ between two views; ``whose`` rows are named without a star."""
    return {path for key in before.keys() | after.keys() for path in differing(key, before, after, key, whose)}


def differing(key: Any, before: Any, after: Any, path: str, whose: int) -> Iterator[str]:
    """The paths below one key."""
    if key not in before or key not in after:
        yield path
        return
    old, new = before[key], after[key]
    if isinstance(old, dict) and isinstance(new, dict):
        for inner in old.keys() | new.keys():
            yield from differing(inner, old, new, f"{path}.{inner}", whose)
    elif are_rows(old) and are_rows(new) and len(old) == len(new):
        for one, other in zip(old, new, strict=True):
            own = one.get("seat", one.get("car")) == whose
            for inner in one.keys() | other.keys():
                yield from differing(inner, one, other, f"{path}{'' if own else '*'}.{inner}", whose)
    elif json.dumps(old) != json.dumps(new):
        yield path


def are_rows(value: object) -> bool:
    """Whether a value is a list of objects."""
    return isinstance(value, list) and len(value) > 0 and all(isinstance(row, dict) for row in value)


def beyond(paths: set[str], allowed: set[str]) -> list[str]:
    """The paths that are not allowed; whoever may change a key may change what is inside it."""
    return sorted(path for path in paths if not any(path == may or path.startswith(f"{may}.") for may in allowed))


def may_change(game: paddock.Game) -> dict[str, set[str]]:
    """For each kind of event the paths that it may change, those that need no event among them."""
    tells = own_tells(game)
    return {kind: with_own(set(f"{paths} {tells.UNTOLD}".split())) for kind, paths in tells.MAY_CHANGE.items()}


def untold(game: paddock.Game) -> set[str]:
    """What an answer may change without an event."""
    return with_own(set(own_tells(game).UNTOLD.split()))


def has_tells(name: str) -> bool:
    """Whether a game has written down what its events may change."""
    return (GAMES_FOLDER / name / "tells.py").exists()


def own_tells(game: paddock.Game) -> Any:
    return import_module(f"tests.games.{game.name}.tells")


def with_own(paths: set[str]) -> set[str]:
    """Who may change the rows of all may change its own."""
    return paths | {path.replace("*", "") for path in paths}
