"""A day at the site: in the evening it has no more memory than in the morning.

``make test`` runs an hour of it, ``make day`` all of it, in twenty minutes.
"""

import os
import statistics
import time
from pathlib import Path

from paddock import game_file
from tests.server.day import Town
from tests.server.harness import EASY
from tests.server.long_races import long_race
from tests.server.servers import HOST
from tests.server.visitor import OwnSite
from tools.crowd.processes import data_of

HOURS = float(os.environ.get("PADDOCK_DAY_HOURS", "1"))
SECONDS = float(os.environ.get("PADDOCK_DAY_SECONDS", "24"))
IS_LONG = HOURS >= 12
PEOPLE = 6
PARTS = 24  # of the day; memory is compared between the first and the last of them
MORE = 1.10
WARM_MEGABYTES = 0 if IS_LONG else 40  # what Python, its caches and the bots' processes still take at the beginning
FEW_FAULTS = 0


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
    assert not town.faults, town.faults[:5]
    assert "Traceback" not in site.log.read_text()
    assert sum(town.done.values()) > PARTS
    assert used[-1] < used[0] * MORE + WARM_MEGABYTES


def through(site: OwnSite, seconds: float) -> float:
    """What the site and its processes have of their own, in the middle of many looks."""
    until = time.monotonic() + seconds
    looks: list[float] = []
    while not looks or time.monotonic() < until:
        looks.append(data_of(site.process.pid) / 1024)
        time.sleep(min(0.5, seconds / 4))
    return statistics.median(looks)
