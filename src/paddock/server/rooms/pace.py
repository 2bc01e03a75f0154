"""How long a turn may take."""

from typing import Annotated

from msgspec import Meta, Struct

__all__ = ["Days", "Live", "Pace", "turn_milliseconds"]


class Live(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True, frozen=True):
    """Everybody is at the table: so many seconds for a turn."""

    seconds: Annotated[int, Meta(ge=10, le=3600)] = 90


class Days(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True, frozen=True):
    """Everybody plays when there is time: so many hours for a turn."""

    hours: Annotated[int, Meta(ge=1, le=24 * 14)] = 24


Pace = Live | Days


def turn_milliseconds(pace: Pace) -> int:
    return pace.seconds * 1000 if isinstance(pace, Live) else pace.hours * 3_600_000
