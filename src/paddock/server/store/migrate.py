"""Brings the database to the newest schema when the site starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

from paddock.server.store.postgresql import wait_for_other_migrations

__all__ = ["migrate"]


def migrate(engine: Engine) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            wait_for_other_migrations(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
