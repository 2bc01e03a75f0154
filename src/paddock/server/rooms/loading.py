"""How a room comes back: the log is the truth, the newest snapshot saves the way."""

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from paddock.kernel.chance import MOST_SEED, SEED_BITS
from paddock.kernel.errors import BadFile, BadSetup, PaddockError
from paddock.kernel.replay import read_game_file
from paddock.kernel.table import Table
from paddock.server.games import find_game
from paddock.server.refusals import Refusal
from paddock.server.rooms.finished import finished
from paddock.server.rooms.keys import UNDONE
from paddock.server.rooms.length import leave_to_bots
from paddock.server.rooms.model import LOBBY, OVER, AnswerRow, Chair, ChatLine, Group, Room, Turn
from paddock.server.rooms.pace import Pace
from paddock.server.rooms.playing import ADVICE, UNDO, apply_row
from paddock.server.rooms.seat_names import tell_apart
from paddock.server.rooms.store import Record
from paddock.server.store.schema import answers, chat, exports, seats, snapshots, tables

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
    load_chat(connection, room, chat_kept)
    snapshot = 0
    if room.status == OVER:
        note_end(connection, room)
        room.table, snapshot = ended(connection, room)
    else:
        log = load_log(connection, table_id)
        note_log(room, log)
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


def load_log(connection: Connection, table_id: str, first: int = 0) -> list[AnswerRow]:
    own = answers.c.table_id == table_id, answers.c.number >= first
    query = select(*[answers.c[name] for name in LOGGED]).where(*own).order_by(answers.c.number)
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


def note_end(connection: Connection, room: Room) -> None:
    """Counts only: after the end nobody answers, nor takes anything back."""
    own = answers.c.table_id == room.id
    counts = select(answers.c.seat, func.count()).where(own).group_by(answers.c.seat)
    for seat, count in connection.execute(counts):
        room.given[seat] = count
    room.written = sum(room.given)
    advised = select(answers.c.seat, answers.c.choice).where(own, answers.c.question == ADVICE)
    room.advised = [(seat, told) for seat, told in connection.execute(advised.order_by(answers.c.number))]


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


def ended(connection: Connection, room: Room) -> tuple[Table, int]:
    """A finished table; of a long game without its past, which its game file has."""
    found = connection.execute(select(snapshots).where(snapshots.c.table_id == room.id)).one_or_none()
    if found is None or found.number < room.written:  # it ended before snapshots were taken at the end
        table, number = rebuilt(connection, room, load_log(connection, room.id))
        return finished(table), number
    try:
        return finished(room.game.load(found.save)), found.number
    except BadFile:  # a save that is written in another way, without the answers to make it anew
        return finished(played_again(connection, room)), found.number


def played_again(connection: Connection, room: Room) -> Table:
    """The end of a game by its game file."""
    file = connection.execute(select(exports.c.file).where(exports.c.table_id == room.id)).scalar_one()
    try:
        return read_game_file(file).replay(room.game)
    except PaddockError as error:
        raise Refusal("table-broken", 500) from error


def restore_turns(room: Room, rows: list[Row]) -> None:
    marker = room.marker()
    for chair, row in zip(room.chairs, rows, strict=True):
        if row["turn"] is not None:
            chair.turn = Turn(row["turn"], row["since"], row["due"], marker)
