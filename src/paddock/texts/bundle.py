"""The texts of a language, read from the ``texts/<language>.ftl`` of the package and of every installed game."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import PurePath

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Resource

__all__ = [
    "LANGUAGES",
    "MissingText",
    "Texts",
    "preferred_language",
    "shortened",
    "text_packages",
    "texts_of_game",
]

LANGUAGES = ("en", "ru")
ASKED_IN = ("LC_ALL", "LC_MESSAGES", "LANG")
LONGEST_PATH = 120
LONGEST_ARGUMENT = 2000  # Fluent shows nothing at all in place of longer ones


class MissingText(Exception):
    """A key without a text, or a text that names something it was not given."""


class Texts:
    """One language. A strict one raises where the usual one shows the key, so that tests see what people would.

    The texts of a game all begin with its name, and are read when the first of them is wanted.
    """

    def __init__(self, language: str, more: Sequence[str] = (), strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread = {name: package for name, package in game_packages() if package not in more}
        for package in ("paddock", *more):
            self.bundle.add_resource(resource(package, language))

    def has(self, key: str) -> bool:
        for game in [name for name in self.unread if key.startswith(f"{name}-")]:
            self.bundle.add_resource(resource(self.unread.pop(game), self.language))
        return self.bundle.has_message(key)

    def say(self, key: str, /, **args: object) -> str:
        """The text of a key, with its arguments filled in."""
        if not self.has(key):
            return self.missing(key, key)
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return self.missing(key, key)
        told, faults = self.bundle.format_pattern(pattern, {name: sayable(value) for name, value in args.items()})
        return self.missing(f"{key}: {faults}", str(told)) if faults else str(told)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many digits behind the point."""
        return self.say(
            "number", value=fluent_number(value, minimumFractionDigits=digits, maximumFractionDigits=digits)
        )

    def missing(self, what: str, instead: str) -> str:
        if self.strict:
            raise MissingText(f"{self.language}: {what}")
        return instead


def text_packages() -> list[str]:
    """The packages with texts: Paddock itself, then the games, wherever they are installed."""
    return ["paddock", *[package for _, package in game_packages()]]


def game_packages() -> list[tuple[str, str]]:
    """The installed games, by name, with their packages."""
    return sorted((point.name, point.module) for point in entry_points(group="paddock.games"))


@cache
def resource(package: str, language: str) -> Resource:
    """The texts of one package, taken apart; what only a terminal says stands in a folder of its own."""
    return FluentResource(written_texts(package, language) + written_texts(package, language, "texts/terminal"))


def written_texts(package: str, language: str, folder: str = "texts") -> str:
    """The texts of one package; a game that does not speak the language speaks English, or not at all."""
    for spoken in (language, "en"):
        file = files(package) / folder / f"{spoken}.ftl"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def texts_of_game(game: str, language: str) -> str:
    """The texts of an installed game, as they are written; nothing if there is no such game."""
    package = dict(game_packages()).get(game)
    return "" if package is None else written_texts(package, language)


def sayable(value: object) -> str | int | float:
    """Numbers stay numbers, for plurals; everything else is text, and not too much of it."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    return shortened(value, LONGEST_PATH if isinstance(value, PurePath) else LONGEST_ARGUMENT)


def shortened(value: object, most: int = LONGEST_PATH) -> str:
    """A text without its middle, if it is too long to be read."""
    text = str(value)
    half = (most - 1) // 2
    return text if len(text) <= most else f"{text[:half]}…{text[-half:]}"


def preferred_language(environment: Mapping[str, str]) -> str:
    """The first language that the environment asks for, English if it is none of ours."""
    asked = next((environment[name] for name in ASKED_IN if environment.get(name)), "")
    return next((language for language in LANGUAGES if asked.lower().startswith(language)), "en")
