"""Answers and undo: checked, carried out, and written down as rows of the log."""

from typing import Any

from paddock.kernel.errors import IllegalChoice
from paddock.kernel.table import TIME_IS_UP, Table, View
from paddock.server.refusals import Refusal, refusal_of
from paddock.server.rooms.keys import UNDONE
from paddock.server.rooms.length import check_goes_on, leave_to_bots, may_take_back
from paddock.server.rooms.model import OVER, PLAYING, AnswerRow, Chair, Group, Room
from paddock.server.rooms.seating import be_back, chair_at
from paddock.server.rooms.turns import is_over, miss_turn, update_turns

__all__ = [
    "ADVICE",
    "UNDO",
    "answer",
    "answer_for_bot",
    "apply_row",
    "own_chair",
    "run_out_of_time",
    "say_forecast",
    "say_why_not",
    "undo",
    "write",
]

UNDO = "undo"
ADVICE = "advice"


def answer(room: Room, seat: int, user: str | None, expected: int, key: str, choices: list[int], now: int) -> None:
    """All answers of a list or none. The same again under the same key changes nothing and is no fault."""
    table, chair = own_chair(room, seat, user)
    if room.keys.has(seat, key, choices):
        return
    check_goes_on(room)
    if chair.stand_in:
        raise Refusal("out-of-time", 409)
    if expected != room.given[seat]:
        raise Refusal("stale", 409, expected=room.given[seat])
    if TIME_IS_UP in choices:
        raise Refusal("not-an-option", 409)
    told = len(table.told)
    try:
        give(table, seat, choices)
    except IllegalChoice as illegal:
        raise refusal_of(illegal, 409) from illegal
    be_back(chair)
    chair.acted = now
    write_answers(room, table, seat, len(choices), told, now, by_bot=False, key=key)


def answer_for_bot(room: Room, seat: int, choices: list[int], now: int) -> None:
    """What a bot decided; IllegalChoice if the rules refuse it."""
    assert room.table is not None
    told = len(room.table.told)
    give(room.table, seat, choices)
    write_answers(room, room.table, seat, len(choices), told, now, by_bot=True, key=None)


def run_out_of_time(room: Room, seat: int, number: int, now: int, connected: bool) -> bool:
    """The time for this turn is over: the rules of the game say what happens then, or else a bot plays it."""
    table = room.table
    limited = table is not None and seat in room.open_seats() and table.seconds(seat) > 0
    if not limited or not is_over(room.chairs[seat], number, now):
        return miss_turn(room, seat, number, now, connected)
    answer_for_bot(room, seat, [TIME_IS_UP], now)
    return True


def give(table: Table, seat: int, choices: list[int]) -> None:
    """All or nothing; a single answer needs no way back."""
    if len(choices) == 1:
        table.answer(seat, choices[0])
    else:
        table.answer_all(seat, choices)


def undo(room: Room, seat: int, user: str | None, key: str, now: int) -> None:
    """Take back the list that this seat gave last, as far as the rules allow."""
    table, _ = own_chair(room, seat, user)
    if room.keys.has(seat, key, UNDONE):
        return
    if not room.can_undo(seat):
        raise Refusal("nothing-to-undo", 409)
    if not may_take_back(room, seat):
        raise Refusal("undone-enough", 409)
    group = room.groups[seat].pop()
    taken = 0
    while taken < group.size and table.can_undo(seat):
        table.undo(seat)
        taken += 1
    room.undos += 1
    room.taken_back[seat] += taken + 1
    if taken < group.size:
        room.groups[seat].append(Group(group.size - taken, group.by_bot))
    write(room, AnswerRow(room.written, seat, UNDO, taken, False, key, now, None))
    room.keys.note(seat, key, UNDONE)
    after_change(room, now, undone_by=seat)


def own_chair(room: Room, seat: int, user: str | None) -> tuple[Table, Chair]:
    """The table in play and the chair, if it is this person's. Strangers learn nothing more than that it is not."""
    chair = chair_at(room, seat)
    if user is None or chair.user != user:
        raise Refusal("not-your-seat", 403, seat=seat)
    if room.table is None:
        raise Refusal("not-started", 409)
    if room.status != PLAYING:
        raise Refusal("game-over", 409)
    return room.table, chair


def say_why_not(room: Room, seat: int, user: str | None, choice: int) -> str | None:
    """Why the rules refuse a choice, or None if they allow it."""
    table, _ = own_chair(room, seat, user)
    if not 0 <= choice < room.game.choices:
        return "not-an-option"
    try:
        return table.why_not(seat, choice)
    except IllegalChoice as illegal:
        return illegal.reason


def say_forecast(room: Room, seat: int, user: str | None, choices: list[int]) -> list[View]:
    """What these choices would lead to, as far as the seat can know it; nothing where the game does not say."""
    table, _ = own_chair(room, seat, user)
    return [] if room.game.forecast is None else room.game.forecast(table, seat, choices)


def write_answers(
    room: Room, table: Table, seat: int, count: int, told: int, now: int, by_bot: bool, key: str | None
) -> None:
    """The last ``count`` answers of the game's log as rows; the last row carries the key and what happened."""
    rows = table.log[-count:]
    for n, (_, kind, choice) in enumerate(rows, start=1):
        last = n == count
        events = event_rows(table, told) if last else None
        write(room, AnswerRow(room.written, seat, kind, choice, by_bot, key if last else None, now, events))
    if key is not None:
        room.keys.note(seat, key, [choice for _, _, choice in rows])
    note_group(room.groups[seat], Group(count, by_bot, by_bot and room.chairs[seat].stand_in))
    after_change(room, now)


def note_group(groups: list[Group], given: Group) -> None:
    """What a bot answered bit by bit is taken back as one, as far as the rules allow."""
    if groups and given.by_bot and groups[-1].by_bot and groups[-1].is_final == given.is_final:
        given = Group(groups.pop().size + given.size, True, given.is_final)
    groups.append(given)


def write(room: Room, row: AnswerRow) -> None:
    room.unwritten.append(row)
    room.written += 1
    room.given[row.seat] += 1


def event_rows(table: Table, since: int) -> list[Any]:
    return [[event.kind, event.seat, event.args, event.audience] for event in table.told[since:]]


def after_change(room: Room, now: int, undone_by: int | None = None) -> None:
    room.touch(now)
    if room.table is not None and room.table.outcome() is not None:
        room.status = OVER
        room.finished = now
    leave_to_bots(room)
    update_turns(room, now, undone_by)


def apply_row(table: Table, row: AnswerRow) -> None:
    """Do again what a row of the log says: this rebuilds a table. Advice changes nothing."""
    if row.question == ADVICE:
        return
    if row.question != UNDO:
        table.answer(row.seat, row.choice)
        return
    for _ in range(row.choice):
        table.undo(row.seat)
