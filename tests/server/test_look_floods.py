"""One visitor looks back at long games as often as he may: whoever plays elsewhere hardly notices.

``make test`` does so for a moment each, with races of 3,400 answers; ``make floods WHERE=looking`` for half a minute
each, with the longest games there are, and asks for more.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from paddock import game_file
from paddock.kernel.table import Table
from paddock.server.settings import Limits
from tests.server.harness import EASY, Person
from tests.server.long_races import long_race, longest_season
from tests.server.lookers import LOOKS
from tests.server.servers import HOST
from tests.server.visitor import OwnSite, Visitor, Way, percentile

SECONDS = float(os.environ.get("PADDOCK_FLOOD_SECONDS", "1.6"))
IS_LONG = SECONDS >= 10
PART, MOST_MILLISECONDS, SLOWER = (0.99, 100, 4) if IS_LONG else (0.5, 100, 6)
MOST_MEGABYTES = 150
WHOLE_MEGABYTES = 400
FEW = 5
SLOW = ("state", "late-film", "whole-film", "mixed")  # may take longer than the moment of a short flood
GAMES = 10 if IS_LONG else 2
VISITOR, LOOKER = "127.0.2.1", "127.0.3.1"


@dataclass
class Scene:
    """A site with long games that came from files, somebody who plays there, and the size of these games."""

    site: OwnSite
    visitor: Visitor
    tables: list[str]
    game: Table
    file: Path


def as_it_is() -> Limits:
    """What one address may ask for by itself; games come in, and the visitor plays, as fast as they can."""
    real = Limits()
    return replace(EASY, requests=real.requests, visits=real.visits)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("site")
    game = longest_season(1) if IS_LONG else long_race(1)
    file = folder / "game.json"
    file.write_text(game_file(game))
    with (
        OwnSite(folder, as_it_is()) as site,
        closing(Visitor(Way(HOST, site.port, VISITOR))) as visitor,
        Person(f"{HOST}:{site.port}", source=LOOKER) as owner,
    ):
        visitor.look_around(1.0)
        tables = [str(owner.post("/api/import", json.loads(file.read_text()))["id"]) for _ in range(GAMES)]
        yield Scene(site, visitor, tables, game, file)
    assert "Traceback" not in site.log.read_text()


@pytest.mark.parametrize("kind", LOOKS)
def test_looking_back_as_often_as_one_may_is_hardly_felt_elsewhere(scene: Scene, kind: str) -> None:
    site, visitor = scene.site, scene.visitor
    visitor.asked, visitor.answers = [], []
    visitor.look_around(SECONDS / 4)
    calm = max(percentile(visitor.asked, PART), percentile(visitor.answers, PART))
    before = most = site.all_megabytes()
    visitor.asked, visitor.answers = [], []
    spent = site.processor_seconds()

    while len(visitor.answers) < FEW:
        with looking(scene, kind) as looker:
            assert looker.stdout is not None
            looker.stdout.readline()  # ready
            until = time.monotonic() + SECONDS
            while time.monotonic() < until:
                visitor.look_around(min(1.0, until - time.monotonic()))
                most = max(most, site.all_megabytes())
            said = json.loads(looker.communicate()[0])

    spent = site.processor_seconds() - spent
    asked, answers = percentile(visitor.asked, PART), percentile(visitor.answers, PART)
    print(f"{kind}: calm {calm:.1f}; asked {asked:.1f}; answers {answers:.1f} ms;", end=" ")
    print(f"memory {before:.1f}, at most +{most - before:.1f} MB; processor {spent:.2f} s; {said}")
    assert said.keys() & {"200", "201"} or kind in SLOW
    assert not {status for status in said if status.startswith("5") and status != "503"}
    assert max(asked, answers) < max(MOST_MILLISECONDS, SLOWER * calm)
    assert most - before < MOST_MEGABYTES
    assert most < WHOLE_MEGABYTES


def looking(scene: Scene, kind: str) -> "subprocess.Popen[bytes]":
    sizes = f"{len(scene.game.log)},{len(scene.game.told)}"
    what = [kind, scene.visitor.way.host, LOOKER, str(SECONDS), ",".join(scene.tables), sizes, str(scene.file)]
    return subprocess.Popen([sys.executable, "-m", "tests.server.lookers", *what], stdout=subprocess.PIPE)
