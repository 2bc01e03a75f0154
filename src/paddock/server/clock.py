"""Time, as it is stored and sent. The clock itself is passed in, so that tests can turn its hands."""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache

__all__ = ["Clock", "iso", "milliseconds", "wall_clock"]

Clock = Callable[[], float]  # seconds since 1970

wall_clock: Clock = time.time


def milliseconds(seconds: float) -> int:
    """How times are stored."""
    return round(seconds * 1000)


@lru_cache(4096)
def iso(when: int | None) -> str | None:
    """How times are sent: 2026-03-01T12:00:00.000Z."""
    if when is None:
        return None
    return datetime.fromtimestamp(when / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
