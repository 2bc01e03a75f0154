"""Brings the database to the newest schema when the site starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine

from paddock.server.store import sqlite
from paddock.server.store.postgresql import wait_for_other_migrations

__all__ = ["alembic_config", "migrate", "migrate_on"]


def migrate(engine: Engine) -> None:
    """All of it or nothing."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            wait_for_other_migrations(connection)
        else:
            sqlite.begin_now(connection)
        migrate_on(connection, "head")


def migrate_on(connection: Connection, revision: str) -> None:
    """Upwards to that revision, in the transaction of the connection."""
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def alembic_config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
