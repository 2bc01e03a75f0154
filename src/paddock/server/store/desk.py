"""What a host does with a site's memory from outside: bring it up to date, save it, bring it back."""

import os
from pathlib import Path

from sqlalchemy import Engine, func, select

from paddock.server.errors import CannotServe
from paddock.server.folders import known_key, write_key
from paddock.server.preparing import check_database, hold_database, opened, prepare_folder, shown_url
from paddock.server.settings import Settings
from paddock.server.store.backup import (
    BrokenBackup,
    head_revision,
    is_empty,
    read_backup,
    restore,
    revision_of,
    write_backup,
)
from paddock.server.store.migrate import migrate
from paddock.server.store.postgresql import NOW
from paddock.server.store.schema import workers

__all__ = ["bring_back", "bring_up_to_date", "save"]


def bring_up_to_date(settings: Settings) -> tuple[str | None, str]:
    """The schema before, and now."""
    check_database(settings)
    check_there(settings)
    with hold_database(settings), opened(settings) as engine:
        with engine.connect() as connection:
            before = revision_of(connection)
        migrate(engine)
    return before, head_revision()


def save(settings: Settings, file: Path) -> dict[str, int]:
    """Into a file that nobody else can read; how many rows of each table. The site may go on meanwhile."""
    check_there(settings)
    key = key_of(settings)
    half = file.with_name(f".{file.name}.part")
    try:
        with opened(settings) as engine:
            with engine.connect() as connection:
                if revision_of(connection) != head_revision():
                    raise CannotServe("needs-migration", database=shown_url(settings))
            os.close(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
            counted = write_backup(engine, key, half)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
    return counted


def key_of(settings: Settings) -> str:
    """CannotServe where there is none: a back-up with another would log everybody out."""
    try:
        return known_key(settings.data)
    except OSError as fault:
        raise CannotServe("no-key", folder=str(settings.data)) from fault


def check_there(settings: Settings) -> None:
    """CannotServe for a SQLite file that is not there: to look for it would make it."""
    path = settings.database_url.removeprefix("sqlite:///")
    if path != settings.database_url and not Path(path).is_file():
        raise CannotServe("no-database", database=path)


def bring_back(settings: Settings, file: Path) -> dict[str, int]:
    """From a file into an empty database, with the key; how many rows of each table."""
    try:
        contents = read_backup(file)
    except BrokenBackup as broken:
        raise CannotServe(broken.reason, file=str(file), **broken.details) from broken
    check_database(settings)
    prepare_folder(settings)
    with hold_database(settings), opened(settings) as engine:
        check_unused(settings, engine)
        restore(engine, file, contents)
    write_key(settings.data, contents.key)
    return contents.rows


def check_unused(settings: Settings, engine: Engine) -> None:
    """CannotServe if something would be lost, or if a site is running there."""
    with engine.connect() as connection:
        if not is_empty(connection):
            raise CannotServe("database-not-empty", database=shown_url(settings))
        if settings.is_shared and revision_of(connection) == head_revision():
            living = select(func.count()).select_from(workers).where(workers.c.until > NOW)
            if connection.execute(living).scalar_one():
                raise CannotServe("site-is-running", database=shown_url(settings))
