"""Floods at the door: whoever plays at a table elsewhere hardly notices, and the site gets back what it gave.

On IPv4 and IPv6, with the ban and without it, and behind the proxies of ``deploy/``. ``make test`` runs them for a
moment each; ``make floods`` for half a minute, and asks for more.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, replace
from itertools import repeat
from pathlib import Path

import pytest

from paddock.server.settings import DoorLimits, Limits, Rate
from tests.patience import wait_for
from tests.server.floods import FLOODS
from tests.server.harness import EASY
from tests.server.loopback import ipv4_sources, ipv6_sources
from tests.server.proxies import PROXIES, Proxy
from tests.server.servers import HOST
from tests.server.visitor import OwnSite, Visitor, Way, percentile

SECONDS = float(os.environ.get("PADDOCK_FLOOD_SECONDS", "1.6"))
IS_LONG = SECONDS >= 10
PART, MOST_MILLISECONDS = (0.99, 250) if IS_LONG else (0.5, 500)
SLOWER = 6
MOST_MEGABYTES = 20
LEFT_MEGABYTES = 10  # of one flood; all of them together leave no more than one may take
ANSWER_MEGABYTES = 0.003  # that the visitor's answers take, until their table has been left for a while
VISITOR = "127.0.2.1"
DOORS = {
    "with the ban": DoorLimits(),
    # bounds alone: whoever is thrown out may come back
    "without it": replace(DoorLimits(), warnings=Rate(1e6, 1_000_000)),
}


def strict(door: DoorLimits) -> Limits:
    """As a site is by itself in what an address may do; the visitor makes tables and plays as fast as it can."""
    real = Limits()
    return replace(
        EASY,
        door=door,
        requests=real.requests,
        visits=real.visits,
        messages=real.messages,
        messages_by_address=real.messages_by_address,
        sockets_by_address=real.sockets_by_address,
    )


@dataclass
class Scene:
    """A site, somebody who plays there, and where floods come from."""

    site: OwnSite
    visitor: Visitor
    sources: Iterator[str]
    proxy: Proxy | None = None

    def __post_init__(self) -> None:
        self.visitor.look_around(1.0)
        self.first = self.site.megabytes()  # before all floods

    def pour(self, kind: str) -> subprocess.Popen[bytes]:
        way = self.visitor.way
        where = [way.address, str(way.port), next(self.sources), str(SECONDS), self.visitor.table, way.path]
        return subprocess.Popen([sys.executable, "-m", "tests.server.floods", kind, *where], stdout=subprocess.PIPE)


@contextmanager
def at_its_door(folder: Path, limits: Limits, host: str, source: str, sources: Iterator[str]) -> Iterator[Scene]:
    with (
        OwnSite(folder, limits, host) as site,
        closing(Visitor(Way(host, site.port, source))) as visitor,
    ):
        yield Scene(site, visitor, sources)
    assert "Traceback" not in site.log.read_text()


@pytest.fixture(scope="module", params=DOORS)
def direct(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    limits = strict(DOORS[request.param])
    with at_its_door(tmp_path_factory.mktemp("site"), limits, HOST, VISITOR, ipv4_sources()) as scene:
        yield scene


@pytest.fixture(scope="module", params=DOORS)
def ipv6(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    door = DOORS[request.param]
    folder = tmp_path_factory.mktemp("site")
    with ExitStack() as stack:
        sources = stack.enter_context(ipv6_sources())
        if sources is not None:
            at = at_its_door(folder, strict(door), "::1", next(sources), sources)
        elif request.param == "with the ban":
            pytest.skip("to flood a site on IPv6 from elsewhere, this test needs to be root and the program ip")
        else:  # all have the one address there is: nobody is counted, and the bounds alone must do
            at = at_its_door(folder, replace(EASY, door=door), "::1", "::1", repeat("::1"))
        yield stack.enter_context(at)


@pytest.fixture(scope="module", params=PROXIES)
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    kind = PROXIES[request.param]
    with (
        OwnSite(tmp_path_factory.mktemp("site"), strict(DoorLimits())) as site,
        closing(kind(site.port)) as proxy,
        closing(Visitor(Way(HOST, proxy.port, VISITOR, "/"))) as visitor,
    ):
        yield Scene(site, visitor, ipv4_sources(), proxy)
    assert "Traceback" not in site.log.read_text()


@pytest.fixture(scope="module")
def nginx_on_ipv6(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with (
        OwnSite(tmp_path_factory.mktemp("site"), strict(DoorLimits())) as site,
        ipv6_sources() as sources,
    ):
        if sources is None:
            pytest.skip("to come to a proxy on IPv6 from elsewhere, this test needs to be root and the program ip")
        with (
            closing(PROXIES["nginx"](site.port)) as proxy,
            closing(Visitor(Way("::1", proxy.port, next(sources), "/"))) as visitor,
        ):
            yield Scene(site, visitor, sources, proxy)
    assert "Traceback" not in site.log.read_text()


@pytest.mark.parametrize("kind", FLOODS)
def test_a_direct_flood_from_one_address_is_hardly_felt_elsewhere(direct: Scene, kind: str) -> None:
    check_flood(direct, kind)


@pytest.mark.parametrize("kind", FLOODS if IS_LONG else ("texts", "headers", "sixteen"))
def test_a_flood_on_ipv6_is_hardly_felt_elsewhere(ipv6: Scene, kind: str) -> None:
    check_flood(ipv6, kind)


@pytest.mark.parametrize("kind", FLOODS if IS_LONG else ("texts", "slow-bodies", "sockets", "sixteen"))
def test_a_flood_through_a_proxy_is_hardly_felt_behind_it(proxied: Scene, kind: str) -> None:
    check_flood(proxied, kind)


@pytest.mark.parametrize("kind", FLOODS if IS_LONG else ("texts", "sixteen"))
def test_a_flood_through_nginx_on_ipv6_is_hardly_felt_behind_it(nginx_on_ipv6: Scene, kind: str) -> None:
    check_flood(nginx_on_ipv6, kind)


FEW = 5  # answers that are too few to say anything: a disk that others use may hold up one


def check_flood(scene: Scene, kind: str) -> None:
    site, visitor = scene.site, scene.visitor
    calm = max(shown(visitor, SECONDS / 4))
    before, connections = site.megabytes(), site.connections()
    visitor.asked, visitor.answers = [], []

    most = before
    while len(visitor.answers) < FEW:
        with scene.pour(kind) as flood:
            time.sleep(0.5)
            until = time.monotonic() + SECONDS - 0.4
            while time.monotonic() < until:
                visitor.look_around(min(1.0, until - time.monotonic()))
                most = max(most, site.megabytes())
            told = json.loads(flood.communicate()[0])
    wait_for(lambda: site.connections() <= connections)
    left = site.megabytes()

    asked, answer = (percentile(times, PART) for times in (visitor.asked, visitor.answers))
    most_milliseconds = max(MOST_MILLISECONDS, SLOWER * calm)  # others may be busy on this machine
    print(f"{kind}: calm {calm:.1f}; asked {in_short(visitor.asked)}; answers {in_short(visitor.answers)};", end=" ")
    print(f"memory {before:.1f}, at most +{most - before:.1f}, after it +{left - before:.1f} MB;", end=" ")
    print(f"proxy {scene.proxy.megabytes():.1f} MB; {told}" if scene.proxy else told)
    assert told["opened"] > 0
    assert asked < most_milliseconds
    assert answer < most_milliseconds
    assert most - before < MOST_MEGABYTES
    assert left - before < LEFT_MEGABYTES
    assert left - scene.first < MOST_MEGABYTES + visitor.played * ANSWER_MEGABYTES


def shown(visitor: Visitor, seconds: float) -> tuple[float, float]:
    """How long what is asked and answers take."""
    visitor.asked, visitor.answers = [], []
    visitor.look_around(seconds)
    return percentile(visitor.asked, PART), percentile(visitor.answers, PART)


def in_short(times: list[float]) -> str:
    """Middle, high and longest, in milliseconds."""
    return " / ".join(f"{percentile(times, part):.1f}" for part in (0.5, PART, 1.0))
