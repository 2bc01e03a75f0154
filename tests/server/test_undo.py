"""Undo, and where it ends."""

import random

from tests.patience import wait_for
from tests.server.harness import Data, LocalSite, Person, new_key
from tests.server.players import full_table, plan_all, plan_choices

DICE = random.Random(4)


def undo(person: Person, table: str, seat: int = 0, key: str | None = None) -> Data:
    response = person.request("POST", f"/api/tables/{table}/undo", {"seat": seat, "key": key or new_key()})
    data: Data = response.json()
    return data


def without_counts(state: Data) -> Data:
    """The state but for what counts messages and answers."""
    return {key: value for key, value in state.items() if key not in ("number", "expected")}


def test_a_plan_sent_as_one_list_is_taken_back_as_one(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    before = ana.state(table)
    ana.answer(table, plan_choices(before, DICE))
    assert ana.state(table)["can_undo"]

    assert undo(ana, table)["type"] == "ack"

    after = ana.state(table)
    assert without_counts(after) == without_counts(before)
    assert not after["can_undo"]


def test_answers_sent_one_by_one_are_taken_back_one_by_one(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    ana.answer(table, [2])
    middle = ana.state(table)
    ana.answer(table, [middle["question"]["options"][0]["choice"]])

    undo(ana, table)

    assert without_counts(ana.state(table)) == without_counts(middle)


def test_an_undo_counts_as_an_answer_so_that_an_old_one_stays_stale(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    old = {"seat": 0, "expected": 0, "key": new_key(), "choices": [2]}
    ana.post(f"/api/tables/{table}/answers", old)
    undo(ana, table)

    again = ana.request("POST", f"/api/tables/{table}/answers", {**old, "key": new_key()})

    assert again.json()["reason"] == "stale"
    assert ana.post(f"/api/tables/{table}/answers", old)["type"] == "ack"  # the old key: nothing happens
    assert ana.state(table)["question"]["kind"] == "shift-gear"


def test_the_same_undo_twice_takes_back_once(site: LocalSite) -> None:
    table, (ana, _) = full_table(site, 2)
    ana.answer(table, [2])
    ana.answer(table, [ana.state(table)["question"]["options"][0]["choice"]])
    key = new_key()

    undo(ana, table, key=key)
    after = ana.state(table)
    assert undo(ana, table, key=key)["type"] == "ack"

    assert ana.state(table) == after


def test_when_all_plans_are_in_nobody_can_take_one_back(site: LocalSite) -> None:
    table, people = full_table(site, 2)
    plan_all(table, people)

    for seat, person in enumerate(people):
        assert not person.state(table)["can_undo"]
        assert undo(person, table, seat)["reason"] == "nothing-to-undo"


def test_nobody_can_take_back_anothers_answer(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    ana.answer(table, plan_choices(ana.state(table), DICE))

    assert undo(ben, table, 0)["reason"] == "not-your-seat"
    assert undo(site.person(), table, 0)["reason"] == "not-your-seat"


def test_an_undo_of_something_visible_reaches_everybody_as_a_full_state(site: LocalSite) -> None:
    table, people = full_table(site, 2)
    plan_all(table, people)
    driver = next(p for p in people if p.state(table)["question"])
    other = next(p for p in people if p is not driver)
    seat = driver.state(table)["seat"]
    choices = until_discard(driver, table)
    socket = other.live(table)
    socket.next()
    before = socket.state["events"]
    driver.answer(table, choices)
    socket.until_state(lambda state: len(state["events"]) > len(before))

    undo(driver, table, seat)

    assert socket.until(lambda message: message["type"] == "state")["events"] == before


def until_discard(driver: Person, table: str) -> list[int]:
    """Answer "done" until a card may be discarded; then the choice that discards one."""
    while True:
        question = driver.state(table)["question"]
        if question["kind"] == "discard":
            return [question["options"][1]["choice"]]
        driver.answer(table, [0])


def test_an_undo_of_something_secret_reaches_nobody_else(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    socket = ben.live(table)
    socket.next()
    socket.drain()

    ana.answer(table, [2])
    undo(ana, table)

    assert socket.drain() == []


def test_what_a_bot_planned_is_changed_by_whoever_takes_the_wheel_back_in_time(site: LocalSite) -> None:
    table, (ana, ben) = full_table(site, 2)
    ben.delete(f"/api/tables/{table}/seats/1")
    wait_for(lambda: ana.state(table)["open_seats"] == [0])
    assert not ben.state(table)["can_undo"]  # the bot still drives

    ben.sit(table, 1)

    assert ben.state(table)["can_undo"]
    assert undo(ben, table, 1)["type"] == "ack"
    assert ben.state(table)["question"]["kind"] == "shift-gear"
    assert ana.state(table)["open_seats"] == [0, 1]
