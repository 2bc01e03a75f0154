"""What PostgreSQL needs: connections that notice when nobody is at the other end, and tables that are fenced.

Several workers share one database. A table belongs to the worker that took it last, and every taking raises the
table's epoch. A commit asks first whether its tables still have the epoch under which its worker took them, and holds
them so until it is done: however late a worker is, it cannot write over another's table.
"""

import os
import socket
from collections.abc import Iterable
from contextlib import suppress
from typing import Any
from weakref import WeakSet

from sqlalchemy import ColumnElement, Connection, Engine, event, literal_column, text

__all__ = ["NOW", "OPTIONS", "Wires", "broken_fences", "end_stalled", "wait_for_other_migrations"]

CONNECT_SECONDS = 5
STILL_SECONDS = 5  # a worker that stands still in the middle of a transaction must not keep others from its tables
LOCK_SECONDS = 10
SILENCE = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 8_000}
SERVER = (  # it watches the line, too
    f"-c idle_in_transaction_session_timeout={STILL_SECONDS}s -c lock_timeout={LOCK_SECONDS}s"
    " -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=8000"
)
NAME = "paddock"
OPTIONS: dict[str, Any] = {
    "pool_pre_ping": True,
    "pool_timeout": CONNECT_SECONDS,
    "connect_args": {"connect_timeout": CONNECT_SECONDS, "application_name": NAME, "options": SERVER, **SILENCE},
}
NOW: ColumnElement[int] = literal_column("(extract(epoch FROM clock_timestamp()) * 1000)::bigint")
MIGRATIONS = 0x70616464  # the lock under which a schema is changed
LOCK = text("SELECT pg_advisory_xact_lock(:number)")
KEPT = text(
    "SELECT id FROM tables JOIN unnest(CAST(:ids AS text[]), CAST(:epochs AS integer[])) AS held (table_id, at)"
    " ON id = table_id AND epoch = at ORDER BY id FOR SHARE OF tables"
)
STALLED = text(
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = :name"
    " AND datname = current_database() AND usename = current_user AND xact_start IS NOT NULL"
    f" AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - interval '{STILL_SECONDS + 1} seconds'"
)


def wait_for_other_migrations(connection: Connection) -> None:
    """Several sites may start at once."""
    connection.execute(LOCK, {"number": MIGRATIONS})


def broken_fences(connection: Connection, fences: Iterable[tuple[str, int]]) -> set[tuple[str, int]]:
    """Those tables that have another epoch by now; the others keep theirs until this transaction ends."""
    held = sorted(set(fences))
    rows = connection.execute(KEPT, {"ids": [table for table, _ in held], "epochs": [epoch for _, epoch in held]})
    kept = set(rows.scalars())
    return {fence for fence in held if fence[0] not in kept}


def end_stalled(connection: Connection) -> int:
    """End transactions that stand still, whoever's they are.

    PostgreSQL does so itself, but not where it waits for the rest of several statements that are sent in one go.
    """
    return int(connection.execute(STALLED, {"name": NAME}).scalar_one())


class Wires:
    """The connections of an engine, so that those on which nobody answers can be cut: whoever waits then fails."""

    def __init__(self, engine: Engine) -> None:
        self.connections: WeakSet[Any] = WeakSet()
        event.listen(engine, "connect", self.note)

    def note(self, connection: Any, _record: object) -> None:
        self.connections.add(connection)

    def cut(self) -> None:
        for connection in list(self.connections):
            with suppress(Exception):  # closed meanwhile
                cut(connection.fileno())


def cut(handle: int) -> None:
    """A connection that another thread waits for may not be closed under it, but it can be told to end."""
    with socket.socket(fileno=os.dup(handle)) as wire:
        wire.shutdown(socket.SHUT_RDWR)
