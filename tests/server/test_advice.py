"""What would a Champion do? Who may ask, what comes back, that the log tells of it, and what is refused."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from paddock.server.bots.fair_queue import Names
from paddock.server.bots.pool import PATIENCE_SECONDS, MakeTask, Pool, WorkerFailed
from paddock.server.bots.worker import Task
from paddock.server.rooms.advising import thought_for
from paddock.server.settings import Rate
from tests.patience import wait_for
from tests.server.harness import EASY, LocalSite, Person, new_key

CRASH = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]


def asked(person: Person, table: str, **more: Any) -> dict[str, Any]:
    state = person.state(table)
    return {"seat": state["seat"], "expected": state["expected"], "key": new_key(), **more}


def advice(person: Person, table: str) -> Any:
    return person.post(f"/api/tables/{table}/advice", asked(person, table))


def test_alone_with_bots_one_is_told_turns_that_can_be_played(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = ana.make_table("hbb")

    told = advice(ana, table)

    assert ana.state(table)["table"]["advice"]
    assert told["counts"] == "rounds"
    assert 2 <= len(told["turns"]) <= 3
    for turn in told["turns"]:
        assert len(turn["labels"]) == len(turn["answers"])
    assert ana.answer(table, told["turns"][0]["answers"]).status_code == 200


def test_everybody_sees_in_the_log_that_it_was_used_once_for_one_moment(folder: Path) -> None:
    with LocalSite(folder) as site:
        ana, eve = site.person("Ana"), site.person("Eve")
        table = ana.make_table("hb")
        wait_for(lambda: ana.state(table)["open_seats"] == [0])
        at = len(ana.state(table)["events"])
        assert eve.state(table)["table"]["advised"] == []

        advice(ana, table)
        advice(ana, table)

        assert [seat for seat, _ in eve.state(table)["table"]["advised"]] == [0]
        assert ana.state(table)["table"]["advised"][0][1] >= at
        noted = ana.state(table)["table"]["advised"]
        cookie = ana.cookie
    with LocalSite(folder) as site:  # it is remembered
        ana = Person(site.host, cookie)
        with ana:
            assert ana.state(table)["table"]["advised"] == noted


def test_what_was_answered_and_advised_can_be_taken_back_after_a_restart(folder: Path) -> None:
    """A note in the log is no answer: it is neither counted nor taken back."""
    with LocalSite(folder) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        table = ana.make_table("ho", advice=True)
        ben.sit(table, 1)
        ana.start(table)
        first = advice(ana, table)["turns"][0]["answers"]
        assert ana.answer(table, first[:1]).status_code == 200
        advice(ana, table)
        cookie = ana.cookie
    with LocalSite(folder) as site, Person(site.host, cookie) as ana:
        assert ana.state(table)["question"]["kind"] != "shift-gear"
        ana.post(f"/api/tables/{table}/undo", {"seat": 0, "key": new_key()})
        assert ana.state(table)["question"]["kind"] == "shift-gear"


class NotingPool(Pool):
    """Notes whose thoughts it was asked for, and has no worker."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked_for: list[Names] = []

    async def ask(
        self, task: Task | MakeTask, seconds: float, whose: Names = (), patience: float | None = PATIENCE_SECONDS
    ) -> Any:
        self.asked_for.append(whose)
        raise WorkerFailed("busy")


def test_advice_is_thought_about_in_the_turn_of_whoever_asks(folder: Path) -> None:
    pool = NotingPool()
    with LocalSite(folder, pool=lambda: pool) as site:
        ana = site.person("Ana")
        table = ana.make_table("hb")
        user = site.site.rooms.active[table].room.chairs[0].user

        refused = ana.refused("POST", f"/api/tables/{table}/advice", asked(ana, table))

    assert refused == (503, "no-advice-now")
    assert pool.asked_for == [("network 1 127.0.0.1", user, table)]


def test_among_friends_nobody_may_ask_unless_the_table_was_made_so(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("ho")
    ben.sit(table, 1)
    ana.start(table)

    assert not ana.state(table)["table"]["advice"]
    assert ana.refused("POST", f"/api/tables/{table}/advice", asked(ana, table)) == (403, "no-advice-here")


def test_a_table_made_for_advice_says_so_before_the_start_and_gives_it_to_all(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("ho", advice=True)
    assert ben.state(table)["table"]["advice"]
    ben.sit(table, 1)
    ana.start(table)

    assert advice(ben, table)["turns"]
    assert [seat for seat, _ in ana.state(table)["table"]["advised"]] == [1]


def test_those_who_share_a_screen_are_not_alone(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = ana.make_table("hhb", hot_seat=True)

    assert ana.refused("POST", f"/api/tables/{table}/advice", asked(ana, table)) == (403, "no-advice-here")


def test_advice_is_for_ones_own_seat_and_for_the_question_that_is_open(site: LocalSite) -> None:
    ana, eve = site.person("Ana"), site.person("Eve")
    table = ana.make_table("hb")
    path = f"/api/tables/{table}/advice"
    wait_for(lambda: ana.state(table)["open_seats"] == [0])

    assert eve.refused("POST", path, asked(ana, table)) == (403, "not-your-seat")
    assert ana.refused("POST", path, asked(ana, table, seat=1)) == (403, "not-your-seat")
    assert ana.refused("POST", path, asked(ana, table, expected=7)) == (409, "stale")
    assert ana.refused("POST", path, {"seat": 0}) == (422, "bad-request")


def test_whoever_is_not_asked_anything_gets_no_advice(site: LocalSite) -> None:
    ana, ben = site.person("Ana"), site.person("Ben")
    table = ana.make_table("ho", advice=True)
    ben.sit(table, 1)
    assert ana.refused("POST", f"/api/tables/{table}/advice", asked(ana, table, seat=0)) == (409, "not-started")
    ana.start(table)
    assert ana.answer(table, advice(ana, table)["turns"][0]["answers"]).status_code == 200

    assert ana.refused("POST", f"/api/tables/{table}/advice", asked(ana, table)) == (409, "not-your-turn")


def test_nobody_may_ask_all_the_time(folder: Path) -> None:
    with LocalSite(folder, limits=replace(EASY, advice=Rate(0.1, 2))) as site:
        ana = site.person("Ana")
        table = ana.make_table("hb")
        advice(ana, table)
        advice(ana, table)

        assert ana.refused("POST", f"/api/tables/{table}/advice", asked(ana, table)) == (429, "too-fast")


def test_a_worker_that_dies_gives_no_advice_and_the_game_goes_on(folder: Path) -> None:
    with LocalSite(folder, pool=lambda: Pool(1, CRASH)) as site:
        ana = site.person("Ana")
        table = ana.make_table("hb")

        assert ana.refused("POST", f"/api/tables/{table}/advice", asked(ana, table)) == (503, "no-advice-now")
        assert ana.state(table)["table"]["advised"] == []
        assert ana.answer(table, [1]).status_code == 200


def test_through_the_socket_advice_comes_back_with_its_key_and_one_may_answer_meanwhile(site: LocalSite) -> None:
    ana = site.person("Ana")
    table = ana.make_table("hb")
    live = ana.live(table)
    live.until_state(lambda state: state["question"] is not None)

    live.send({"type": "advice", **asked(ana, table, key="help")})
    told = live.until(lambda message: message.get("key") == "help")
    assert told["type"] == "advice"
    assert told["turns"]

    live.send({"type": "advice", **asked(ana, table, key="late", expected=99)})
    assert live.until(lambda message: message.get("key") == "late")["reason"] == "stale"


def test_advice_for_a_seat_is_thought_about_without_the_secrets_of_the_others(site: LocalSite) -> None:
    """What goes to a worker is a table that the seat imagines: neither the seed nor the real cards go along."""
    ana = site.person("Ana")
    table = ana.make_table("hb")
    room = site.site.rooms.active[table].room
    assert room.table is not None

    thought = thought_for(room, 0, room.chairs[0].user, room.given[0])

    assert str(room.seed) not in thought.save
    assert room.table.chance.key.hex() not in thought.save
