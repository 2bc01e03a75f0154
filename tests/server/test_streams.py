"""Numbered messages: what a browser missed comes again, a gap brings everything."""

import random

from tests.patience import wait_for
from tests.server.harness import Data, LocalSite
from tests.server.players import full_table, plan_choices

DICE = random.Random(5)


def test_who_comes_back_in_time_is_told_exactly_what_was_missed(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    first = ben.live(table)
    first.next()
    first.drain()
    last = first.state["number"]
    first.connection.close()
    ana.answer(table, plan_choices(ana.state(table), DICE))
    ana.post(f"/api/tables/{table}/chat", {"text": "still there?"})

    again = ben.live(table, since=last)
    missed = again.drain()

    assert [message["type"] for message in missed] == ["update"] * len(missed)
    assert [message["number"] for message in missed] == list(range(last + 1, last + 1 + len(missed)))
    assert [line["text"] for message in missed for line in message.get("chat", [])] == ["still there?"]
    assert any(message.get("open_seats") == [1] for message in missed)


def test_who_has_missed_nothing_is_told_nothing(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    first = ana.live(table)
    first.next()
    first.drain()

    second = ana.live(table, since=first.state["number"])

    assert second.drain() == []


def test_a_state_by_http_and_the_socket_go_on_from_each_other(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    state = ana.state(table)
    socket = ana.live(table, since=state["number"])
    socket.state = state

    ben.answer(table, plan_choices(ben.state(table), DICE))

    socket.until_state(lambda state: state["open_seats"] == [0])


def test_a_gap_brings_the_full_state(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    socket = ben.live(table)
    socket.next()
    last = socket.state["number"]
    for n in range(80):  # more than are kept
        ana.post(f"/api/tables/{table}/chat", {"text": f"line {n}"})

    again = ben.live(table, since=last)

    assert again.next()["type"] == "state"
    assert again.state["chat"][-1]["text"] == "line 79"


def test_numbers_from_elsewhere_bring_the_full_state(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    number = ana.state(table)["number"]

    for since in (ben.state(table)["number"], number + 1000, number - 1000, 0, 10**18):
        assert ana.live(table, since=since).next()["type"] == "state"


def test_a_since_that_is_no_number_brings_the_full_state(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)

    for since in ("x", "-1", "1.5", "", "%00", "9" * 40, "²"):
        assert ana.live(table, since=since).next()["type"] == "state"  # type: ignore[arg-type]


def test_messages_are_kept_for_a_minute_only_and_old_numbers_are_never_used_again(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2, pace={"kind": "days", "hours": 24})
    socket = ben.live(table)
    socket.next()
    socket.drain()
    last = socket.state["number"]
    socket.connection.close()
    wait_for(lambda: not ana.state(table)["table"]["seats"][1]["connected"])
    last += 1  # that he is not there any more
    site.clock.advance(200)
    ana.post(f"/api/tables/{table}/chat", {"text": "hello"})

    again = ben.live(table, since=last)

    assert again.next()["type"] == "state"
    assert again.state["number"] > last


def test_two_browsers_of_one_person_see_the_same(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    one, two = ana.live(table), ana.live(table)
    one.next(), two.next()

    one.answer(plan_choices(one.state, DICE))
    two.until_state(lambda state: state["open_seats"] == [1])

    assert two.state["view"] == one.state["view"]
    assert two.state["expected"] == one.state["expected"]


def test_the_others_see_who_is_there(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    socket = ana.live(table)
    socket.next()

    assert not is_there(socket.state, 1)
    other = ben.live(table)
    socket.until_state(lambda state: is_there(state, 1))
    other.connection.close()
    socket.until_state(lambda state: not is_there(state, 1))


def is_there(state: Data, seat: int) -> bool:
    there: bool = state["table"]["seats"][seat]["connected"]
    return there


def test_who_sits_down_sees_with_other_eyes_at_once(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("hoo")
    socket = ben.live(table)
    socket.next()
    assert socket.state["seat"] is None

    ben.sit(table, 1)

    seen = socket.until(lambda message: message["type"] == "state")
    assert seen["seat"] == 1
    assert seen["table"]["my_seats"] == [1]
