"""How long tests wait: on a busy machine things take long, and what never happens is found out all the same."""

import time
from collections.abc import Callable
from typing import Any

__all__ = ["PATIENCE", "wait_for"]

PATIENCE = 180.0  # seconds; whoever waits goes on as soon as it has happened


def wait_for(done: Callable[[], Any]) -> Any:
    """Ask again and again until the answer is yes."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = done()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError("it did not happen in time")
