"""Which matches tell how strong Steampunk Rally's bots are."""

from paddock.arena.strength import Match
from paddock.kernel.options import Value

__all__ = ["MATCHES"]

BOTH_SIDES: list[dict[str, Value]] = [{"track": side, "inventors": "drawn"} for side in ("alps", "sky")]

MATCHES = [
    Match("steampunk_rally", "both sides", BOTH_SIDES, "champion", "club", 200),
    Match("steampunk_rally", "both sides", BOTH_SIDES, "pro", "club", 200),
    Match("steampunk_rally", "both sides", BOTH_SIDES, "club", "rookie", 200),
    Match("steampunk_rally", "both sides", BOTH_SIDES, "club", "random", 200),
]
