"""A full disk: answers are refused plainly, tables can be read, and what was due meanwhile is played later."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from tests.patience import wait_for
from tests.server.harness import LocalSite
from tests.server.players import full_table, plan_choices

DICE = random.Random(3)


def fault() -> sqlite3.OperationalError:
    """What SQLite says when there is no page left."""
    small = sqlite3.connect(":memory:")
    small.execute("PRAGMA max_page_count=2")
    small.execute("CREATE TABLE a (text)")
    with pytest.raises(sqlite3.OperationalError) as full:
        small.execute("INSERT INTO a VALUES (?)", ["x" * 100_000])
    small.close()
    return full.value


@contextmanager
def full_disk(site: LocalSite) -> Iterator[None]:
    """Everything that writes fails as it does on a full disk."""
    engine, full = site.site.database.engine, fault()

    def refuse(_connection: Any, _cursor: Any, statement: str, *_: object) -> None:
        if not statement.lstrip().startswith(("SELECT", "PRAGMA")):
            raise OperationalError(statement, {}, full)

    event.listen(engine, "before_cursor_execute", refuse)
    yield
    event.remove(engine, "before_cursor_execute", refuse)


def test_a_full_disk_refuses_answers_plainly_and_tables_can_be_read(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with LocalSite(folder) as site:
        table, (ana, ben) = full_table(site, 2)
        socket = ben.live(table)
        socket.next()
        before = ana.state(table)
        plan_of_ana = plan_choices(before, DICE)

        def answer() -> Any:
            return ana.answer(table, plan_of_ana, seat=0, expected=0)

        with full_disk(site):
            for _ in range(20):
                refused = answer()
                assert (refused.status_code, refused.json()["reason"]) == (503, "storage-full")
            plan = {"game": "heat", "seats": [{"kind": "human"}, {"kind": "open"}]}
            assert ana.refused("POST", "/api/tables", plan) == (503, "storage-full")
            assert ana.state(table)["view"] == before["view"]
            unwell = ana.http.get("/healthz")
            assert (unwell.status_code, unwell.text) == (503, "storage-full\n")
            again = ben.live(table)
            assert again.next()["view"] is not None
            assert again.answer(plan_choices(again.state, DICE))["reason"] == "storage-full"

        assert ana.http.get("/healthz").status_code == 200
        assert answer().status_code == 200
        lines = [record.getMessage() for record in caplog.records if record.name.startswith("paddock")]
        assert len(lines) == 2, lines


def test_time_that_runs_out_while_the_disk_is_full_is_noticed_when_there_is_space(folder: Path) -> None:
    with LocalSite(folder) as site:
        table, (ana, ben) = full_table(site, 2, pace={"kind": "live", "seconds": 30})
        sockets = [person.live(table) for person in (ana, ben)]
        for socket in sockets:
            socket.next()
        with full_disk(site):
            for person in (ana, ben):
                person.live(table).next()
            site.clock.advance(3600)
            wait_for(lambda: site.site.metrics.registry.get_sample_value("paddock_storage_full") == 1)
            assert ana.state(table)["expected"] == 0
        for person in (ana, ben):  # whoever was cut off comes back
            person.live(table).next()

        def is_noticed() -> bool:
            site.clock.advance(6)  # again and again: it is tried five seconds after it failed last
            return bool(ana.state(table)["table"]["seats"][0]["missed"] or ana.state(table)["expected"])

        wait_for(is_noticed)
