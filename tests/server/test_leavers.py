"""Seats that are left or out of time: a bot plays, the owner takes the seat back."""

import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from paddock.server.rooms import seating
from paddock.server.rooms.model import Room, Turn
from paddock.server.rooms.pace import Live
from paddock.server.rooms.playing import answer_for_bot
from paddock.server.rooms.turns import miss_turn
from paddock.server.store.schema import seats
from tests.patience import wait_for
from tests.server.harness import Data, LocalSite, Person
from tests.server.players import full_table, plan_all, plan_choices, play_on
from tests.server.rooms import NOW, race_room

DICE = random.Random(6)
DAY = 24 * 3600


@pytest.fixture
def own_site(folder: Path) -> Iterator[LocalSite]:
    """Clocks are turned here, which would hurry the tables of other tests."""
    with LocalSite(folder) as running:
        yield running


def seat_of(person: Person, table: str, seat: int) -> Data:
    found: Data = person.state(table)["table"]["seats"][seat]
    return found


def test_a_bot_plays_for_whoever_leaves_until_they_take_the_seat_back(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    ben.delete(f"/api/tables/{table}/seats/1")
    assert seat_of(ana, table, 1)["away"]
    wait_for(lambda: ana.state(table)["open_seats"] == [0])  # the bot has planned

    ana.answer(table, plan_choices(ana.state(table), DICE))
    play_on(table, [ana], DICE, 6)
    assert seat_of(ana, table, 1)["name"] == "Driver 2"  # still Ben's

    ben.sit(table, 1)

    assert not seat_of(ana, table, 1)["away"]
    wait_for(lambda: ben.state(table)["open_seats"] != [])
    state = play_on(table, [ana, ben], DICE, 8)
    assert state["table"]["status"] == "playing"


def test_nobody_else_can_take_a_seat_that_was_left(site: LocalSite) -> None:
    table, (_, ben) = full_table(site, 2)
    ben.delete(f"/api/tables/{table}/seats/1")

    assert site.person("Zoe").refused("POST", f"/api/tables/{table}/seats/1") == (409, "seat-taken")


def test_an_answer_takes_the_seat_back_too(site: LocalSite) -> None:
    table, people = full_table(site, 2)
    plan_all(table, people)
    driver = next(p for p in people if p.state(table)["question"])
    other = next(p for p in people if p is not driver)
    seat = other.state(table)["seat"]
    other.delete(f"/api/tables/{table}/seats/{seat}")
    assert seat_of(driver, table, seat)["away"]
    other.sit(table, seat)
    wait_for(lambda: play_until_asked(driver, other, table))

    assert not seat_of(driver, table, seat)["away"]


def play_until_asked(driver: Person, other: Person, table: str) -> bool:
    if driver.state(table)["question"]:
        driver.answer(table, plan_choices(driver.state(table), DICE))
    return other.state(table)["question"] is not None


def test_a_game_that_everybody_has_left_is_played_to_its_end(site: LocalSite) -> None:
    table, people = full_table(site, 2)
    for seat, person in enumerate(people):
        person.delete(f"/api/tables/{table}/seats/{seat}")

    wait_for(lambda: people[0].state(table)["table"]["status"] == "over")


def test_out_of_time_a_bot_plays_that_turn_only(own_site: LocalSite) -> None:
    table, (ana, ben) = full_table(own_site, 2, pace={"kind": "live", "seconds": 30})
    ben.live(table).next()
    ana.answer(table, plan_choices(ana.state(table), DICE))
    assert ana.state(table)["table"]["deadline"] == "2027-01-15T08:00:30.000Z"

    own_site.clock.advance(31)

    wait_for(lambda: ana.state(table)["view"]["phase"] == "drive")
    assert not seat_of(ana, table, 1)["away"]  # he is there, only slow
    assert ana.state(table)["table"]["deadline"] == "2027-01-15T08:01:01.000Z"


def test_in_a_live_game_whoever_is_not_even_there_is_away(own_site: LocalSite) -> None:
    table, (ana, _) = full_table(own_site, 2, pace={"kind": "live", "seconds": 30})
    ana.answer(table, plan_choices(ana.state(table), DICE))

    own_site.clock.advance(31)

    wait_for(lambda: seat_of(ana, table, 1)["away"])


def test_a_live_race_that_everybody_has_gone_away_from_waits_for_the_first_who_comes_back(own_site: LocalSite) -> None:
    table, (ana, ben) = full_table(own_site, 2, pace={"kind": "live", "seconds": 30})
    own_site.clock.advance(31)
    wait_for(lambda: seat_of(ana, table, 0)["away"] and ben.state(table)["table"]["deadline"] is None)
    own_site.clock.advance(3600)
    time.sleep(0.4)  # the clock is looked at several times
    assert ana.state(table)["view"]["phase"] == "plan"
    assert not seat_of(ana, table, 1)["away"]

    ben.live(table).next()
    wait_for(lambda: ben.state(table)["table"]["deadline"] is not None)
    assert ana.state(table)["view"]["phase"] == "plan"
    own_site.clock.advance(31)
    wait_for(lambda: ana.state(table)["view"]["phase"] == "drive")


def test_a_race_that_waits_for_anybody_waits_through_a_restart(folder: Path) -> None:
    with LocalSite(folder) as site:
        table, (ana, _) = full_table(site, 2, pace={"kind": "live", "seconds": 30})
        site.clock.advance(31)
        wait_for(lambda: ana.state(table)["table"]["deadline"] is None)
    with LocalSite(folder) as site:
        again = site.people.enter_context(Person(site.host, ana.cookie))
        site.clock.advance(3600)
        assert again.state(table)["table"]["status"] == "playing"
        assert again.state(table)["table"]["deadline"] is None


def miss(room: Room, seat: int) -> None:
    """The driver is there, but lets the time run out: a bot plays the turn."""
    turn = room.chairs[seat].turn
    assert turn is not None
    assert turn.due is not None
    assert miss_turn(room, seat, turn.number, turn.due, connected=True)
    while room.chairs[seat].turn == turn:
        answer_for_bot(room, seat, room.table.options(seat)[:1] if room.table else [], turn.due)


def test_in_a_live_game_whoever_is_there_is_never_away_but_hurried_after_two_misses() -> None:
    room = race_room(seats=2, pace=Live(30))
    chair = room.chairs[0]
    while chair.missed < 2 or chair.turn is None:
        miss(room, room.open_seats()[0])

    assert not chair.away
    assert chair.turn is not None
    assert chair.turn.due == chair.turn.since + 10_000


def test_by_days_the_second_turn_missed_in_a_row_makes_away(own_site: LocalSite) -> None:
    table, (ana, _) = full_table(own_site, 2, pace={"kind": "days", "hours": 24})
    ana.answer(table, plan_choices(ana.state(table), DICE))

    own_site.clock.advance(DAY + 1)
    wait_for(lambda: ana.state(table)["view"]["phase"] == "drive")
    assert not seat_of(ana, table, 1)["away"]
    while ana.state(table)["open_seats"] == [0]:
        ana.answer(table, plan_choices(ana.state(table), DICE))
    own_site.clock.advance(DAY + 1)

    wait_for(lambda: seat_of(ana, table, 1)["away"])


def test_a_late_answer_is_told_that_time_is_over(own_site: LocalSite) -> None:
    table, (ana, ben) = full_table(own_site, 2, pace={"kind": "live", "seconds": 30})
    late = ben.state(table)
    ana.answer(table, plan_choices(ana.state(table), DICE))
    own_site.clock.advance(31)
    wait_for(lambda: ana.state(table)["view"]["phase"] == "drive")

    refused = ben.answer(table, plan_choices(late, DICE), seat=1, expected=late["expected"])

    assert refused.json()["reason"] == "stale"


def test_a_late_timer_for_an_older_turn_does_nothing(own_site: LocalSite) -> None:
    table, people = full_table(own_site, 2, pace={"kind": "live", "seconds": 30})
    own_site.clock.advance(20)
    plan_all(table, people)  # the plans are in; the driver's turn has a deadline of its own

    own_site.clock.advance(15)  # the time of the planning is over, that of the driver is not

    after = people[0].state(table)
    wait_for(lambda: all(due.at > own_site.clock() * 1000 for due in [*own_site.site.timekeeper.dues.values()]))
    assert people[0].state(table)["view"] == after["view"]
    assert after["table"]["deadline"] == "2027-01-15T08:00:50.000Z"


def test_taking_an_answer_back_gives_no_new_time(own_site: LocalSite) -> None:
    table, (ana, _) = full_table(own_site, 2, pace={"kind": "live", "seconds": 30})
    ana.answer(table, plan_choices(ana.state(table), DICE))
    own_site.clock.advance(10)

    ana.post(f"/api/tables/{table}/undo", {"seat": 0, "key": "u"})

    assert ana.state(table)["table"]["deadline"] == "2027-01-15T08:00:30.000Z"


def test_deadlines_lie_in_the_database_with_the_number_of_the_turn(own_site: LocalSite) -> None:
    table, people = full_table(own_site, 2, pace={"kind": "live", "seconds": 30})
    plan_all(table, people)
    driver = people[0].state(table)["open_seats"][0]

    query = select(seats.c.seat, seats.c.turn, seats.c.due).where(seats.c.table_id == table).order_by(seats.c.seat)
    rows = own_site.site.database.read_now(lambda connection: connection.execute(query).all())

    due = int(own_site.clock() * 1000) + 30_000
    assert [(seat, row_due) for seat, _, row_due in rows] == [(s, due if s == driver else None) for s in range(2)]
    assert rows[driver][1] > 0


def test_whoever_plays_alone_is_not_hurried(own_site: LocalSite) -> None:
    ana = own_site.person("Ana")
    table = ana.make_table("hbb")
    assert ana.state(table)["table"]["deadline"] is None

    own_site.clock.advance(10 * DAY)

    assert not seat_of(ana, table, 0)["away"]


def bot_plans(room: Room, seat: int) -> None:
    while room.table is not None and seat in room.open_seats():
        answer_for_bot(room, seat, [room.table.options(seat)[0]], NOW)


def test_what_a_bot_played_when_time_was_over_stands() -> None:
    room = race_room(2, pace=Live(30))
    turn = room.chairs[1].turn
    assert turn is not None
    miss_turn(room, 1, turn.number, NOW + 30_000, connected=True)
    bot_plans(room, 1)
    seating.sit(room, 1, "u1", None, NOW)
    assert not room.can_undo(1)

    other = race_room(2, pace=Live(30))
    seating.leave(other, 1, "u1")
    bot_plans(other, 1)
    seating.sit(other, 1, "u1", None, NOW)
    assert other.can_undo(1)  # there is time left


def test_rounds_are_counted_in_which_a_bot_stepped_in_not_decisions() -> None:
    room = race_room(2, pace=Live(30))
    chair = room.chairs[1]
    for phase in ("plan", "drive"):
        chair.turn = Turn(room.written, NOW, NOW, (1, phase))
        chair.stand_in = False
        assert miss_turn(room, 1, room.written, NOW, connected=True)
    assert (chair.missed, chair.missed_rounds) == (2, 1)

    chair.turn = Turn(room.written, NOW, NOW, (2, "plan"))
    chair.stand_in = False
    miss_turn(room, 1, room.written, NOW, connected=True)

    assert (chair.missed, chair.missed_rounds) == (3, 2)
