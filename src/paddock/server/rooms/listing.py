"""Lists of tables: the lobby, and one's own. They are made from stored rows; no game is taken into memory for them."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, exists, func, not_, or_, select

from paddock.server.clock import iso
from paddock.server.games import is_installed
from paddock.server.rooms.loading import bare_room, chair_of, restore_turns
from paddock.server.rooms.message_parts import table_info
from paddock.server.rooms.model import LOBBY, OVER, PLAYING, Room
from paddock.server.rooms.viewer import viewer_of
from paddock.server.store.schema import seats, tables

__all__ = ["count_open_tables", "lobby", "my_tables"]

Row = dict[str, Any]
Present = Callable[[str], frozenset[str]]  # who is at a table now

MOST_LINES = 60
FRESH_MILLISECONDS = 24 * 3_600_000
WAITING_MILLISECONDS = 3 * 24 * 3_600_000


def lobby(connection: Connection, user: str | None, present: Present, now: int) -> list[Row]:
    """Listed tables that have a free seat, then those in play that can be watched."""
    free = exists().where(
        seats.c.table_id == tables.c.id, seats.c.kind != "bot", seats.c.user_id.is_(None), seats.c.kept_for.is_(None)
    )
    is_listed = not_(tables.c.private)
    waiting = and_(is_listed, tables.c.status == LOBBY, free, tables.c.touched > now - WAITING_MILLISECONDS)
    racing = and_(is_listed, tables.c.status == PLAYING, tables.c.touched > now - FRESH_MILLISECONDS)
    return lines(connection, waiting, user, present) + lines(connection, racing, user, present)


def my_tables(connection: Connection, user: str, present: Present) -> list[Row]:
    """Where it is one's turn first, then the other games in play, those that wait, those that are over."""
    seated = exists().where(seats.c.table_id == tables.c.id, or_(seats.c.user_id == user, seats.c.kept_for == user))
    found = lines(connection, or_(seated, tables.c.owner == user), user, present)
    order = {PLAYING: 0, LOBBY: 1, OVER: 2}
    return sorted(found, key=lambda line: (not line["your_turn"], order[line["status"]]))


def lines(connection: Connection, which: ColumnElement[bool], user: str | None, present: Present) -> list[Row]:
    is_over = case((tables.c.status == OVER, 1), else_=0)
    query = select(tables).where(which).order_by(is_over, tables.c.touched.desc()).limit(MOST_LINES)
    found = [dict(row) for row in connection.execute(query).mappings() if is_installed(row["game"])]
    chairs = chairs_of(connection, [row["id"] for row in found])
    return [line(row, chairs[row["id"]], user, present(row["id"])) for row in found]


def chairs_of(connection: Connection, ids: Sequence[str]) -> dict[str, list[Row]]:
    chairs: dict[str, list[Row]] = {table_id: [] for table_id in ids}
    query = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.seat)
    for row in connection.execute(query).mappings():
        chairs[row["table_id"]].append(dict(row))
    return chairs


def line(row: Row, chairs: list[Row], user: str | None, present: frozenset[str]) -> Row:
    room = bare_room(row, [chair_of(chair) for chair in chairs])
    restore_turns(room, chairs)
    waiting = asked_seats(room)
    outcome = None if row["outcome"] is None else msgspec.json.decode(row["outcome"])
    since = [turn.since for turn in (room.chairs[seat].turn for seat in waiting) if turn is not None]
    return {
        **table_info(room, viewer_of(room, user), present, None),
        "outcome": outcome,
        "your_turn": any(room.chairs[seat].user == user for seat in waiting),
        "progress": None if row["progress"] is None else msgspec.json.decode(row["progress"]),
        "waiting_for": waiting,
        "since": iso(min(since, default=room.created)),
        "places": outcome["places"] if outcome else [],
        "finished_at": iso(room.finished),
    }


def asked_seats(room: Room) -> list[int]:
    """The seats of people for whom the table waits."""
    return [seat for seat, chair in enumerate(room.chairs) if chair.turn is not None and not chair.is_played_by_bot()]


def count_open_tables(connection: Connection, user: str, now: int) -> tuple[int, int]:
    """Tables that are not over and were used within a day: this person's, and all."""
    is_open = and_(tables.c.status != OVER, tables.c.touched > now - FRESH_MILLISECONDS)
    count = select(func.count()).select_from(tables).where(is_open)
    own = connection.execute(count.where(tables.c.owner == user)).scalar_one()
    return own, connection.execute(count).scalar_one()
