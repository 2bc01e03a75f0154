"""A day at the site: in the evening it has no more memory than in the morning.

``make test`` runs an hour of it, ``make day`` all of it, in twenty minutes.
"""

import os
import statistics
import time
from pathlib import Path

from paddock import game_file
from tests.patience import wait_for
from tests.server.day import Town
from tests.server.harness import EASY, Person
from tests.server.long_races import long_race
from tests.server.servers import HOST
from tests.server.visitor import OwnSite
from tools.crowd.processes import data_alone, data_of

HOURS = float(os.environ.get("PADDOCK_DAY_HOURS", "1"))
SECONDS = float(os.environ.get("PADDOCK_DAY_SECONDS", "24"))
IS_LONG = HOURS >= 12
PEOPLE = 6
PARTS = 24  # of the day; memory is compared between the first and the last of them
MORE = 1.10
WARM_MEGABYTES = 0 if IS_LONG else 60  # what Python and its caches still take at the beginning


def test_after_a_day_of_coming_and_going_the_site_has_no_more_memory_than_after_the_first_hour(folder: Path) -> None:
    files = [game_file(long_race(1)).encode()]
    with OwnSite(folder / "data", EASY, bot_processes=2, speed=HOURS * 3600 / SECONDS) as site:
        town = Town(f"{HOST}:{site.port}", PEOPLE, files)
        used: list[float] = []
        try:
            for hour in range(PARTS):
                used.append(through(site, SECONDS / PARTS))
                print(f"{hour}: {used[-1]:.1f} MB, {dict(town.done)}, faults {len(town.faults)}")
        finally:
            town.close()
        with Person(town.host) as host:
            wait_for(lambda: told(host, "paddock_rooms") == 0)  # whatever people have left lies in the database
            assert told(host, "paddock_sockets") == 0
    assert not town.faults, town.faults[:5]
    assert "Traceback" not in site.log.read_text()
    assert sum(town.done.values()) > PARTS
    assert used[-1] < used[0] * MORE + WARM_MEGABYTES


def through(site: OwnSite, seconds: float) -> float:
    """What the site has of its own, in the middle of many looks.

    For a moment without the processes beside it, which read one game after another when they are first needed.
    """
    until = time.monotonic() + seconds
    looks: list[float] = []
    while not looks or time.monotonic() < until:
        looks.append((data_of if IS_LONG else data_alone)(site.process.pid) / 1024)
        time.sleep(min(0.5, seconds / 4))
    return statistics.median(looks)


def told(person: Person, name: str) -> float:
    """A number of the metrics."""
    line = next(line for line in person.http.get("/metrics").text.splitlines() if line.startswith(f"{name} "))
    return float(line.split()[1])
