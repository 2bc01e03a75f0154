"""The levels that people see, in one place: a search bot becomes a level by changing its line."""

from msgspec import Struct

__all__ = ["DEFAULT_LEVEL", "LEVELS", "OFFERED_LEVELS", "Level"]


class Level(Struct, frozen=True):
    """Which bot plays, and how often it does something at random instead."""

    bot: str
    blunders: float = 0.0
    offered: bool = True  # only levels that really differ from the ones before


LEVELS = {
    "rookie": Level("greedy", blunders=0.35),
    "club": Level("greedy"),
    "pro": Level("greedy", offered=False),
    "champion": Level("greedy", offered=False),
}
OFFERED_LEVELS = [name for name, level in LEVELS.items() if level.offered]
DEFAULT_LEVEL = "club"
