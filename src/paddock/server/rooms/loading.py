"""How a room comes back: the log is the truth, the newest snapshot saves the way."""

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from paddock.kernel.chance import MOST_SEED, SEED_BITS
from paddock.kernel.errors import BadSetup, PaddockError
from paddock.kernel.table import Table
from paddock.server.games import find_game
from paddock.server.refusals import Refusal
from paddock.server.rooms.keys import UNDONE
from paddock.server.rooms.length import leave_to_bots
from paddock.server.rooms.model import LOBBY, AnswerRow, Chair, ChatLine, Group, Room, Turn
from paddock.server.rooms.pace import Pace
from paddock.server.rooms.playing import ADVICE, UNDO, apply_row
from paddock.server.rooms.seat_names import tell_apart
from paddock.server.rooms.store import Record
from paddock.server.store.schema import answers, chat, seats, snapshots, tables

__all__ = ["bare_room", "chair_of", "load_room", "restore_turns"]

Row = dict[str, Any]
LOGGED = ("number", "seat", "question", "choice", "by_bot", "key", "at")


def load_room(connection: Connection, table_id: str, chat_kept: int) -> tuple[Room, Record] | None:
    """The room as it was, and what is stored of it; None if there is no such table."""
    found = connection.execute(select(tables).where(tables.c.id == table_id)).mappings().one_or_none()
    if found is None:
        return None
    row = dict(found)
    chair_rows = (
        connection.execute(select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)).mappings().all()
    )
    room = bare_room(row, [chair_of(dict(seat)) for seat in chair_rows])
    check_rules(room)
    log = load_log(connection, table_id)
    note_log(room, log)
    load_chat(connection, room, chat_kept)
    snapshot = 0
    if room.status != LOBBY:
        room.table, snapshot = rebuilt(connection, room, log)
    restore_turns(room, [dict(seat) for seat in chair_rows])
    record = Record(room, snapshot)
    leave_to_bots(room)  # also what was played before there was a bound
    return room, record


def bare_room(row: Row, chairs: list[Chair]) -> Room:
    """The room without its game: what lists show."""
    try:
        game = find_game(row["game"])
    except BadSetup as unknown:
        raise Refusal("unknown-game", 410, game=row["game"]) from unknown
    pace = msgspec.json.decode(row["pace"], type=Pace)
    room = Room(row["id"], game, msgspec.json.decode(row["options"]), int(row["seed"]), chairs, pace, row["created"])
    for name in (
        "owner",
        "rules",
        "private",
        "hot_seat",
        "guided",
        "advice",
        "imported",
        "status",
        "started",
        "finished",
        "touched",
        "rematch",
    ):
        setattr(room, name, row[name])
    room.removed = msgspec.json.decode(row["removed"] or "[]")
    tell_apart(room)
    return room


def check_rules(room: Room) -> None:
    """A table is pinned to the version of the rules with which it began, as long as the game still knows it."""
    if not room.game.knows_rules(room.rules):
        raise Refusal("other-rules", 410, found=room.rules, expected=room.game.known_rules())
    if abs(room.seed) > MOST_SEED:  # from a file that an older Paddock let in
        raise Refusal("seed-too-large", 410, bits=SEED_BITS)


def chair_of(row: Row) -> Chair:
    return Chair(
        kind=row["kind"],
        level=row["level"],
        user=row["user_id"],
        name=row["name"],
        kept_for=row["kept_for"],
        away=row["away"],
        missed=row["missed"],
        missed_rounds=row["missed_rounds"],
        stand_in=row["stand_in"],
    )


def load_log(connection: Connection, table_id: str) -> list[AnswerRow]:
    query = (
        select(*[answers.c[name] for name in LOGGED]).where(answers.c.table_id == table_id).order_by(answers.c.number)
    )
    return [AnswerRow(**row, events=None) for row in connection.execute(query).mappings()]


def note_log(room: Room, log: list[AnswerRow]) -> None:
    """Counts, keys and groups, as they were while the answers came in."""
    room.written = len(log)
    choices: list[int] = []  # of the list that these rows belong to
    for row in log:
        room.given[row.seat] += 1
        if row.question == ADVICE:
            room.advised.append((row.seat, row.choice))
            continue
        if row.question == UNDO:
            take_back_group(room.groups[row.seat], row.choice)
            room.taken_back[row.seat] += row.choice + 1
            room.keys.note(row.seat, row.key or "", UNDONE)
            continue
        choices.append(row.choice)
        if row.key is not None:
            room.keys.note(row.seat, row.key, choices)
        if row.by_bot or row.key is not None:
            room.groups[row.seat].append(Group(len(choices), row.by_bot, is_final=row.by_bot))
            choices = []


def take_back_group(groups: list[Group], taken: int) -> None:
    last = groups.pop()
    if last.size > taken:
        groups.append(Group(last.size - taken, last.by_bot, last.is_final))


def load_chat(connection: Connection, room: Room, kept: int) -> None:
    newest = select(chat).where(chat.c.table_id == room.id).order_by(chat.c.number.desc()).limit(kept)
    for row in connection.execute(newest):
        room.chat.append(ChatLine(row.number, row.user_id, row.seat, row.name, row.text, row.at))
    room.chat.reverse()
    guests = select(chat.c.user_id).where(chat.c.table_id == room.id, chat.c.seat.is_(None)).group_by(chat.c.user_id)
    room.guests = list(connection.execute(guests.order_by(func.min(chat.c.number))).scalars())
    room.said = room.chat[-1].number + 1 if room.chat else 0


def rebuilt(connection: Connection, room: Room, log: list[AnswerRow]) -> tuple[Table, int]:
    """The newest snapshot and the answers since; without one, the whole log."""
    found = connection.execute(select(snapshots).where(snapshots.c.table_id == room.id)).one_or_none()
    number = 0 if found is None else found.number
    try:
        if found is None:
            table = room.new_table()
        else:
            table = room.game.load(found.save)
        for row in log[number:]:
            apply_row(table, row)
    except PaddockError as error:
        raise Refusal("table-broken", 500) from error
    return table, number


def restore_turns(room: Room, rows: list[Row]) -> None:
    marker = room.marker()
    for chair, row in zip(room.chairs, rows, strict=True):
        if row["turn"] is not None:
            chair.turn = Turn(row["turn"], row["since"], row["due"], marker)
