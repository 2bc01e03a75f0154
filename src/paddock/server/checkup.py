"""Is everything there that a site needs? Looked at, and tried, with nothing left behind."""

import hashlib
import os
import platform
import shutil
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, func, inspect, select

from paddock.server.cluster.same_key import strangers
from paddock.server.errors import CannotServe
from paddock.server.pages import are_built
from paddock.server.preparing import (
    REDIS_SECONDS,
    first_line,
    hold_database,
    lacks_of_workers,
    opened,
    shown_url,
    without_password,
)
from paddock.server.settings import Settings
from paddock.server.store.backup import head_revision, revision_of
from paddock.server.store.postgresql import NOW
from paddock.server.store.schema import tables, workers
from paddock.server.trial import is_paddock_at, is_taken, try_file, try_folder

__all__ = ["FINE", "TAKE_CARE", "WRONG", "Finding", "examine"]

FINE, TAKE_CARE, WRONG = "fine", "take-care", "wrong"
LITTLE_SPACE = 500  # MB
FAR_APART = 2.0  # seconds between two clocks
MEGA = 1024 * 1024


Detail = str | int | float | OSError


class Finding(NamedTuple):
    """The end of a text key, how it is, and what the sentence names."""

    what: str
    state: str
    details: dict[str, Detail]


def finding(what: str, state: str = FINE, **details: Detail) -> Finding:
    return Finding(what, state, details)


def examine(settings: Settings) -> Iterator[Finding]:
    yield finding("versions", paddock=version("paddock"), python=platform.python_version(), system=platform.platform())
    yield finding("pages") if are_built() else finding("no-pages", WRONG)
    for lack in lacks_of_workers(settings):
        yield finding(lack.reason, WRONG)
    yield from folder(settings.data)
    found = list(database(settings))
    yield from found
    yield from redis(settings)
    yield address(settings, runs=tell_of_this_site(found))


def folder(data: Path) -> Iterator[Finding]:
    try:
        try_folder(data)
    except OSError as fault:
        yield finding("bad-folder", WRONG, folder=str(data), cause=fault)
        return
    if not data.is_dir():
        yield finding("no-folder", TAKE_CARE, folder=str(data))
        return
    free = shutil.disk_usage(data).free // MEGA
    yield finding("folder", space(free), folder=str(data), free=free)
    key = data / "key"
    if not key.is_file():
        yield finding("no-key", TAKE_CARE)
    elif os.name == "posix" and key.stat().st_mode & 0o077:
        yield finding("open-key", WRONG, file=str(key))
    else:
        yield finding("key", mark=hashlib.sha256(key.read_bytes()).hexdigest()[:8])


def space(free: int) -> str:
    if free == 0:
        return WRONG
    return FINE if free >= LITTLE_SPACE else TAKE_CARE


# ---- the database ----------------------------------------------------------------------------------------------------


def database(settings: Settings) -> Iterator[Finding]:
    path = Path(settings.database_url.removeprefix("sqlite:///"))
    if settings.database_url.startswith("sqlite:///"):
        try:
            if path.parent == settings.data and not path.exists():
                try_folder(settings.data)
            else:
                try_file(path)
        except OSError as fault:
            yield finding("bad-database", WRONG, database=shown_url(settings), cause=fault)
            return
        if not path.exists():
            yield finding("no-database", TAKE_CARE, database=str(path))
            return
    try:
        with opened(settings) as engine:
            yield from connected(settings, engine)
    except CannotServe as refusal:
        yield finding(refusal.reason, WRONG, **{key: told(value) for key, value in refusal.details.items()})


def told(value: object) -> Detail:
    return value if isinstance(value, OSError) else str(value)


def connected(settings: Settings, engine: Engine) -> Iterator[Finding]:
    with engine.connect() as connection:
        began = time.perf_counter()
        connection.exec_driver_sql("SELECT 1").scalar_one()
        took = round((time.perf_counter() - began) * 1000, 1)
        kind = "PostgreSQL" if engine.dialect.name == "postgresql" else "SQLite"
        number = ".".join(map(str, engine.dialect.server_version_info or ()))
        yield finding("database", database=shown_url(settings), kind=kind, version=number, took=took)
        before, now = revision_of(connection), head_revision()
        if before != now:
            yield finding("old-schema", TAKE_CARE, before=before or "0000", now=now)
        else:
            yield finding("schema", now=now, tables=count_tables(connection))
        if settings.is_shared and inspect(connection).has_table(workers.name):
            yield finding("workers", number=count_workers(connection))
            for address in strangers(settings, engine)[:1]:
                yield finding("other-key", WRONG, address=address)
            theirs = connection.execute(select(NOW)).scalar_one() / 1000
            yield clock("PostgreSQL", theirs)
    if not settings.is_shared:
        yield finding("running" if is_running(settings) else "not-running")


def count_tables(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(tables)).scalar_one()


def count_workers(connection: Connection) -> int:
    living = select(func.count()).select_from(workers).where(workers.c.until > NOW)
    return connection.execute(living).scalar_one()


def is_running(settings: Settings) -> bool:
    try:
        with hold_database(settings):
            return False
    except CannotServe:
        return True


# ---- the address -----------------------------------------------------------------------------------------------------


def tell_of_this_site(found: list[Finding]) -> bool:
    """Whether it runs: whoever has another key is another."""
    kinds = {each.what: each for each in found}
    works = "workers" in kinds and bool(kinds["workers"].details["number"])
    return "running" in kinds or (works and "other-key" not in kinds)


def address(settings: Settings, runs: bool) -> Finding:
    """A port that is taken is no fault if the site runs and a Paddock answers there."""
    host, port = settings.host, str(settings.port)
    try:
        if not is_taken(host, settings.port):
            return finding("port", host=host, port=port)
    except OSError as fault:
        return finding("cannot-listen", WRONG, host=host, port=port, cause=fault)
    if runs and is_paddock_at(host, settings.port):
        return finding("port-of-ours", host=host, port=port)
    return finding("port-taken", WRONG, host=host, port=port)


# ---- Redis, and clocks -----------------------------------------------------------------------------------------------


def redis(settings: Settings) -> Iterator[Finding]:
    if settings.redis is None:
        if settings.workers == 1:
            yield finding("no-redis")
        return
    shown = without_password(settings.redis)
    try:
        from redis import Redis, RedisError
    except ImportError as error:
        yield finding("bad-redis", WRONG, redis=shown, cause=first_line(error))
        return
    patience = {"socket_timeout": REDIS_SECONDS, "socket_connect_timeout": REDIS_SECONDS}
    try:
        with Redis.from_url(settings.redis, **patience) as server:
            began = time.perf_counter()
            server.ping()
            took = round((time.perf_counter() - began) * 1000, 1)
            yield finding("redis", redis=shown, version=str(server.info("server")["redis_version"]), took=took)
            seconds, micros = server.time()
            yield clock("Redis", seconds + micros / 1_000_000)
    except (RedisError, OSError, ValueError) as error:
        yield finding("bad-redis", WRONG, redis=shown, cause=first_line(error))


def clock(whose: str, theirs: float) -> Finding:
    """Leases go by the database's clock alone; deadlines go by that of the worker that holds the table."""
    apart = round(abs(time.time() - theirs), 1)
    return finding(
        "clock" if apart < FAR_APART else "clock-apart",
        FINE if apart < FAR_APART else TAKE_CARE,
        whose=whose,
        apart=apart,
    )
