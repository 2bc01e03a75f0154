"""Which worker holds which table, in PostgreSQL. Only the clock of the database counts.

A worker lives as long as it says so again within its lease. Its tables are its own meanwhile; afterwards whoever needs
one takes it, which raises the table's epoch, so that nothing the former worker still writes there is accepted.
"""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, text

from paddock.server.store.schema import workers

__all__ = [
    "Peer",
    "beat",
    "bury",
    "enter",
    "forsaken",
    "leave",
    "others",
    "owner_of",
    "release",
    "take",
]

MOST_FORSAKEN = 16
KEPT_SECONDS = 3600  # the rows of those who are gone
FARTHEST_SECONDS = 120  # no lease is so long: where one ends later, the clock was set back

NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
IS_LIVING = f"until > {NOW} AND until < {NOW} + {FARTHEST_SECONDS * 1000}"
LIVING = f"SELECT id FROM workers WHERE {IS_LIVING}"
UNTIL = f"{NOW} + :lease"
FREE = f"(worker IS NULL OR worker = :me OR worker NOT IN ({LIVING}))"


class Peer(NamedTuple):
    """Another worker, and where it is reached."""

    id: str
    address: str


SWEEP = text(f"DELETE FROM workers WHERE until < {NOW} - {KEPT_SECONDS * 1000}")
ENTER = text(
    f"INSERT INTO workers (id, address, until) VALUES (:me, :address, {UNTIL})"
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until"
).bindparams(bindparam("me", type_=workers.c.id.type), bindparam("address", type_=workers.c.address.type))
BEAT = text(f"UPDATE workers SET until = {UNTIL} WHERE id = :me AND until > {NOW}")
OTHERS = text(f"SELECT id, address FROM workers WHERE id <> :me AND {IS_LIVING}")
BURY = text("DELETE FROM workers WHERE id = :id")
LET_GO = text("UPDATE tables SET worker = NULL WHERE worker = :me")
RELEASE = text("UPDATE tables SET worker = NULL WHERE id = :id AND worker = :me AND epoch = :epoch")
FORMER = text("SELECT worker FROM tables WHERE id = :id")
TAKE = text(f"UPDATE tables SET epoch = epoch + 1, worker = :me WHERE id = :id AND {FREE} RETURNING epoch")
OWNER = text(
    "SELECT workers.id, address FROM tables JOIN workers ON workers.id = worker"
    f" WHERE tables.id = :id AND workers.id <> :me AND {IS_LIVING}"
)
GRACE = text("UPDATE seats SET due = :grace WHERE table_id = :id AND due < :grace")
FORSAKEN = text(
    f"SELECT id FROM tables WHERE status = 'playing' AND worker IS DISTINCT FROM :me AND {FREE}"
    " AND id <> ALL(CAST(:hopeless AS text[])) AND (worker IS NOT NULL"
    " OR EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND due <= :now)"
    " OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id"
    " AND turn IS NOT NULL AND NOT away AND NOT stand_in)) LIMIT :most"
)


def enter(connection: Connection, me: str, address: str, seconds: float) -> None:
    """Begin a lease, or begin it again."""
    connection.execute(SWEEP)
    connection.execute(ENTER, {"me": me, "address": address, "lease": round(seconds * 1000)})


def beat(connection: Connection, me: str, seconds: float) -> bool:
    """Lengthen the lease; False if it has ended: others may have taken the tables."""
    return connection.execute(BEAT, {"me": me, "lease": round(seconds * 1000)}).rowcount == 1


def leave(connection: Connection, me: str) -> None:
    """Let every table go, in good order."""
    connection.execute(LET_GO, {"me": me})
    connection.execute(BURY, {"id": me})


def bury(connection: Connection, worker: str) -> None:
    """Nobody listens any more where that worker was: its lease ends now."""
    connection.execute(BURY, {"id": worker})


def others(connection: Connection, me: str) -> list[Peer]:
    """The other workers that live."""
    return [Peer(*row) for row in connection.execute(OTHERS, {"me": me})]


def take(connection: Connection, table_id: str, me: str, grace: int) -> int | None:
    """The table's new epoch; None if another worker holds it, or if there is no such table.

    If its last worker died with it, the deadlines that nobody could keep meanwhile are put off until ``grace``.
    """
    former = connection.execute(FORMER, {"id": table_id}).scalar()
    epoch: int | None = connection.execute(TAKE, {"id": table_id, "me": me}).scalar()
    if epoch is not None and former not in (None, me):
        connection.execute(GRACE, {"id": table_id, "grace": grace})
    return epoch


def owner_of(connection: Connection, table_id: str, me: str) -> Peer | None:
    """The other worker that holds the table."""
    row = connection.execute(OWNER, {"id": table_id, "me": me}).one_or_none()
    return None if row is None else Peer(*row)


def release(connection: Connection, table_id: str, me: str, epoch: int) -> None:
    """The table is in nobody's memory; nothing happens if it has been taken again since."""
    connection.execute(RELEASE, {"id": table_id, "me": me, "epoch": epoch})


def forsaken(connection: Connection, me: str, now: int, hopeless: list[str]) -> list[str]:
    """Tables in play that nobody holds and where something is due: a worker died, time is over, or bots are to move."""
    asked = {"me": me, "now": now, "hopeless": hopeless, "most": MOST_FORSAKEN}
    return list(connection.execute(FORSAKEN, asked).scalars())
