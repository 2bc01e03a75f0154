"""Guests in the database."""

from msgspec import Struct
from sqlalchemy import Connection, insert, not_, select, update

from paddock.server.rooms.model import OVER
from paddock.server.store.schema import seats, tables, users

__all__ = ["User", "add_user", "find_user", "rename_user", "renew_recovery", "renew_sessions"]


class User(Struct, frozen=True):
    """A guest."""

    id: str
    name: str | None
    recovery: int
    sessions: int = 0


def find_user(connection: Connection, user_id: str) -> User | None:
    row = connection.execute(
        select(users.c.id, users.c.name, users.c.recovery, users.c.sessions).where(users.c.id == user_id)
    ).one_or_none()
    return None if row is None else User(*row)


def add_user(connection: Connection, user_id: str, now: int) -> None:
    connection.execute(insert(users), {"id": user_id, "name": None, "created": now, "recovery": 0})


def rename_user(connection: Connection, user_id: str, name: str | None) -> None:
    """The new name, also at the tables that are not over."""
    connection.execute(update(users).where(users.c.id == user_id).values(name=name))
    unfinished = select(tables.c.id).where(tables.c.status != OVER, not_(tables.c.hot_seat))
    connection.execute(
        update(seats).where(seats.c.user_id == user_id, seats.c.table_id.in_(unfinished)).values(name=name)
    )


def renew_recovery(connection: Connection, user_id: str, number: int) -> None:
    connection.execute(update(users).where(users.c.id == user_id).values(recovery=number))


def renew_sessions(connection: Connection, user_id: str, number: int) -> None:
    connection.execute(update(users).where(users.c.id == user_id).values(sessions=number))
