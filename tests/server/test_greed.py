"""One visitor at all limits at once, and what another feels: answers and bots come as they did, and memory stays.

For a few seconds here; ``make floods WHERE=takes SECONDS=60`` looks longer, and asks for more.
"""

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddock import game_file
from paddock.server.settings import Limits
from tests.server.greed import Told
from tests.server.harness import FAST, Person, new_key
from tests.server.long_races import long_race, longest_season
from tests.server.servers import HOST
from tests.server.test_fair_bots import Racer
from tests.server.test_floods import IS_LONG
from tests.server.test_floods import SECONDS as FLOOD_SECONDS
from tests.server.visitor import OwnSite, Visitor, Way, percentile

SECONDS = FLOOD_SECONDS if IS_LONG else 4.0
# Others may be busy on this machine.
PART, MOST_MILLISECONDS, SLOWER = (0.99, 100, 4) if IS_LONG else (0.5, 200, 8)
BOTS_SLOWER, BOTS_MILLISECONDS = (2, 100) if IS_LONG else (4, 2_000)
MOST_MEGABYTES = 150
GAMES = 5 if IS_LONG else 2
FEW = 5  # answers that are too few to say anything
VISITOR, GREEDY = "127.0.2.1", "127.0.3.1"


@dataclass
class Scene:
    """A site with long games that came from files, somebody who plays there with people, and somebody with bots."""

    site: OwnSite
    visitor: Visitor
    racer: Racer
    told: Told

    def look(self, seconds: float) -> tuple[list[float], list[float], float]:
        """How long answers took, how long bots let one wait, and the most memory meanwhile."""
        answers: list[float] = []
        waits: list[float] = []
        most = 0.0
        until = time.monotonic() + seconds
        while time.monotonic() < until or min(len(answers), len(waits)) < FEW:
            self.visitor.answers = []
            self.visitor.look_around(0.5)
            answers += self.visitor.answers
            waits += self.racer.waits(0.5)
            most = max(most, self.site.all_megabytes())
        return answers, waits, most


def real() -> Limits:
    """As a site is by itself, but that those who play may do so as quickly as they can."""
    door = replace(Limits().door, frames=FAST)
    return replace(
        Limits(),
        door=door,
        answers=FAST,
        messages=FAST,
        messages_by_address=FAST,
        tables=FAST,
        tables_by_address=FAST,
    )


@pytest.fixture
def scene(folder: Path) -> Iterator[Scene]:
    game = longest_season(1) if IS_LONG else long_race(1)
    file = folder / "game.json"
    file.write_text(game_file(game))
    with (
        OwnSite(folder / "data", real(), bot_processes=2) as site,
        closing(Visitor(Way(HOST, site.port, VISITOR))) as visitor,
        closing(Racer(site, "bbb")) as racer,
        Person(f"{HOST}:{site.port}", source="127.0.2.3") as host,
    ):
        tables = [opened(host, file) for _ in range(GAMES)]
        sizes = [len(game.log), len(game.told)]
        wake(host, tables[0])
        yield Scene(site, visitor, racer, Told(visitor.way.host, GREEDY, SECONDS + 1, tables, sizes, str(file)))
    assert "Traceback" not in site.log.read_text()


def wake(person: Person, table: str) -> None:
    """All processes beside the site have been needed once, as at any site that is used."""
    person.get(f"/api/tables/{table}/log?seat=0&since=1000000")
    seats = [{"kind": "human"}, {"kind": "bot", "level": "champion"}]
    own = person.post("/api/tables", {"game": "heat", "seats": seats, "advice": True})["id"]
    person.post(f"/api/tables/{own}/advice", {"seat": 0, "expected": 0, "key": new_key()})


def opened(person: Person, file: Path) -> str:
    made: Any = person.done(person.http.post("/api/import", content=file.read_bytes()))
    return str(made["id"])


def test_whoever_takes_all_that_the_limits_allow_takes_nothing_from_others(scene: Scene) -> None:
    scene.look(SECONDS / 4)
    calm, usual, before = scene.look(SECONDS / 2)

    command = [sys.executable, "-m", "tests.server.greed", msgspec.json.encode(scene.told).decode()]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as greedy:
        time.sleep(0.5)
        answers, waits, most = scene.look(SECONDS)
        said = json.loads(greedy.communicate()[0])

    answer, bots = percentile(answers, PART), statistics.mean(waits) * 1000
    calm_answer, usual_bots = percentile(calm, PART), statistics.mean(usual) * 1000
    print(f"answers {calm_answer:.1f}, then {answer:.1f} ms; bots {usual_bots:.1f}, then {bots:.1f} ms;", end=" ")
    print(f"memory {before:.1f}, at most +{most - before:.1f} MB; {said}")
    assert {"200", "201"} <= said.keys()
    assert not [status for status in said if int(status) >= 500 and status != "503"]
    assert answer < max(MOST_MILLISECONDS, SLOWER * calm_answer)
    assert bots < max(BOTS_MILLISECONDS, BOTS_SLOWER * usual_bots)
    assert most - before < MOST_MEGABYTES
