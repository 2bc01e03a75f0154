"""One table does not grow for ever: people are told, bots finish it, undo and chat have an end."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from paddock.server.refusals import Refusal
from paddock.server.rooms import playing
from paddock.server.rooms.length import SNAPSHOT_PART, bound_info, snapshot_step
from paddock.server.rooms.model import OVER, PLAYING, Room
from paddock.server.rooms.seating import sit
from paddock.server.settings import Limits, Rate
from tests.endless import ENDLESS, dawdle
from tests.patience import wait_for
from tests.server.harness import LocalSite, Person, new_key
from tests.server.rooms import NOW, stable_room, started_room

LOAN = 0  # the first option: of the tokens, and then a loan at the stake
AT_ONCE = 64
MOST, TOLD, BOTS = 2_000, 1_600, 1_800  # of a table of Unicorn Fever with up to four seats
MEGABYTE = 1_000_000


def borrow(room: Room, until: int) -> None:
    """Whose turn it is takes one loan after another."""
    table = room.table
    assert table is not None
    while table.position < until and room.status == PLAYING:
        seat = table.open_seats()[0]
        playing.answer(room, seat, f"u{seat}", room.given[seat], new_key(), table.options(seat)[:1], NOW)
        room.unwritten.clear()


def test_everybody_is_told_before_a_game_becomes_too_long() -> None:
    room = stable_room(2)

    borrow(room, TOLD - 1)
    assert bound_info(room) is None

    borrow(room, TOLD)
    assert bound_info(room) == {"most": MOST, "bots_from": BOTS, "left_to_bots": False}


def test_from_then_on_bots_have_every_seat_and_nobody_takes_one_back() -> None:
    room = stable_room(2)

    borrow(room, BOTS)

    assert bound_info(room) == {"most": MOST, "bots_from": BOTS, "left_to_bots": True}
    assert room.open_bot_seats() == room.open_seats() != []
    seat = room.open_seats()[0]
    with pytest.raises(Refusal) as refused:
        playing.answer(room, seat, f"u{seat}", room.given[seat], new_key(), [LOAN], NOW)
    assert refused.value.reason == "left-to-bots"
    with pytest.raises(Refusal) as refused:
        sit(room, seat, f"u{seat}", None, NOW)
    assert refused.value.reason == "left-to-bots"
    assert not any(room.can_undo(seat) for seat in range(2))


@pytest.mark.parametrize("name", ENDLESS)
def test_a_table_that_even_bots_would_not_end_is_over_at_the_bound(name: str) -> None:
    room = started_room(name, 2, 3, None, dict(ENDLESS[name].options))
    room.table = dawdle(name, 1_999, most=2_000)
    seat = room.table.open_seats()[0]

    playing.answer_for_bot(room, seat, [room.table.options(seat)[ENDLESS[name].takes]], NOW)

    assert room.status == OVER
    outcome = room.table.outcome()
    assert outcome is not None
    assert outcome.reason == "too-long"


def test_a_table_from_before_there_was_a_bound_is_left_to_bots_too_and_is_not_stopped() -> None:
    before = stable_room(2).game.bounded_since - 1
    room = started_room("unicorn_fever", 2, 7, None, {}, rules=before)
    assert room.table is not None
    assert room.table.most_answers == 0

    borrow(room, BOTS)

    assert bound_info(room) == {"most": MOST, "bots_from": BOTS, "left_to_bots": True}
    while room.table.position < MOST + 10:
        seat = room.table.open_seats()[0]
        playing.answer_for_bot(room, seat, room.table.options(seat)[:1], NOW)
    assert room.status == PLAYING


def test_answering_and_taking_back_has_an_end() -> None:
    """Each time costs two rows of the log; a seat has its share of the table for that, and plays on without."""
    room = stable_room(2)
    assert room.table is not None
    borrow(room, 20)
    seat = room.table.open_seats()[0]
    for _ in range(MOST // 2 // 2):
        playing.answer(room, seat, f"u{seat}", room.given[seat], new_key(), [room.table.options(seat)[0]], NOW)
        playing.undo(room, seat, f"u{seat}", new_key(), NOW)
    playing.answer(room, seat, f"u{seat}", room.given[seat], new_key(), [room.table.options(seat)[0]], NOW)

    with pytest.raises(Refusal) as refused:
        playing.undo(room, seat, f"u{seat}", new_key(), NOW)

    assert refused.value.reason == "undone-enough"
    assert room.written == room.table.position + MOST // 2
    playing.answer(room, seat, f"u{seat}", room.given[seat], new_key(), [room.table.options(seat)[0]], NOW)


def test_the_snapshots_of_a_long_log_come_at_longer_steps() -> None:
    room = stable_room(2)

    room.written = 500
    assert snapshot_step(room, 40) == 40

    room.written = 40 * SNAPSHOT_PART * 3
    assert snapshot_step(room, 40) == 120


# ---- at the site -----------------------------------------------------------------------------------------------------


def borrow_at_the_site(table: str, people: list[Person], until: int) -> None:
    """With as many loans in one message as it takes."""
    given = 0
    while given < until:
        person = next(person for person in people if person.state(table)["question"])
        state = person.state(table)
        options = [option["choice"] for option in state["question"]["options"]]
        if state["question"]["kind"] == "stake-gold":
            choices = options[:1] * min(AT_ONCE, until - given)
        else:
            choices = options[:1]
        assert person.answer(table, choices).status_code == 200
        given += len(choices)


def rows(folder: Path, sql: str, *values: Any) -> Any:
    with sqlite3.connect(folder / "paddock.sqlite3") as connection:
        return connection.execute(sql, values).fetchone()[0]


def test_bots_finish_a_game_that_two_people_never_would(folder: Path) -> None:
    with LocalSite(folder) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        table = ana.make_table("hh", game="unicorn_fever", options={})
        ben.sit(table, 1)
        if ana.state(table)["table"]["status"] == "lobby":
            ana.start(table)
        zoe = site.person().live(table)

        borrow_at_the_site(table, [ana, ben], TOLD)
        told = {"most": MOST, "bots_from": BOTS, "left_to_bots": False}
        assert ana.state(table)["table"]["bound"] == told
        assert zoe.until_state(lambda state: state["table"]["bound"] is not None)["table"]["bound"] == told

        borrow_at_the_site(table, [ana, ben], BOTS - TOLD)
        wait_for(lambda: ana.state(table)["table"]["status"] == "over")

        outcome = ana.state(table)["table"]["outcome"]
        assert outcome["reason"] in ("fame", "debts", "shared")
        assert outcome["rounds"] == 4
    assert BOTS < rows(folder, "SELECT count(*) FROM answers WHERE table_id = ?", table) < MOST
    assert rows(folder, "SELECT sum(length(save)) FROM snapshots WHERE table_id = ?", table) < MEGABYTE
    assert rows(folder, "SELECT sum(length(events)) FROM answers WHERE table_id = ?", table) < MEGABYTE


def test_the_site_stops_in_between_and_bots_go_on_after_it(folder: Path) -> None:
    with LocalSite(folder) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        table = ana.make_table("hh", game="unicorn_fever", options={})
        ben.sit(table, 1)
        if ana.state(table)["table"]["status"] == "lobby":
            ana.start(table)
        borrow_at_the_site(table, [ana, ben], BOTS)
        cookie = ana.cookie

    with LocalSite(folder) as site:
        ana = site.people.enter_context(Person(site.host, cookie))
        wait_for(lambda: ana.state(table)["table"]["status"] == "over")


def test_the_oldest_lines_of_the_chat_leave_the_database(folder: Path) -> None:
    with LocalSite(folder, limits=Limits(chat_kept=5, chats=Rate(100, 100))) as site:
        ana = site.person("Ana")
        table = ana.make_table("hb")
        for number in range(12):
            ana.post(f"/api/tables/{table}/chat", {"text": f"line {number}"})
        cookie = ana.cookie

    assert rows(folder, "SELECT count(*) FROM chat WHERE table_id = ?", table) == 5
    with LocalSite(folder) as site:
        ana = site.people.enter_context(Person(site.host, cookie))
        ana.post(f"/api/tables/{table}/chat", {"text": "line 12"})
        assert [line["text"] for line in ana.state(table)["chat"]] == [f"line {n}" for n in range(7, 13)]
