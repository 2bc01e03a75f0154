"""Which matches tell how strong Formula D's bots are."""

from paddock.arena.strength import Match
from paddock.kernel.options import Value

__all__ = ["MATCHES"]

RACES: list[dict[str, Value]] = [{"circuit": circuit} for circuit in ("monaco", "zandvoort", "suzuka", "sebring")]

MATCHES = [
    Match("formula_d", "four circuits", RACES, "champion", "club", 100),
    Match("formula_d", "four circuits", RACES, "pro", "club", 100),
    Match("formula_d", "four circuits", RACES, "club", "rookie", 100),
]
