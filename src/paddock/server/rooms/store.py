"""How a room is remembered: what has changed goes into one transaction."""

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, insert, update

from paddock.kernel.replay import game_file
from paddock.kernel.table import Table
from paddock.server.rooms.finished import finished
from paddock.server.rooms.model import OVER, AnswerRow, Chair, ChatLine, Room
from paddock.server.store.database import Statement
from paddock.server.store.schema import answers, chat, exports, seats, snapshots, tables

__all__ = ["Changes", "Record", "save_epoch"]

Row = dict[str, Any]
TOUCHED_STEP = 60_000  # the time of the last change is kept to the minute, so that not every answer rewrites it


class Changes(Struct):
    """Rows to be written in one transaction."""

    new_tables: list[Row] = []
    tables: list[Row] = []
    new_seats: list[Row] = []
    seats: list[Row] = []
    answers: list[Row] = []
    chat: list[Row] = []
    old_chat: list[Row] = []
    snapshots: list[Row] = []
    exports: list[Row] = []

    def statements(self) -> list[Statement]:
        """In an order that keeps references whole. A new snapshot replaces the old one."""
        old_snapshots = [{"b_table_id": row["table_id"]} for row in self.snapshots]
        every = [
            (INSERT_TABLE, self.new_tables),
            (UPDATE_TABLE, self.tables),
            (INSERT_SEAT, self.new_seats),
            (UPDATE_SEAT, self.seats),
            (INSERT_ANSWER, self.answers),
            (INSERT_CHAT, self.chat),
            (DELETE_CHAT, self.old_chat),
            (DELETE_SNAPSHOT, old_snapshots),
            (INSERT_SNAPSHOT, self.snapshots),
            (INSERT_EXPORT, self.exports),
        ]
        return [Statement(place, sql, rows) for place, (sql, rows) in enumerate(every) if rows]


class Record:
    """What is stored of a room, so that only changes are written."""

    def __init__(self, room: Room | None = None, snapshot: int = 0) -> None:
        self.table = None if room is None else table_row(room)
        self.seats = [] if room is None else seat_rows(room)
        self.snapshot = snapshot
        self.is_exported = room is not None and room.status == OVER

    def changes(self, room: Room, snapshot_every: int) -> Changes:
        """Everything that is not stored yet; it counts as stored from now on."""
        changes = Changes()
        self.note_table(room, changes)
        self.note_seats(room, changes)
        changes.answers = [answer_row(room.id, row) for row in room.unwritten]
        changes.chat = [chat_row(room.id, line) for line in room.unsaid]
        if room.unsaid and room.chat[0].number:
            changes.old_chat = [{"b_table_id": room.id, "b_first": room.chat[0].number}]
        room.unwritten.clear()
        room.unsaid.clear()
        if room.table is not None and (room.written - self.snapshot >= snapshot_every or self.is_hand_over(changes)):
            changes.snapshots = [self.take_snapshot(room, room.table)]
        if room.status == OVER and room.table is not None and not self.is_exported:
            changes.snapshots = [self.take_snapshot(room, finished(room.table))]
            changes.exports = [{"table_id": room.id, "file": room.file or game_file(room.table, room.names())}]
            room.file = None
            self.is_exported = True
        return changes

    def note_table(self, room: Room, changes: Changes) -> None:
        row = table_row(room)
        if self.table is None:
            changes.new_tables = [{"id": room.id, "epoch": 1, **fixed_row(room), **row}]
        elif row != self.table:
            changes.tables = [{"b_id": room.id, **row}]
        self.table = row

    def note_seats(self, room: Room, changes: Changes) -> None:
        rows = seat_rows(room)
        if not self.seats:
            changes.new_seats = [{"table_id": room.id, "seat": seat, **row} for seat, row in enumerate(rows)]
        else:
            changed = [(seat, row) for seat, row in enumerate(rows) if row != self.seats[seat]]
            changes.seats = [{"b_table_id": room.id, "b_seat": seat, **row} for seat, row in changed]
        self.seats = rows

    def is_hand_over(self, changes: Changes) -> bool:
        """A person and a bot change places: a good moment to look back at."""
        return any(row["stand_in"] or row["away"] for row in changes.seats) and bool(changes.answers)

    def take_snapshot(self, room: Room, table: Table) -> Row:
        self.snapshot = room.written
        return {"table_id": room.id, "number": room.written, "save": table.save()}


def save_epoch(connection: Connection, table_id: str, epoch: int) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(epoch=epoch))


# ---- rows ------------------------------------------------------------------------------------------------------------


def text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def fixed_row(room: Room) -> Row:
    """What never changes."""
    return {
        "game": room.game.name,
        "rules": room.rules,
        "options": text(room.options),
        "seed": str(room.seed),
        "pace": text(room.pace),
        "private": room.private,
        "hot_seat": room.hot_seat,
        "guided": room.guided,
        "advice": room.advice,
        "imported": room.imported,
        "created": room.created,
    }


def table_row(room: Room) -> Row:
    """What may change."""
    outcome = room.table.outcome() if room.table is not None and room.status == OVER else None
    return {
        "status": room.status,
        "owner": room.owner,
        "started": room.started,
        "finished": room.finished,
        "touched": room.touched // TOUCHED_STEP * TOUCHED_STEP,
        "progress": text(room.progress().as_data()),
        "outcome": None if outcome is None else text(outcome.as_data()),
        "rematch": room.rematch,
        "removed": text(room.removed) if room.removed else None,
    }


def seat_rows(room: Room) -> list[Row]:
    return [seat_row(chair) for chair in room.chairs]


def seat_row(chair: Chair) -> Row:
    """A turn is stored for people only: a bot's is over in no time."""
    turn = chair.turn if chair.user is not None else None
    return {
        "kind": chair.kind,
        "level": chair.level,
        "user_id": chair.user,
        "name": chair.name,
        "kept_for": chair.kept_for,
        "away": chair.away,
        "missed": chair.missed,
        "missed_rounds": chair.missed_rounds,
        "turn": None if turn is None else turn.number,
        "since": None if turn is None else turn.since,
        "due": None if turn is None else turn.due,
        "stand_in": chair.stand_in,
    }


def answer_row(table_id: str, row: AnswerRow) -> Row:
    events = None if row.events is None else text(row.events)
    return {**msgspec.structs.asdict(row), "table_id": table_id, "events": events}


def chat_row(table_id: str, line: ChatLine) -> Row:
    return {
        "table_id": table_id,
        "number": line.number,
        "user_id": line.user,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "at": line.at,
    }


CHANGING_TABLE = ["status", "owner", "started", "finished", "touched", "progress", "outcome", "rematch", "removed"]
CHANGING_SEAT = [
    "kind",
    "level",
    "user_id",
    "name",
    "kept_for",
    "away",
    "missed",
    "missed_rounds",
    "turn",
    "since",
    "due",
    "stand_in",
]
UPDATE_TABLE = (
    update(tables).where(tables.c.id == bindparam("b_id")).values({name: bindparam(name) for name in CHANGING_TABLE})
)
UPDATE_SEAT = (
    update(seats)
    .where(seats.c.table_id == bindparam("b_table_id"), seats.c.seat == bindparam("b_seat"))
    .values({name: bindparam(name) for name in CHANGING_SEAT})
)
INSERT_TABLE = insert(tables)
INSERT_SEAT = insert(seats)
INSERT_ANSWER = insert(answers)
INSERT_CHAT = insert(chat)
DELETE_CHAT = delete(chat).where(chat.c.table_id == bindparam("b_table_id"), chat.c.number < bindparam("b_first"))
DELETE_SNAPSHOT = delete(snapshots).where(snapshots.c.table_id == bindparam("b_table_id"))
INSERT_SNAPSHOT = insert(snapshots)
INSERT_EXPORT = insert(exports)
