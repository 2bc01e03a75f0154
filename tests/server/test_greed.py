"""One visitor at all limits, and what another feels: answers and bots come as they did, and memory stays.

``make test`` runs it for a moment each, ``make floods WHERE=takes`` for as long as ``SECONDS`` says, and asks for more.
"""

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from paddock import game, game_file
from paddock.server.settings import Limits
from tests.server.greed import GREED, Told
from tests.server.harness import FAST, Person
from tests.server.loopback import ipv4_sources
from tests.server.players import plan_choices
from tests.server.servers import HOST
from tests.server.visitor import OwnSite, Visitor, Way, percentile
from tools.crowd.processes import memory_of

SECONDS = float(os.environ.get("PADDOCK_FLOOD_SECONDS", "3"))
IS_LONG = SECONDS >= 10
PART, MOST_MILLISECONDS = (0.99, 100) if IS_LONG else (0.9, 250)
SLOWER = 6  # than when it is calm: others may be busy on this machine
BOTS_SLOWER, BOTS_MILLISECONDS = (2, 50) if IS_LONG else (3, 500)
MOST_MEGABYTES = 150
SEATS, GAMES = (6, 5) if IS_LONG else (2, 3)
PAUSE = 0.05  # so that nobody says too much
FEW = 5  # answers that are too few to say anything
VISITOR, COMPANY = "127.0.2.1", "127.0.2.2"
KINDS = [*GREED] if IS_LONG else ["exports", "imports", "whole-films", "champions", "everything"]


@cache
def long_game(seats: int) -> tuple[str, int]:
    """A season of three years at which everybody drives as the dice say: its file, and how many answers it has."""
    dice = random.Random(1)
    table = game("heat").new(seats, {"season": "trilogy"}, 5)
    while table.outcome() is None:
        seat = table.open_seats()[0]
        table.answer(seat, dice.choice(table.options(seat)))
    return game_file(table), len(table.log)


class Company:
    """Somebody who races three Clubs, and looks at the clock while they think."""

    def __init__(self, way: Way) -> None:
        self.dice = random.Random(6)
        self.person = Person(way.host, source=way.source)
        self.waited: list[float] = []
        self.begin()

    def begin(self) -> None:
        self.person.sockets.close()
        self.socket = self.person.live(self.person.make_table("hbbb", options={"laps": "3"}))
        self.socket.until_state(lambda state: bool(state["question"]))

    def close(self) -> None:
        self.person.sockets.close()
        self.person.http.close()

    def race(self, seconds: float) -> None:
        """How long it took, each time, until it was one's own turn again."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self.socket.state["table"]["status"] == "over":
                self.begin()
            began = time.perf_counter()
            assert self.socket.answer(plan_choices(self.socket.state, self.dice))["type"] == "ack"
            self.socket.until_state(lambda state: bool(state["question"]) or state["table"]["status"] == "over")
            self.waited.append(time.perf_counter() - began)
            time.sleep(PAUSE)


@dataclass
class Scene:
    """A site, two who play there, old games, and where the greedy come from."""

    site: OwnSite
    visitor: Visitor
    company: Company
    tables: list[str]
    file: Path
    answers: int
    sources: Iterator[str]

    def look(self, seconds: float) -> tuple[list[float], list[float]]:
        """How long answers took, and how long one waited for bots."""
        self.visitor.answers, self.company.waited = [], []
        until = time.monotonic() + seconds
        while time.monotonic() < until or min(len(self.visitor.answers), len(self.company.waited)) < FEW:
            self.visitor.look_around(0.5)
            self.company.race(0.5)
        return self.visitor.answers, self.company.waited

    def megabytes(self) -> float:
        """Of the site and all that it has started."""
        return memory_of(self.site.process.pid) / 1024

    def take(self, kind: str) -> subprocess.Popen[bytes]:
        told = Told(
            kind, f"{HOST}:{self.site.port}", next(self.sources), SECONDS + 1, self.tables, self.answers, str(self.file)
        )
        command = [sys.executable, "-m", "tests.server.greed", msgspec.json.encode(told).decode()]
        return subprocess.Popen(command, stdout=subprocess.PIPE)


def real() -> Limits:
    """As a site is by itself, but that the two who play may answer as quickly as they can."""
    return replace(Limits(), answers=FAST, messages=FAST)


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    folder = tmp_path_factory.mktemp("site")
    file = folder / "game.json"
    text, answers = long_game(SEATS)
    file.write_text(text)
    with (
        OwnSite(folder / "data", real(), bot_processes=2) as site,
        closing(Visitor(Way(HOST, site.port, VISITOR))) as visitor,
        closing(Company(Way(HOST, site.port, COMPANY))) as company,
        Person(f"{HOST}:{site.port}", source="127.0.2.3") as host,
    ):
        tables = [opened(host, text) for _ in range(GAMES)]
        yield Scene(site, visitor, company, tables, file, answers, ipv4_sources())
    assert "Traceback" not in site.log.read_text()


def opened(person: Person, text: str) -> str:
    said: Any = person.done(person.http.post("/api/import", content=text.encode()))
    return str(said["id"])


@pytest.mark.parametrize("kind", KINDS)
def test_whoever_takes_all_that_the_limits_allow_takes_nothing_from_others(scene: Scene, kind: str) -> None:
    calm, usual = (times[:] for times in scene.look(SECONDS))
    before = most = scene.megabytes()

    with scene.take(kind) as greedy:
        time.sleep(0.5)
        answers: list[float] = []
        waited: list[float] = []
        until = time.monotonic() + SECONDS
        while time.monotonic() < until or len(answers) < FEW:
            some, turns = scene.look(1.0)
            answers += some
            waited += turns
            most = max(most, scene.megabytes())
        statuses = json.loads(greedy.communicate()[0])

    answer, bots = percentile(answers, PART), statistics.median(waited) * 1000
    calm_answer, usual_bots = percentile(calm, PART), statistics.median(usual) * 1000
    print(
        f"{kind}: answers {calm_answer:.1f}, then {answer:.1f} ms; bots {usual_bots:.1f}, then {bots:.1f} ms;", end=" "
    )
    print(f"memory {before:.1f}, at most +{most - before:.1f} MB; {statuses}")
    assert sum(statuses.values()) > 0
    assert not [status for status in statuses if int(status) >= 500 and status != "503"]
    assert answer < max(MOST_MILLISECONDS, SLOWER * calm_answer)
    assert bots < max(BOTS_MILLISECONDS, BOTS_SLOWER * usual_bots)
    assert most - before < MOST_MEGABYTES
