"""The site stops, gracefully or not, and every table goes on."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from paddock.server.bots.pool import Pool
from paddock.server.run import GRACEFUL_SECONDS
from tests.patience import PATIENCE, wait_for
from tests.server.harness import FakeClock, LocalSite, Person, new_key
from tests.server.players import full_table, plan_choices, play_on

DICE = random.Random(11)
KEEPS = ("view", "seat", "open_seats", "question", "expected", "can_undo", "events", "chat")


def kept(person: Person, table: str) -> dict[str, object]:
    state = person.state(table)
    return {key: state[key] for key in KEEPS}


def test_after_a_restart_every_table_is_as_it_was_and_goes_on(folder: Path) -> None:
    clock = FakeClock()
    with LocalSite(folder, clock, snapshot_every=7) as site:
        table, people = full_table(site, 3)
        people[1].post(f"/api/tables/{table}/chat", {"text": "one moment"})
        play_on(table, people, DICE, 25)
        before = [kept(person, table) for person in people]
        cookies = [person.cookie for person in people]
        old_number = people[0].state(table)["number"]

    with LocalSite(folder, clock) as site:
        people = [site.people.enter_context(Person(site.host, cookie)) for cookie in cookies]
        assert [kept(person, table) for person in people] == before
        assert people[0].state(table)["number"] > old_number
        assert people[0].live(table, since=old_number).next()["type"] == "state"
        assert play_on(table, people, DICE)["table"]["status"] == "over"


def test_a_removed_guest_is_remembered_over_a_restart(folder: Path) -> None:
    with LocalSite(folder) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        table = ana.make_table("hoo")
        ben.sit(table, 1)
        ana.delete(f"/api/tables/{table}/seats/1")
        cookie = ben.cookie

    with LocalSite(folder) as site:
        ben = site.people.enter_context(Person(site.host, cookie))
        assert ben.state(table)["table"]["removed"]
        assert ben.refused("POST", f"/api/tables/{table}/seats/2") == (403, "removed")


def test_a_key_is_remembered_over_a_restart(folder: Path) -> None:
    with LocalSite(folder) as site:
        table, (ana, _) = full_table(site, 2)
        body = {"seat": 0, "expected": 0, "key": new_key(), "choices": plan_choices(ana.state(table), DICE)}
        ana.post(f"/api/tables/{table}/answers", body)
        cookie = ana.cookie

    with LocalSite(folder) as site:
        ana = site.people.enter_context(Person(site.host, cookie))
        before = ana.state(table)
        assert ana.post(f"/api/tables/{table}/answers", body)["type"] == "ack"
        assert ana.state(table) == before


def test_an_undo_is_part_of_the_log(folder: Path) -> None:
    with LocalSite(folder) as site:
        table, people = full_table(site, 2)
        ana = people[0]
        ana.answer(table, plan_choices(ana.state(table), DICE))
        ana.post(f"/api/tables/{table}/undo", {"seat": 0, "key": "first"})
        ana.answer(table, [2])
        before = kept(ana, table)
        cookie = ana.cookie

    with LocalSite(folder) as site:
        ana = site.people.enter_context(Person(site.host, cookie))
        assert kept(ana, table) == before
        ana.post(f"/api/tables/{table}/undo", {"seat": 0, "key": "second"})
        assert ana.state(table)["question"]["kind"] == "shift-gear"


def test_deadlines_that_passed_while_the_site_was_down_get_some_grace(folder: Path) -> None:
    clock = FakeClock()
    with LocalSite(folder, clock) as site:
        table, (ana, _) = full_table(site, 2, pace={"kind": "live", "seconds": 30})
        ana.answer(table, plan_choices(ana.state(table), DICE))
        cookie = ana.cookie
    clock.advance(3600)

    with LocalSite(folder, clock) as site:
        ana = site.people.enter_context(Person(site.host, cookie))
        ana.live(table).next()  # whoever waits is there
        assert ana.state(table)["view"]["phase"] == "plan"
        clock.advance(61)
        wait_for(lambda: ana.state(table)["view"]["phase"] == "drive")


def test_a_table_that_waits_for_bots_only_goes_on_by_itself(folder: Path) -> None:
    with LocalSite(folder) as site:
        table, people = full_table(site, 2)
        cookie = people[0].cookie
        site.site.bot_players.is_closed = True  # as if the site stopped before the bots moved
        for seat, person in enumerate(people):
            person.delete(f"/api/tables/{table}/seats/{seat}")

    with LocalSite(folder) as site:
        wait_for(lambda: table in site.site.rooms.active)
        ana = site.people.enter_context(Person(site.host, cookie))
        wait_for(lambda: ana.state(table)["table"]["status"] == "over")


def test_sockets_are_told_to_come_back_when_the_site_stops(folder: Path) -> None:
    with LocalSite(folder) as site:
        table, (ana, _) = full_table(site, 2)
        live = ana.live(table)
        live.next()

        site.server.should_exit = True

        assert live.close_code() == 1012


def test_whoever_waits_for_a_thought_when_the_site_stops_is_told_so_at_once(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    slow = [sys.executable, "-c", "import time; time.sleep(600)"]
    with LocalSite(folder, pool=lambda: Pool(1, slow)) as site:
        people = [site.person() for _ in range(3)]
        tables = [person.make_table("hb", advice=True) for person in people]
        told: list[int] = []

        def ask(person: Person, table: str) -> None:
            body = {"seat": 0, "expected": 0, "key": new_key()}
            told.append(person.request("POST", f"/api/tables/{table}/advice", body).status_code)

        waiting = [threading.Thread(target=ask, args=each) for each in zip(people, tables, strict=True)]
        for each in waiting:
            each.start()
        wait_for(lambda: site.site.pool.queue.all.waiting + site.site.pool.queue.all.running == 3)
        began = time.monotonic()

        site.server.should_exit = True
        for each in waiting:
            each.join()

        assert told == [503] * 3
        assert time.monotonic() - began < GRACEFUL_SECONDS
    assert "Traceback" not in caplog.text
    assert not [record for record in caplog.records if record.exc_info]


def test_an_idle_table_leaves_the_memory_and_comes_back(folder: Path) -> None:
    with LocalSite(folder) as site:
        table, (ana, ben) = full_table(site, 2, pace={"kind": "days", "hours": 24})
        ana.answer(table, plan_choices(ana.state(table), DICE))
        before = kept(ben, table)

        site.clock.advance(400)
        wait_for(lambda: table not in site.site.rooms.active)

        assert kept(ben, table) == before


SERVE = """
import sys
from pathlib import Path
from paddock.server.run import serve
from paddock.server.settings import Settings
from tests.server.harness import EASY
serve(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), limits=EASY, bot_processes=1))
"""


def start_process(folder: Path, port: int) -> subprocess.Popen[bytes]:
    path = os.pathsep.join([*sys.path, str(Path.cwd())])
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(folder), str(port)],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.DEVNULL,
    )
    wait_for(lambda: is_up(port))
    return process


def is_up(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", verify=False).status_code == 200
    except httpx.TransportError:
        return False


def test_kill_9_in_the_middle_of_play_loses_no_acknowledged_answer(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    host = f"127.0.0.1:{port}"
    process = start_process(folder, port)
    with Person(host) as ana, Person(host) as ben:
        table = ana.make_table("hob")
        ben.sit(table, 1)
        ana.start(table)
        sockets = [ana.live(table), ben.live(table)]
        acknowledged = [0, 0]
        for live in sockets:
            live.next()
        for _ in range(12):
            for seat, live in enumerate(sockets):
                live.drain()
                if live.state["question"]:
                    choices = plan_choices(live.state, DICE)
                    assert live.answer(choices)["type"] == "ack"
                    acknowledged[seat] = live.state["expected"]
            if not any(live.state["question"] for live in sockets):
                sockets[0].next()  # the bot drives
        # One more answer is on its way, and nobody waits for it.
        asked = next((live for live in sockets if live.state["question"]), None)
        if asked is not None:
            body = {"seat": asked.state["seat"], "expected": asked.state["expected"], "key": "last"}
            asked.connection.send(json.dumps({"type": "answer", **body, "choices": plan_choices(asked.state, DICE)}))
        process.send_signal(signal.SIGKILL)
        process.wait()

        process = start_process(folder, port)
        try:
            for seat, person in enumerate((ana, ben)):
                state = person.state(table)
                assert state["expected"] >= acknowledged[seat] > 0
            assert play_on(table, [ana, ben], DICE, 6)["table"]["status"] == "playing"
        finally:
            process.terminate()
            assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
