"""Answers: whose, which, how many, and not twice."""

import random

import pytest

from tests.server.harness import LocalSite, new_key
from tests.server.players import full_table, plan_all, plan_choices, play_on

DICE = random.Random(1)


def test_the_same_key_again_changes_nothing_and_is_acknowledged(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    state = ana.state(table)
    body = {"seat": 0, "expected": 0, "key": new_key(), "choices": plan_choices(state, DICE)}

    first = ana.post(f"/api/tables/{table}/answers", body)
    after = ana.state(table)
    second = ana.post(f"/api/tables/{table}/answers", body)

    assert first["type"] == second["type"] == "ack"
    assert ana.state(table) == after


def test_a_key_counts_for_its_seat_only(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    key = new_key()
    ana.answer(table, plan_choices(ana.state(table), DICE), key=key)

    assert ben.answer(table, plan_choices(ben.state(table), DICE), key=key).status_code == 200
    assert ben.state(table)["expected"] > 0


def test_a_list_with_one_illegal_choice_changes_nothing(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    before = [ana.state(table), ben.state(table)]
    gear = 2

    refused = ana.answer(table, [gear, 16 + 99])

    assert (refused.status_code, refused.json()["reason"]) == (409, "not-in-hand")
    assert [ana.state(table), ben.state(table)] == before


def test_a_list_that_goes_on_after_the_turn_changes_nothing(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    before = ana.state(table)

    refused = ana.answer(table, [*plan_choices(before, DICE), 1])

    assert refused.json()["reason"] == "not-your-turn"
    assert ana.state(table) == before


def test_a_number_that_is_not_the_expected_one_is_stale(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    ana.answer(table, plan_choices(ana.state(table), DICE))
    expected = ana.state(table)["expected"]

    refused = ana.answer(table, [1], seat=0, expected=0)

    assert (refused.status_code, refused.json()["reason"]) == (409, "stale")
    assert refused.json()["details"]["expected"] == expected


def test_in_a_simultaneous_phase_only_the_own_number_counts(site: LocalSite) -> None:
    table, people = full_table(site, 4)
    seen = [person.state(table) for person in people]  # all look before anybody answers

    for seat, person in enumerate(people):
        choices = plan_choices(seen[seat], DICE)
        given = person.answer(table, choices, seat=seat, expected=seen[seat]["expected"])
        assert given.status_code == 200

    assert people[0].state(table)["view"]["phase"] == "drive"


def test_the_others_are_not_told_how_many_secret_answers_a_seat_has_given(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    socket = ben.live(table)
    socket.next()
    socket.drain()
    choices = plan_choices(ana.state(table), random.Random(3))

    for choice in choices:
        ana.answer(table, [choice])

    told = socket.drain()
    assert len(told) == 1  # once: that Ana is ready
    assert told[0]["open_seats"] == [1]


def test_another_seat_is_refused_whoever_asks(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    stranger = site.person("Zoe")
    nobody = site.person()

    for person in (ben, stranger, nobody):
        refused = person.answer(table, [1], seat=0, expected=0)
        assert (refused.status_code, refused.json()["reason"]) == (403, "not-your-seat")
    assert ana.answer(table, [1], seat=7, expected=0).json()["reason"] == "no-such-seat"


def test_whoever_is_not_asked_cannot_answer(site: LocalSite) -> None:
    table, people = full_table(site, 2)
    plan_all(table, people)
    waiting = next(p for p in people if not p.state(table)["question"])

    assert waiting.answer(table, [0]).json()["reason"] == "not-your-turn"


def test_before_the_start_and_after_the_end_nothing_can_be_answered(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("ho")
    assert ana.answer(table, [1], seat=0, expected=0).json()["reason"] == "not-started"
    ben.sit(table, 1)
    ana.start(table)
    play_on(table, [ana, ben], random.Random(2))

    assert ana.answer(table, [1], seat=0, expected=0).json()["reason"] == "game-over"


def test_why_not_tells_the_reason_to_the_own_seat_only(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)

    assert ana.get(f"/api/tables/{table}/why-not?seat=0&choice=4") == {"reason": "gear-too-far"}
    assert ana.get(f"/api/tables/{table}/why-not?seat=0&choice=2") == {"reason": None}
    assert ana.get(f"/api/tables/{table}/why-not?seat=0&choice=99999") == {"reason": "not-an-option"}
    assert ben.refused("GET", f"/api/tables/{table}/why-not?seat=0&choice=4") == (403, "not-your-seat")


@pytest.mark.parametrize("way", ["http", "socket"])
def test_an_illegal_choice_is_refused_with_the_rules_reason(site: LocalSite, way: str) -> None:
    table, (ana, _) = full_table(site, 2)
    if way == "http":
        assert ana.answer(table, [4]).json()["reason"] == "gear-too-far"
        return
    socket = ana.live(table)
    socket.next()
    refused = socket.answer([4])
    assert (refused["type"], refused["reason"]) == ("refused", "gear-too-far")


def test_the_sender_sees_the_change_before_the_acknowledgement(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    socket = ana.live(table)
    socket.next()
    socket.drain()
    socket.said.clear()

    acknowledged = socket.answer([1])

    assert [message["type"] for message in socket.said] == ["update", "ack"]
    assert acknowledged["number"] == socket.state["number"]


def test_a_key_that_stood_for_another_answer_is_refused_also_after_the_table_has_left_the_memory(
    site: LocalSite,
) -> None:
    table, (ana, _) = full_table(site, 2)
    key = new_key()
    given = plan_choices(ana.state(table), DICE)
    ana.answer(table, given, key=key)
    after = ana.state(table)

    def reasons() -> list[str | None]:
        others: list[list[int]] = [[given[0] + 1], given[:-1], [*given, 1]]
        answered = [ana.answer(table, choices, seat=0, expected=99, key=key) for choices in others]
        undone = ana.request("POST", f"/api/tables/{table}/undo", {"seat": 0, "key": key})
        return [reply.json().get("reason") for reply in (*answered, undone)]

    assert reasons() == ["key-used"] * 4
    site.site.rooms.active.pop(table)
    assert reasons() == ["key-used"] * 4
    assert ana.answer(table, given, seat=0, expected=0, key=key).json()["type"] == "ack"
    assert ana.state(table)["expected"] == after["expected"]
