"""The drivers of street races: their names in rules and texts, and the points of their cars."""

import tomllib
from importlib.resources import files
from typing import Final

__all__ = ["CELINE", "DRIVERS", "FARROW", "IRIS", "KAI", "NADIA", "ODO", "OKSANA", "PAVEL", "POINTS", "RUFUS", "TUCK"]

IRIS: Final = 0
RUFUS: Final = 1
OKSANA: Final = 2
PAVEL: Final = 3
CELINE: Final = 4
TUCK: Final = 5
ODO: Final = 6
FARROW: Final = 7
KAI: Final = 8
NADIA: Final = 9
PAGE: Final = tomllib.loads((files("paddock.games.formula_d") / "data" / "drivers.toml").read_text(encoding="utf-8"))
DRIVERS: Final[list[str]] = list(PAGE)
POINTS: Final[list[list[int]]] = [list(parts.values()) for parts in PAGE.values()]
