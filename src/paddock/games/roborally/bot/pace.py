"""How many turns a robot is from touching all its flags, for bots.

Where the flags stand still on boards that do so too, it is worked out beforehand (``pace_making``) and kept in
``data/paces.toml``: a row for each flag that may be the next one, a byte a stand in twentieths of a turn beyond the
smallest of the row, which stands in front. Elsewhere the shortest ways have to do.
"""

import tomllib
from base64 import b64decode, b64encode
from importlib.resources import files
from typing import Final
from zlib import compress, decompress

from paddock.games.roborally.courses import BLOCKERS, PAIRS, RACE, TEAMS, Course

__all__ = ["has_pace", "pace_on", "read", "written"]

PARTS: Final = 20  # of a turn
MOST: Final = 255
PACES: Final[dict[str, list[list[float]]]] = {}
ROWS: Final[dict[str, list[str]]] = {}


def has_pace(course: Course) -> bool:
    """Whether robots touch flags in order that never move."""
    still = not course.moving_flags and not course.has("turning_boards")
    return still and course.goal in (RACE, PAIRS, TEAMS, BLOCKERS)


def pace_on(course: Course) -> list[list[float]]:
    """For every flag that may be the next one, the turns from every stand; nothing where they are not known."""
    known = PACES.get(course.name)
    if known is None:
        if not ROWS:
            text = (files("paddock.games.roborally") / "data" / "paces.toml").read_text(encoding="ascii")
            ROWS.update(tomllib.loads(text))
        known = [read(row) for row in ROWS.get(course.name, [])] if has_pace(course) else []
        PACES[course.name] = known
    return known


def written(turns: list[float]) -> str:
    """A row as text."""
    least = min(turns)
    parts = [round(least * PARTS), *[min(MOST, round((each - least) * PARTS)) for each in turns]]
    return b64encode(compress(bytes([parts[0] // 256, parts[0] % 256, *parts[1:]]), 9)).decode()


def read(row: str) -> list[float]:
    """What ``written`` made of it."""
    parts = list(decompress(b64decode(row)))
    least = parts[0] * 256 + parts[1]
    return [(least + part) / PARTS for part in parts[2:]]
