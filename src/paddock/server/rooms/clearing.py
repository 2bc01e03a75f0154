"""A full house: tables at which nobody has played make room for new ones."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, not_, select

from paddock.server.rooms.model import OVER
from paddock.server.store.schema import answers, chat, exports, seats, snapshots, tables

__all__ = ["delete_tables", "empty_tables"]


def empty_tables(connection: Connection, before: int, most: int) -> list[str]:
    """Those made before then, at which no person has answered anything: the ones that wait longest first."""
    played = exists().where(answers.c.table_id == tables.c.id, not_(answers.c.by_bot))
    waiting = select(tables.c.id).where(tables.c.status != OVER, tables.c.created < before, ~played)
    return list(connection.execute(waiting.order_by(tables.c.touched, tables.c.created).limit(most)).scalars())


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    """With everything that belongs to them."""
    for part in (answers, snapshots, chat, exports, seats):
        connection.execute(delete(part).where(part.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))
