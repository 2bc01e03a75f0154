"""What can fail fails in the middle of many games.

In the end every acknowledged answer is in the log exactly once, every game replays to its stored state, and every
client sees it. ``make faults`` does the same with more tables, again and again.
"""

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.patience import wait_for
from tests.server.conftest import skip_without_servers
from tests.server.crew_site import CrewSite, command_of
from tests.server.cuttable import CuttableWire
from tests.server.long_games import LongGames
from tests.server.servers import PostgreSQL, Redis

TABLES = int(os.environ.get("PADDOCK_FAULT_TABLES", "2"))
LEASE = 4.0
FULL = """
CREATE FUNCTION full_disk() RETURNS trigger AS $$
BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql;
CREATE TRIGGER full_disk BEFORE INSERT ON answers EXECUTE FUNCTION full_disk();
"""
FREE = "DROP TRIGGER full_disk ON answers; DROP FUNCTION full_disk();"


class Company:
    """PostgreSQL, Redis and two workers behind one port."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder = folder
        self.postgresql = PostgreSQL()
        stack.callback(self.postgresql.close)
        self.redis = Redis()
        stack.callback(self.redis.close)
        self.postgresql.do("CREATE DATABASE faults")
        self.url = self.postgresql.url("faults")
        self.site = stack.enter_context(CrewSite(folder, self.url, self.redis.url, workers=2, lease=LEASE))

    def all_workers(self) -> None:
        wait_for(lambda: len(self.site.workers()) == 2)

    # ---- what fails ----------------------------------------------------------------------------------------------

    def kill_worker(self) -> None:
        self.site.tell_worker(0, signal.SIGKILL)
        time.sleep(0.5)

    def freeze_worker(self) -> None:
        """It stands still until others have its tables, then goes on as if nothing had been."""
        pid = self.site.tell_worker(0, signal.SIGSTOP)
        time.sleep(LEASE * 1.5)
        os.kill(pid, signal.SIGCONT)

    def kill_postgresql(self) -> None:
        self.postgresql.kill()
        time.sleep(1.0)
        self.postgresql.start()

    def kill_redis(self) -> None:
        self.redis.kill()
        time.sleep(1.0)
        self.redis.start()

    def fill_disk(self) -> None:
        with self.postgresql.connection("faults") as connection:
            connection.execute(FULL)
            time.sleep(1.0)
            connection.execute(FREE)

    def kill_everything(self) -> None:
        threads = [threading.Thread(target=each) for each in (self.kill_worker, self.kill_postgresql, self.kill_redis)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Company]:
    skip_without_servers()
    with ExitStack() as stack:
        yield Company(tmp_path_factory.mktemp("company"), stack)


FAULTS: dict[str, Callable[[Company], None]] = {
    "a worker is killed": Company.kill_worker,
    "a worker stands still and two answer at once": Company.freeze_worker,
    "PostgreSQL is killed": Company.kill_postgresql,
    "Redis is killed": Company.kill_redis,
    "the disk is full": Company.fill_disk,
    "all are killed": Company.kill_everything,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_lost_or_doubled_and_everybody_plays_on(company: Company, fault: str) -> None:
    company.all_workers()
    games = LongGames([company.site.host], TABLES)
    try:
        games.through(lambda: FAULTS[fault](company))
        games.check(company.url)
    finally:
        games.close()


def test_a_worker_that_is_cut_off_from_the_database_loses_its_tables_and_comes_back(
    company: Company,
) -> None:
    wire = CuttableWire(company.postgresql.port)
    far = company.postgresql.url("faults", wire.port)
    with CrewSite(company.folder, far, company.redis.url, lease=LEASE) as cut:
        games = LongGames([cut.host, company.site.host], TABLES)
        try:

            def cut_off() -> None:
                wire.is_cut = True
                time.sleep(LEASE * 1.5)
                games.go_on(4)  # at the other workers
                wire.is_cut = False
                wait_for(cut.is_up)

            games.through(cut_off)
            games.check(company.url)
        finally:
            games.close()
    wire.close()


def test_a_site_of_one_process_is_killed_and_begins_again_at_once(company: Company, folder: Path) -> None:
    company.postgresql.do("CREATE DATABASE alone")
    url = company.postgresql.url("alone")
    with CrewSite(folder, url, lease=60.0) as site:  # nobody waits for the lease of the dead to end
        games = LongGames([site.host], 1)
        try:

            def kill() -> None:
                site.kill()
                site.start()

            games.through(kill)
            games.check(url)
        finally:
            games.close()


def test_when_the_process_that_watches_over_the_workers_is_killed_they_end_too(company: Company) -> None:
    company.all_workers()
    workers = company.site.workers()
    company.site.kill()
    wait_for(lambda: not any(is_alive(pid) for pid in workers))


def is_alive(pid: int) -> bool:
    return command_of(pid) != ""
