"""The whole memory of a site in one file, the same for SQLite and PostgreSQL: a site can also move to the other.

The file is packed text, a JSON value a line: a head, then for each table its name and columns and a line for each row,
and at the end how many rows there were and a digest of all that stands before. It is read to its end before anything
is written. With it goes the key that signs cookies and links: keep it as you keep the key.
"""

import gzip
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, MetaData, func, insert, select, text

from paddock.server.store.limits import Checked
from paddock.server.store.migrate import alembic_config, migrate_on
from paddock.server.store.schema import metadata, tables, users, workers

__all__ = [
    "BrokenBackup",
    "Contents",
    "head_revision",
    "is_empty",
    "read_backup",
    "restore",
    "revision_of",
    "write_backup",
]

FORMAT = "paddock-backup"
VERSION = 1
BATCH = 500
MOST_SHOWN = 40  # characters of a key
STORED = [table for table in metadata.sorted_tables if table is not workers]
NOT_STORED = {"tables": {"worker"}}  # who holds a table now


class BrokenBackup(Exception):
    """The file is no backup, not whole, of a newer Paddock, or holds what fits nowhere: ``reason`` says which."""

    def __init__(self, reason: str, **details: object) -> None:
        self.reason = reason
        self.details = details
        super().__init__(reason)


class Head(msgspec.Struct):
    """The first line."""

    format: str
    version: int
    schema: str
    key: str


class Part(msgspec.Struct):
    """A table begins."""

    table: str
    columns: list[str]


class End(msgspec.Struct):
    """The last line."""

    rows: dict[str, int]
    digest: str


class Contents(NamedTuple):
    """What a backup holds."""

    schema: str
    key: str
    rows: dict[str, int]


def revision_of(connection: Connection) -> str | None:
    """The schema that the database has; None if it has none."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def head_revision() -> str:
    """The schema that this Paddock knows."""
    return str(ScriptDirectory.from_config(alembic_config()).get_current_head())


# ---- to a file -------------------------------------------------------------------------------------------------------


def write_backup(engine: Engine, key: str, file: Path) -> dict[str, int]:
    """As everything is at one moment, while the site goes on; how many rows of each table."""
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ", stream_results=True)
        else:
            connection.execute(text("BEGIN"))  # Python's driver begins when something is written
        counted: dict[str, int] = {}
        digest = hashlib.sha256()
        with gzip.open(file, "wb") as packed:
            for line in lines(connection, key, counted):
                digest.update(line)
                packed.write(line)
            packed.write(msgspec.json.encode(End(counted, digest.hexdigest())) + b"\n")
    return counted


def lines(connection: Connection, key: str, counted: dict[str, int]) -> Iterator[bytes]:
    yield msgspec.json.encode(Head(FORMAT, VERSION, revision_of(connection) or "", key)) + b"\n"
    for table in STORED:
        columns = [column for column in table.columns if column.name not in NOT_STORED.get(table.name, ())]
        yield msgspec.json.encode(Part(str(table.name), [str(column.name) for column in columns])) + b"\n"
        counted[str(table.name)] = 0
        for row in connection.execute(select(*columns).order_by(*table.primary_key)):
            counted[str(table.name)] += 1
            yield msgspec.json.encode(list(row)) + b"\n"


# ---- from a file -----------------------------------------------------------------------------------------------------


def read_backup(file: Path) -> Contents:
    """Read it to its end, and look at every value; BrokenBackup."""
    digest, rows, head, end = hashlib.sha256(), dict[str, int](), None, None
    part = Part("", [])
    unfit: BrokenBackup | None = None
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                if end is not None:
                    raise BrokenBackup("backup-not-whole")
                if head is None:
                    head = checked_head(line)
                elif line.startswith(b"["):
                    rows[part.table] += 1
                    unfit = unfit or fault_in_row(part, rows[part.table], msgspec.json.decode(line))
                elif line.startswith(b'{"table"'):
                    part = msgspec.json.decode(line, type=Part)
                    rows[part.table] = 0
                else:
                    end = msgspec.json.decode(line, type=End)
                    continue
                digest.update(line)
    except (OSError, EOFError, KeyError, ValueError, msgspec.DecodeError) as fault:
        raise BrokenBackup("no-backup" if head is None else "backup-not-whole") from fault
    if head is None or end is None or end.digest != digest.hexdigest() or end.rows != rows:
        raise BrokenBackup("backup-not-whole" if head else "no-backup")
    if unfit is not None:
        raise unfit
    return Contents(head.schema, head.key, rows)


def fault_in_row(part: Part, number: int, values: list[Any]) -> BrokenBackup | None:
    """What a database would refuse: the row is named by its number and by its key."""
    table = metadata.tables.get(part.table)
    if table is None:
        return None
    row = dict(zip(part.columns, values, strict=True))
    for name, value in row.items():
        kind = table.c[name].type if name in table.c else None
        if isinstance(kind, Checked) and value is not None and kind.fault(value) is not None:
            key = ", ".join(str(row.get(column.name))[:MOST_SHOWN] for column in table.primary_key)
            return BrokenBackup("backup-unfit", table=part.table, row=str(number), key=key, column=name)
    return None


def checked_head(line: bytes) -> Head:
    try:
        head = msgspec.json.decode(line, type=Head)
    except msgspec.DecodeError as fault:
        raise BrokenBackup("no-backup") from fault
    if head.format != FORMAT:
        raise BrokenBackup("no-backup")
    known = {script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions()}
    if head.version > VERSION or head.schema not in known:
        raise BrokenBackup("backup-too-new")
    return head


def is_empty(connection: Connection) -> bool:
    """Whether nothing could be lost."""
    if revision_of(connection) is None:
        return True
    people = connection.execute(select(func.count()).select_from(users)).scalar_one()
    return not people and not connection.execute(select(func.count()).select_from(tables)).scalar_one()


def restore(engine: Engine, file: Path, contents: Contents) -> None:
    """Into an empty database: as its schema was then, and from there to that of today. All or nothing."""
    with engine.begin() as connection:
        if revision_of(connection) is None:
            migrate_on(connection, contents.schema)
        then = MetaData()
        then.reflect(connection)
        with gzip.open(file, "rb") as packed:
            put(connection, then, packed)
        migrate_on(connection, "head")


def put(connection: Connection, then: MetaData, packed: Iterable[bytes]) -> None:
    part: Part | None = None
    batch: list[dict[str, Any]] = []

    def flush() -> None:
        if part is not None and batch:
            connection.execute(insert(then.tables[part.table]), batch)
            batch.clear()

    for line in packed:
        if line.startswith(b"["):
            assert part is not None
            batch.append(dict(zip(part.columns, msgspec.json.decode(line), strict=True)))
        elif line.startswith(b'{"table"'):
            flush()
            part = msgspec.json.decode(line, type=Part)
        if len(batch) == BATCH:
            flush()
    flush()
