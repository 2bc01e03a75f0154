"""Typed reading of ``data``: a row tells in one sentence what is wrong with it."""

import tomllib
from importlib.resources import files
from typing import Any

__all__ = ["Row", "check", "counted", "place_in", "read", "table_of"]


class Row:
    """One row of a data file; every value is asked for by its kind, and no value may be left over."""

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        self.values = values
        self.asked = {"id"}
        self.where = where
        self.id = self.text("id")
        self.where = f"{where}: {self.id}"

    def text(self, key: str, otherwise: str | None = None) -> str:
        """A word or a line of words."""
        value = self.value(key, otherwise)
        if not isinstance(value, str):
            raise ValueError(f"{self.where}: {key} must be a text")
        return value

    def number(self, key: str, otherwise: int | None = None) -> int:
        """A whole number."""
        value = self.value(key, otherwise)
        if not isinstance(value, int) or isinstance(value, bool):
            raise ValueError(f"{self.where}: {key} must be a whole number")
        return value

    def value(self, key: str, otherwise: object) -> object:
        """A value of any kind."""
        self.asked.add(key)
        value: object = self.values.get(key, otherwise)
        if value is None:
            raise ValueError(f"{self.where}: {key} is missing")
        return value

    def end(self) -> None:
        """Called when all is read: what nobody asked for is a slip of the pen."""
        for key in self.values:
            if key not in self.asked:
                raise ValueError(f"{self.where}: nothing is known of {key}")


def read(name: str) -> dict[str, Any]:
    """A data file by its name."""
    return tomllib.loads((files("paddock.games.steampunk_rally") / "data" / f"{name}.toml").read_text(encoding="utf-8"))


def table_of(name: str, key: str) -> list[Row]:
    """The rows of one table of a data file."""
    rows: list[dict[str, Any]] = read(name)[key]
    return [Row(name, row) for row in rows]


def place_in(words: list[str], word: str, where: str, kind: str) -> int:
    """The number of a word among the words that are known."""
    if word not in words:
        raise ValueError(f"{where}: {word} is no {kind}")
    return words.index(word)


def counted(text: str, where: str) -> tuple[int, str]:
    """A number and what it counts: ``2 steam``."""
    words = text.split()
    if len(words) != 2 or not words[0].isdigit():
        raise ValueError(f"{where}: {text} must be a number and a word")
    return int(words[0]), words[1]


def check(faults: list[str]) -> None:
    """Refuse data with faults, and tell them all."""
    if faults:
        raise ValueError("\n".join(faults))
