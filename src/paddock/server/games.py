"""The games of this site, looked up once."""

from functools import cache
from typing import Any

import paddock
from paddock.bots import LEVELS
from paddock.kernel.errors import BadSetup
from paddock.kernel.game import Game
from paddock.server.refusals import Refusal
from paddock.texts import texts_of_game

__all__ = ["catalogue", "face_of", "find_game", "gallery_of", "game_texts", "is_installed", "offered_levels"]

# The house's five games with their seats; one that is not installed yet is shown as not ready.
HOUSE = {
    "heat": (1, 6),
    "roborally": (2, 8),
    "formula_d": (2, 10),
    "steampunk_rally": (2, 8),
    "unicorn_fever": (2, 6),
}


@cache
def installed() -> dict[str, Game]:
    return {name: paddock.game(name) for name in paddock.game_names()}


def is_installed(name: str) -> bool:
    return name in installed()


def find_game(name: str) -> Game:
    """A game by its name; BadSetup if there is none of that name."""
    game = installed().get(name)
    if game is None:
        raise BadSetup("unknown-game", game=name, known=", ".join(installed()))
    return game


def offered_levels(name: str) -> list[str]:
    """The strengths that the bots of an installed game really have, the weakest first."""
    return LEVELS if is_installed(name) else []


@cache
def catalogue() -> list[dict[str, Any]]:
    """Every game with its options and the levels of its bots, the house's own first."""
    names = list(HOUSE) + [name for name in installed() if name not in HOUSE]
    return [entry(name) for name in names]


def entry(name: str) -> dict[str, Any]:
    game = installed().get(name)
    if game is None:
        return {"id": name, "rules": 0, "seats": HOUSE[name], "options": [], "levels": [], "ready": False}
    return {
        "id": name,
        "rules": game.rules_version,
        "seats": game.seats,
        "options": [option.as_data() for option in game.options],
        "levels": offered_levels(name),
        "ready": True,
    }


@cache
def gallery_of(name: str) -> dict[str, Any]:
    """What can be pictured of a game's setup; many games have nothing to show."""
    game = known(name)
    return {} if game.gallery is None else game.gallery()


@cache
def face_of(name: str) -> dict[str, Any]:
    """What the arguments of a game's events, questions and labels mean."""
    return known(name).face.as_data()


def game_texts(name: str, language: str) -> str:
    """What a game says; the pages bring the words of the house's own games along, and ask for those of others."""
    return "" if name in HOUSE and not is_installed(name) else texts_of_game(known(name).name, language)


def known(name: str) -> Game:
    """An installed game, or a refusal."""
    game = installed().get(name)
    if game is None:
        raise Refusal("unknown-game", 404, game=name, known=", ".join(installed()))
    return game
