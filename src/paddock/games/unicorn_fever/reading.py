"""How the set is read from ``data``: every value with its type, every fault told in one sentence."""

import tomllib
from importlib.resources import files
from typing import Any

__all__ = ["BadSet", "Row", "differ", "read", "rows_of", "table_of"]


class BadSet(ValueError):
    """The set breaks one of its laws; the sentence says which card and how."""


def read(name: str) -> dict[str, Any]:
    """A file of the set as it is written."""
    text = (files("paddock.games.unicorn_fever") / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


class Row:
    """What is written of one card or token. Keys that nobody asked for are a fault, too: a slip of the pen."""

    def __init__(self, where: str, values: dict[str, Any]) -> None:
        self.where = where
        self.values = values
        self.asked: set[str] = set()

    def has(self, key: str) -> bool:
        return key in self.values

    def word(self, key: str, among: list[str]) -> str:
        """A word that must be there; one of a list, unless that is empty."""
        value = self.need(key)
        if not isinstance(value, str) or not value:
            raise BadSet(f"{self.where}: {key} must be a word.")
        if among and value not in among:
            raise BadSet(f"{self.where}: {key} is {value}, but must be one of {', '.join(among)}.")
        return value

    def word_or_none(self, key: str, among: list[str]) -> str:
        """A word that may be missing: then it is empty."""
        return self.word(key, among) if self.has(key) else ""

    def whole(self, key: str, least: int, most: int) -> int:
        """A whole number that must be there."""
        value = self.need(key)
        if not is_whole(value) or not least <= value <= most:
            raise BadSet(f"{self.where}: {key} must be a whole number from {least} to {most}.")
        return int(value)

    def whole_or_zero(self, key: str, least: int, most: int) -> int:
        """A whole number that may be missing: then it is 0."""
        return self.whole(key, least, most) if self.has(key) else 0

    def wholes(self, key: str, least: int, most: int) -> list[int]:
        """A list of whole numbers that must be there."""
        value = self.need(key)
        if not isinstance(value, list) or not all(is_whole(part) and least <= part <= most for part in value):
            raise BadSet(f"{self.where}: {key} must be a list of whole numbers from {least} to {most}.")
        return [int(part) for part in value]

    def words(self, key: str, among: list[str]) -> list[str]:
        """A list of words that must be there, each one of those given."""
        value = self.need(key)
        if not isinstance(value, list) or not all(part in among for part in value):
            raise BadSet(f"{self.where}: {key} must be a list of words among {', '.join(among)}.")
        return [str(part) for part in value]

    def flag(self, key: str) -> bool:
        """Yes or no; no if it is missing."""
        self.asked.add(key)
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise BadSet(f"{self.where}: {key} must be true or false.")
        return value

    def part(self, key: str) -> "Row":
        """A table within the row; an empty one if it is missing."""
        self.asked.add(key)
        return table_of(self.values, key, f"{self.where}, {key}") if self.has(key) else Row(f"{self.where}, {key}", {})

    def done(self) -> None:
        """All has been read: nothing may be left over."""
        for key in self.values:
            if key not in self.asked:
                raise BadSet(f"{self.where}: nothing reads {key} here.")

    def need(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.values:
            raise BadSet(f"{self.where}: {key} is missing.")
        return self.values[key]


def is_whole(value: Any) -> bool:
    """True is a number for Python, not for us."""
    return isinstance(value, int) and not isinstance(value, bool)


def rows_of(data: dict[str, Any], key: str) -> list[Row]:
    """The rows of a file under one heading, each called by its id; no two have the same."""
    value = data.get(key)
    if not isinstance(value, list) or not all(isinstance(part, dict) for part in value):
        raise BadSet(f"The set has no list of rows called {key}.")
    rows = [Row(str(part.get("id", f"{key} {number + 1}")), part) for number, part in enumerate(value)]
    differ(f"rows called {key}", [row.word("id", []) for row in rows])
    return rows


def table_of(data: dict[str, Any], key: str, where: str) -> Row:
    """A single table of a file."""
    value = data.get(key)
    if not isinstance(value, dict):
        raise BadSet(f"{where} must be a table.")
    return Row(where, value)


def differ(what: str, names: list[str]) -> None:
    """No two of them are alike."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            raise BadSet(f"Two {what} are alike: {name}.")
        seen.add(name)
