"""Time limits of the rules: RoboRally hurries the last one who programs, and fills the registers of who is late."""

import pytest

from paddock import game
from paddock.kernel.table import TIME_IS_UP
from paddock.server.refusals import Refusal
from paddock.server.rooms.model import Chair, Room
from paddock.server.rooms.pace import Days, Live
from paddock.server.rooms.playing import answer, run_out_of_time, undo
from paddock.server.rooms.seating import start_if_full
from tests.server.rooms import NOW, factory_room

HALF_A_MINUTE = 30_000


def rally(**options: str) -> Room:
    """Three robots of three people, with 90 seconds a turn."""
    chairs = [Chair(kind="human", user=f"u{seat}", name=f"Robot {seat}") for seat in range(3)]
    chosen = game("roborally").new(3, options, 1).setup
    room = Room("t" * 22, game("roborally"), chosen, 7, chairs, Live(seconds=90), NOW)
    room.owner = "u0"
    start_if_full(room, NOW)
    return room


def program(room: Room, seat: int, now: int) -> None:
    assert room.table is not None
    answer(room, seat, f"u{seat}", room.given[seat], f"k{room.written}", first_five(room, seat), now)


def first_five(room: Room, seat: int) -> list[int]:
    assert room.table is not None
    return room.table.options(seat)[:5]


def due(room: Room, seat: int) -> int | None:
    turn = room.chairs[seat].turn
    return None if turn is None else turn.due


def test_the_last_one_gets_half_a_minute_from_the_moment_that_all_others_are_done() -> None:
    room = rally()
    assert due(room, 2) == NOW + 90_000
    program(room, 0, NOW + 1000)
    assert due(room, 2) == NOW + 90_000

    program(room, 1, NOW + 20_000)

    assert due(room, 2) == NOW + 20_000 + HALF_A_MINUTE


def test_the_tables_own_time_is_never_stretched() -> None:
    room = rally()
    program(room, 0, NOW + 1000)
    program(room, 1, NOW + 80_000)

    assert due(room, 2) == NOW + 90_000


def test_who_is_not_the_last_any_more_gets_the_time_back() -> None:
    room = rally()
    program(room, 0, NOW + 1000)
    program(room, 1, NOW + 2000)

    undo(room, 0, "u0", "back", NOW + 3000)

    assert due(room, 2) == NOW + 90_000


def test_an_answer_taken_back_gives_nobody_a_fresh_half_minute() -> None:
    room = rally()
    program(room, 0, NOW + 1000)
    program(room, 1, NOW + 2000)
    undo(room, 0, "u0", "back", NOW + 22_000)

    program(room, 0, NOW + 40_000)

    assert due(room, 2) == NOW + 50_000


def test_when_the_time_is_over_the_rules_fill_the_registers_and_nobody_is_away() -> None:
    room = rally()
    program(room, 0, NOW + 1000)
    program(room, 1, NOW + 2000)
    turn = room.chairs[2].turn
    assert turn is not None
    assert turn.due is not None
    assert not run_out_of_time(room, 2, turn.number, turn.due - 1, connected=True)

    assert run_out_of_time(room, 2, turn.number, turn.due, connected=True)

    assert room.table is not None
    assert [row.choice for row in room.unwritten if row.seat == 2] == [TIME_IS_UP]
    assert "time-up" in [event["kind"] for event in room.table.events()]
    assert (room.chairs[2].away, room.chairs[2].stand_in) == (False, False)


def test_without_a_limit_in_the_rules_a_bot_plays_as_ever() -> None:
    room = rally(timer="none")
    program(room, 0, NOW + 1000)
    program(room, 1, NOW + 2000)
    turn = room.chairs[2].turn
    assert turn is not None
    assert turn.due == NOW + 90_000

    assert run_out_of_time(room, 2, turn.number, turn.due, connected=True)

    assert room.chairs[2].stand_in


def test_nobody_can_say_that_his_own_time_is_up() -> None:
    room = rally(timer="all")

    with pytest.raises(Refusal) as refused:
        answer(room, 0, "u0", room.given[0], "k", [TIME_IS_UP], NOW + 1)
    assert refused.value.reason == "not-an-option"


def second_turn(room: Room, now: int) -> int:
    """Everybody has programmed and all registers have run: when the second turn began."""
    for seat in range(3):
        program(room, seat, now)
    assert room.table is not None
    while room.table.view(None)["round"] == 1:
        (seat,) = room.open_seats()[:1]
        answer(room, seat, f"u{seat}", room.given[seat], f"k{room.written}", room.table.options(seat)[:1], now)
    return now


def test_nobody_loses_time_by_watching_the_registers_of_the_last_turn() -> None:
    """Two seconds for each register and half a second for each robot: 17 for three of them."""
    room = rally()
    assert due(room, 0) == NOW + 90_000

    now = second_turn(room, NOW + 5000)

    assert [due(room, seat) for seat in range(3)] == [now + 17_000 + 90_000] * 3


def test_the_half_minute_of_the_last_one_begins_after_the_film_at_the_earliest() -> None:
    room = rally()
    now = second_turn(room, NOW + 5000)

    program(room, 0, now + 1000)
    program(room, 1, now + 2000)
    assert due(room, 2) == now + 17_000 + HALF_A_MINUTE

    undo(room, 1, "u1", "back", now + 30_000)
    program(room, 1, now + 40_000)
    assert due(room, 2) == now + 40_000 + 17_000


def test_the_half_minute_of_all_begins_after_the_film() -> None:
    room = rally(timer="all")
    assert due(room, 0) == NOW + HALF_A_MINUTE

    now = second_turn(room, NOW + 5000)

    assert due(room, 0) == now + 17_000 + HALF_A_MINUTE


def test_by_days_nothing_is_added_for_the_film() -> None:
    room = factory_room(pace=Days(hours=1), timer="none")

    now = second_turn(room, NOW + 5000)

    assert due(room, 0) == now + 3_600_000
