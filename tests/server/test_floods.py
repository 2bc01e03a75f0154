"""Floods at the door: whoever plays at a table elsewhere hardly notices, and the site's memory stays as it was.

``make test`` runs them for a moment each; ``make floods`` for half a minute, and asks for more.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import count

import pytest

from paddock.server.settings import DoorLimits, Limits, Rate
from tests.server.floods import FLOODS
from tests.server.harness import EASY
from tests.server.visitor import OwnSite, Visitor, percentile

SECONDS = float(os.environ.get("PADDOCK_FLOOD_SECONDS", "1.6"))
IS_LONG = SECONDS >= 10
PART, MOST_MILLISECONDS = (0.99, 250) if IS_LONG else (0.5, 500)
SLOWER = 6
MOST_MEGABYTES = 20
PATIENT = replace(DoorLimits(), warnings=Rate(1e6, 1_000_000))  # bounds alone: whoever is thrown out may come back
sources = (f"127.0.1.{n}" for n in count(2))  # another address for each, or only the ban would be tried


@pytest.fixture(scope="module", params=["with the ban", "without it"])
def visitor(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    door = DoorLimits() if request.param == "with the ban" else PATIENT
    with OwnSite(tmp_path_factory.mktemp("site"), replace(EASY, door=door, requests=Limits().requests)) as site:
        visitor = Visitor(site)
        visitor.look_around(1.0)
        yield visitor
        visitor.close()
        assert "Traceback" not in site.log.read_text()


def shown(visitor: Visitor, seconds: float) -> tuple[float, float]:
    """How long health and answers take."""
    visitor.healths, visitor.answers = [], []
    visitor.look_around(seconds)
    return percentile(visitor.healths, PART), percentile(visitor.answers, PART)


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_from_one_address_is_hardly_felt_elsewhere(visitor: Visitor, kind: str) -> None:
    site = visitor.site
    calm = max(shown(visitor, SECONDS / 4))
    before = site.megabytes()
    visitor.healths, visitor.answers = [], []
    command = [sys.executable, "-m", "tests.server.floods", kind, site.address, str(site.port), next(sources)]

    with subprocess.Popen([*command, str(SECONDS), visitor.table], stdout=subprocess.PIPE) as flood:
        time.sleep(0.5)
        most = before
        until = time.monotonic() + SECONDS - 0.4
        while time.monotonic() < until:
            visitor.look_around(min(1.0, until - time.monotonic()))
            most = max(most, site.megabytes())
        told = json.loads(flood.communicate()[0])

    health, answer = (percentile(times, PART) for times in (visitor.healths, visitor.answers))
    most_milliseconds = max(MOST_MILLISECONDS, SLOWER * calm)  # others may be busy on this machine
    print(f"{kind}: calm {calm:.1f}; health {in_short(visitor.healths)}; answers {in_short(visitor.answers)};", end=" ")
    print(f"memory {before:.1f} +{most - before:.1f} MB; {told}")
    assert told["opened"] > 0
    assert health < most_milliseconds
    assert answer < most_milliseconds
    assert most - before < MOST_MEGABYTES


def in_short(times: list[float]) -> str:
    """Middle, high and longest, in milliseconds."""
    return " / ".join(f"{percentile(times, part):.1f}" for part in (0.5, PART, 1.0))
