"""Which matches tell how strong RoboRally's bots are."""

from paddock.arena.strength import Match
from paddock.kernel.options import Value

__all__ = ["MATCHES"]

COURSES: list[dict[str, Value]] = [{"course": course} for course in ("risky_exchange", "dizzy_dash", "island_hop")]
OPTIONS: list[dict[str, Value]] = [{"course": course} for course in ("option_world", "flag_fry", "tricksy")]

MATCHES = [
    Match("roborally", "three courses", COURSES, "champion", "club", 140),
    Match("roborally", "three courses", COURSES, "pro", "club", 140),
    Match("roborally", "three courses", COURSES, "club", "rookie", 140),
    Match("roborally", "with options", OPTIONS, "champion", "club", 140),
]
