"""What bots answer when their workers fail or are busy, and which tables may wait."""

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from paddock.server.bots.fair_queue import Names
from paddock.server.bots.pool import PATIENCE_SECONDS, MakeTask, Pool
from paddock.server.bots.worker import Task, Think
from paddock.server.metrics import Metrics
from paddock.server.rooms.bot_thinking import HURRY_SECONDS, Thinkers
from tests.patience import wait_for
from tests.server.harness import FakeClock, LocalSite
from tests.server.rooms import race_room

CRASH = [sys.executable, "-c", "import sys; sys.stdin.readline(); sys.exit(3)"]
SLOW = [sys.executable, "-c", "import time; time.sleep(600)"]
ILLEGAL = [sys.executable, "-c", "import sys; sys.stdin.readline(); print('[9999]', flush=True)"]
NONSENSE = [sys.executable, "-c", "import sys; sys.stdin.readline(); print('{\"a\": null}', flush=True)"]
FAULTS = {"crashed": CRASH, "illegal": ILLEGAL, "nonsense": NONSENSE}


def written(site: LocalSite, table: str) -> int:
    """How many answers there are, without a look at the table."""
    return site.site.rooms.active[table].room.written


def counted(site: LocalSite, name: str) -> float:
    return site.site.metrics.registry.get_sample_value(name) or 0.0


def fallbacks(site: LocalSite, cause: str) -> float:
    labels = {"cause": cause}
    return site.site.metrics.registry.get_sample_value("paddock_bot_fallbacks_total", labels) or 0.0


# ---- a bot's move is never silently a random one -------------------------------------------------------------------


@pytest.mark.parametrize("cause", FAULTS)
def test_where_a_worker_fails_club_answers_and_it_is_counted(folder: Path, cause: str) -> None:
    with LocalSite(folder, pool=lambda: Pool(1, FAULTS[cause])) as site:
        ana = site.person("Ana")
        table = ana.make_table("hc")

        wait_for(lambda: ana.state(table)["open_seats"] == [0])

        assert ana.state(table)["view"]["cars"][1]["ready"]
        assert fallbacks(site, cause) == 1
        assert counted(site, "paddock_bot_random_moves_total") == 0


@pytest.mark.parametrize("cause", FAULTS)
def test_only_where_club_fails_too_a_bot_moves_at_random_and_the_log_says_so(
    folder: Path, cause: str, caplog: pytest.LogCaptureFixture
) -> None:
    broken = FAULTS[cause]
    with LocalSite(folder, pool=lambda: Pool(1, broken), quick=lambda: Pool(1, broken)) as site:
        ana = site.person("Ana")
        table = ana.make_table("hc")

        wait_for(lambda: ana.state(table)["open_seats"] == [0])

        assert counted(site, "paddock_bot_random_moves_total") == written(site, table)
        assert "a bot moved at random" in caplog.text


def test_a_bot_that_gets_no_worker_in_time_answers_as_club_does(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("paddock.server.rooms.bot_thinking.PATIENCE_SECONDS", 0.1)
    with LocalSite(folder, pool=lambda: Pool(1, SLOW)) as site:
        ana = site.person("Ana")
        table = ana.make_table("hc")  # it holds the worker
        another = ana.make_table("hc")

        wait_for(lambda: ana.state(another)["open_seats"] == [0])

        assert ana.state(table)["open_seats"] == [0, 1]
        assert fallbacks(site, "busy") == 1


class LatePool(Pool):
    """Its workers are free after a while only, and choose the first option."""

    def __init__(self, waited: float) -> None:
        super().__init__(0)
        self.waited = waited
        self.levels: list[str] = []

    async def ask(
        self, task: Task | MakeTask, seconds: float, whose: Names = (), patience: float | None = PATIENCE_SECONDS
    ) -> Any:
        made = task(self.waited) if callable(task) else task
        assert isinstance(made, Think)
        self.levels.append(made.thought.level)
        return [1]

    def best_off(self, many: Sequence[Names]) -> Names:
        return many[0]


@pytest.mark.parametrize(
    ("level", "waited", "thinks_as"),
    [
        ("champion", 0.0, "champion"),
        ("champion", HURRY_SECONDS + 1, "pro"),
        ("pro", HURRY_SECONDS + 1, "pro"),
    ],
)
def test_whoever_has_waited_long_thinks_less(level: str, waited: float, thinks_as: str) -> None:
    room = race_room()
    room.chairs[1].kind, room.chairs[1].level, room.chairs[1].user = "bot", level, None
    pool, metrics = LatePool(waited), Metrics()

    plan = asyncio.run(Thinkers(pool, Pool(0), metrics, 2.0).own(room, 1, [("ana",)]))

    assert plan.choices == [1]
    assert pool.levels == [thinks_as]
    hurried = metrics.registry.get_sample_value("paddock_bot_fallbacks_total", {"cause": "hurried"})
    assert (hurried == 1) == (level != thinks_as)


def test_rookies_and_club_do_not_wait_for_champions(folder: Path) -> None:
    with LocalSite(folder, pool=lambda: Pool(1, SLOW)) as site:
        ana = site.person("Ana")
        ana.make_table("hc")
        table = ana.make_table("hbr")

        wait_for(lambda: ana.state(table)["open_seats"] == [0])


# ---- who waits for whom ----------------------------------------------------------------------------------------------


def test_a_table_nobody_needs_waits_while_others_think_and_goes_on_when_somebody_looks(folder: Path) -> None:
    with LocalSite(folder, pool=lambda: Pool(1, SLOW)) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        ana.make_table("hc")
        wait_for(lambda: not site.site.pool.is_quiet())
        table = ben.make_table("bb")
        time.sleep(1.5)
        assert written(site, table) == 0

        ben.state(table)

        wait_for(lambda: written(site, table) > 2)


def test_a_table_nobody_needs_goes_on_while_nobody_else_thinks(folder: Path) -> None:
    with LocalSite(folder) as site:
        table = site.person("Ana").make_table("bb")

        wait_for(lambda: written(site, table) > 2)


def test_a_table_whose_people_are_away_for_days_goes_on_until_they_are_asked(folder: Path) -> None:
    with LocalSite(folder, pool=lambda: Pool(1, SLOW)) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        ana.make_table("hc")
        wait_for(lambda: not site.site.pool.is_quiet())

        table = ben.make_table("bh", pace={"kind": "days", "hours": 24})

        wait_for(lambda: written(site, table) > 0)
        assert site.site.rooms.active[table].room.open_seats() == [1]


def test_a_table_that_waits_for_leisure_leaves_the_memory_and_comes_back_when_somebody_looks(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It stays this worker's: no other need take it up."""
    clock = FakeClock()
    released: list[str] = []

    async def release(table_id: str, epoch: int) -> None:
        released.append(table_id)

    with LocalSite(folder, clock, pool=lambda: Pool(1, SLOW)) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        ana.make_table("hc")
        wait_for(lambda: not site.site.pool.is_quiet())
        table = ben.make_table("bb")

        monkeypatch.setattr(site.site.rooms.holder, "release", release)
        clock.advance(1000)
        wait_for(lambda: table not in site.site.rooms.active)
        assert released == []

        ben.state(table)
        wait_for(lambda: written(site, table) > 2)


def test_a_table_is_that_of_whoever_plays_there_then_of_whoever_looks_then_of_its_owner(folder: Path) -> None:
    with LocalSite(folder, pool=lambda: Pool(1, SLOW), quick=lambda: Pool(1, SLOW)) as site:
        ana, ben = site.person("Ana"), site.person("Ben")
        table = ana.make_table("hob")
        ben.sit(table, 1)
        ana.start(table)
        active = site.site.rooms.active[table]
        names = {active.room.chairs[0].user: "Ana", active.room.chairs[1].user: "Ben"}

        def people() -> list[str]:
            found = site.site.bot_players.whose(active)
            assert all(whose[0] == "network 1 127.0.0.1" and whose[-1] == table for whose in found)
            return sorted(names[whose[1]] for whose in found)

        assert people() == ["Ana", "Ben"]
        ana.delete(f"/api/tables/{table}/seats/0")
        assert people() == ["Ben"]
        ben.delete(f"/api/tables/{table}/seats/1")
        ben.state(table)
        assert people() == ["Ana"]  # it is her table
        with ben.live(table) as live:
            live.next()
            assert people() == ["Ben"]
