"""Why something could not be written: the disk is full, the database is away, or another worker has the table.

Exception
├── NoStorage          for now; it is no fault of what was to be written
│   ├── StorageFull    there is no space left: nothing was changed
│   └── StorageAway    nobody answers: whether it was written is not known
└── Fenced             another worker has taken the table over: nothing was changed
"""

import sqlite3

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

__all__ = ["Fenced", "NoStorage", "StorageAway", "StorageFull", "is_collision", "trouble_of"]

# Full, and two ways in which the files beside the database cannot grow.
SQLITE_FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)
POSTGRESQL_FULL = "53100"
# Connections fail, are too many, or are ended by whoever runs the database; so is a transaction that stood still, and
# one that waits too long for such a one.
POSTGRESQL_AWAY = ("08", "53300", "57P", "25P03", "55P03")
POSTGRESQL_COLLISIONS = ("40P01", "40001")


class NoStorage(Exception):
    """Nothing can be written for now."""

    reason = "storage-away"


class StorageFull(NoStorage):
    """There is no space left to write to: nothing was changed."""

    reason = "storage-full"


class StorageAway(NoStorage):
    """The database does not answer. What was being committed may be written or not."""


class Fenced(Exception):
    """Another worker has taken the table over: nothing was changed."""


def trouble_of(error: Exception) -> NoStorage | None:
    """What SQLite or PostgreSQL says with this error, if it is about the storage and not about what was written."""
    if isinstance(error, NoStorage):
        return error
    if isinstance(error, NoConnection):
        return StorageAway()
    cause = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        return StorageFull() if getattr(cause, "sqlite_errorcode", 0) in SQLITE_FULL else None
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return StorageAway()
    code = getattr(cause, "sqlstate", "")
    if code == POSTGRESQL_FULL:
        return StorageFull()
    is_unanswered = code is None and any(kind.__name__ == "OperationalError" for kind in type(cause).__mro__)
    return StorageAway() if is_unanswered or (code or "").startswith(POSTGRESQL_AWAY) else None


def is_collision(error: Exception) -> bool:
    """Two transactions waited for each other, and this one was given up: nothing was changed."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    return getattr(cause, "sqlstate", None) in POSTGRESQL_COLLISIONS
