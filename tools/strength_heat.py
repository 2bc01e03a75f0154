"""Which matches tell how strong Heat's bots are."""

from paddock.arena.strength import Match
from paddock.kernel.options import Value

__all__ = ["MATCHES"]

CIRCUITS = ["usa", "great_britain", "italy", "france"]
RACES: list[dict[str, Value]] = [{"circuit": circuit} for circuit in CIRCUITS]
GARAGE: list[dict[str, Value]] = [{"circuit": circuit, "upgrades": "both"} for circuit in CIRCUITS]

MATCHES = [
    Match("heat", "four circuits", RACES, "champion", "club", 100),
    Match("heat", "four circuits", RACES, "pro", "club", 100),
    Match("heat", "four circuits", RACES, "club", "rookie", 100),
    Match("heat", "with the garage", GARAGE, "champion", "club", 100),
]
