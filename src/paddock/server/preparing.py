"""Before a site is served, or its memory touched: can all be used that was named? What cannot is refused plainly."""

import contextlib
import errno
import os
from collections.abc import Iterator
from pathlib import Path

from alembic.util import CommandError
from sqlalchemy import Engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from paddock.server.errors import CannotServe
from paddock.server.folders import secret_key
from paddock.server.settings import POSTGRESQL, Settings
from paddock.server.store.database import make_engine
from paddock.server.store.hold import InUse, hold

__all__ = [
    "REDIS_SECONDS",
    "check_database",
    "check_workers",
    "first_line",
    "hold_database",
    "lacks_of_workers",
    "opened",
    "prepare_folder",
    "prepare_key",
    "prepare_redis",
    "shown_url",
    "without_password",
]

REDIS_SECONDS = 5.0
SQLITE = "sqlite"


def check_workers(settings: Settings) -> None:
    """CannotServe if the settings do not carry so many workers."""
    for lack in lacks_of_workers(settings):
        raise lack


def lacks_of_workers(settings: Settings) -> list[CannotServe]:
    lacks = []
    if settings.workers > 1 and not settings.is_shared:
        lacks.append(CannotServe("workers-need-postgresql"))
    if settings.workers > 1 and settings.redis is None:
        lacks.append(CannotServe("workers-need-redis"))
    return lacks


# ---- the folder ------------------------------------------------------------------------------------------------------


def prepare_folder(settings: Settings) -> None:
    """CannotServe if it cannot be made or written to."""
    with usable_folder(settings):
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = settings.data / ".writable"
        probe.touch()
        probe.unlink()


def prepare_key(settings: Settings) -> None:
    """The last that is made: where something is refused, none stays behind."""
    with usable_folder(settings):
        secret_key(settings.data)


@contextlib.contextmanager
def usable_folder(settings: Settings) -> Iterator[None]:
    try:
        yield
    except OSError as fault:
        raise CannotServe("bad-data-folder", folder=str(settings.data), cause=fault) from fault


# ---- the database ----------------------------------------------------------------------------------------------------


def check_database(settings: Settings) -> None:
    """CannotServe for one that is not known or cannot be reached; nothing is made yet."""
    url = checked_address(settings.database_url)
    if settings.is_shared:
        with opened(settings) as engine:
            engine.connect().close()
    elif url.database and Path(url.database).parent != settings.data and not Path(url.database).parent.is_dir():
        missing = FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        raise bad_database(settings, missing)


def checked_address(database: str) -> URL:
    """CannotServe for what is no address, or one of another kind; a password that may stand in it is not shown."""
    try:
        url = make_url(database)
    except (SQLAlchemyError, ValueError) as error:
        shown = f"…@{database.rpartition('@')[2]}" if "@" in database else database
        raise CannotServe("no-database-address", database=shown) from error
    if url.drivername not in (SQLITE, POSTGRESQL):
        raise CannotServe("unknown-database", kind=url.drivername)
    if not url.database or url.database == ":memory:":
        raise CannotServe("no-database-address", database=url.render_as_string())
    if url.drivername == SQLITE and is_no_file(Path(url.database)):
        raise CannotServe("no-database-address", database=url.render_as_string())
    return url


def is_no_file(path: Path) -> bool:
    """A device, a pipe: SQLite would take it for an empty database and change who may use it."""
    return path.exists() and not path.is_file() and not path.is_dir()


@contextlib.contextmanager
def opened(settings: Settings) -> Iterator[Engine]:
    """CannotServe if the database cannot be used."""
    checked_address(settings.database_url)
    try:
        engine = make_engine(settings.database_url)
        try:
            yield engine
        finally:
            engine.dispose()
    except (SQLAlchemyError, CommandError, ImportError, ValueError) as error:
        raise bad_database(settings, first_line(error)) from error


def bad_database(settings: Settings, cause: object) -> CannotServe:
    return CannotServe("bad-database", database=shown_url(settings), cause=cause, option=option_of(settings))


def option_of(settings: Settings) -> str:
    """Which one chooses another database: one that is not named lies in the data folder."""
    return "--data" if settings.database is None else "--database"


def hold_database(settings: Settings) -> contextlib.AbstractContextManager[object]:
    """CannotServe if another site has its tables in the same SQLite file. A new one is its owner's alone."""
    with contextlib.suppress(SQLAlchemyError, OSError):
        url = make_url(settings.database_url)
        if url.get_backend_name() == SQLITE and url.database:
            try:
                held = hold(Path(url.database))
                os.close(os.open(url.database, os.O_RDWR | os.O_CREAT, 0o600))
                return held
            except InUse:
                option = option_of(settings)
                raise CannotServe("database-in-use", database=url.database, option=option) from None
    return contextlib.nullcontext()


def shown_url(settings: Settings) -> str:
    """Without its password."""
    return make_url(settings.database_url).render_as_string()


# ---- Redis -----------------------------------------------------------------------------------------------------------


def prepare_redis(settings: Settings) -> None:
    """Say now that it cannot be used; later the site goes on without it for a while."""
    if settings.redis is None:
        return
    try:
        from redis import Redis, RedisError
    except ImportError as error:
        raise CannotServe("bad-redis", redis=without_password(settings.redis), cause=first_line(error)) from error
    try:
        with Redis.from_url(
            settings.redis, socket_timeout=REDIS_SECONDS, socket_connect_timeout=REDIS_SECONDS
        ) as redis:
            redis.ping()
    except (RedisError, OSError, ValueError) as error:
        raise CannotServe("bad-redis", redis=without_password(settings.redis), cause=first_line(error)) from error


def without_password(url: str) -> str:
    scheme, slashes, rest = url.partition("://")
    return f"{scheme}{slashes}…@{rest.rpartition('@')[2]}" if "@" in rest else url


def first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
