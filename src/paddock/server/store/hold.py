"""A SQLite file belongs to one running site: two would not see each other's tables."""

import sys
from pathlib import Path
from typing import IO

__all__ = ["InUse", "hold"]


class InUse(Exception):
    """Another site holds the file."""


def hold(file: Path) -> IO[str]:
    """Hold a file until what is returned is closed, or this process ends however it does; InUse if another holds it."""
    handle = file.with_name(f"{file.name}.lock").open("w", encoding="ascii")
    try:
        lock(handle)
    except OSError as fault:
        handle.close()
        raise InUse from fault
    return handle


if sys.platform == "win32":
    import msvcrt

    def lock(handle: IO[str]) -> None:
        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(handle: IO[str]) -> None:
        fcntl.flock(handle.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
