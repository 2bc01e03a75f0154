"""One visitor with many tables of Champions, all looked at; another who plays against bots hardly feels it.

For a few seconds here; ``make floods WHERE=bots`` looks longer, and at Champions of the other's own, too.
"""

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.patience import PATIENCE
from tests.server.harness import EASY, Person, Socket
from tests.server.players import plan_choices
from tests.server.servers import HOST
from tests.server.test_floods import IS_LONG, SECONDS
from tests.server.visitor import OwnSite

FLOODER, VISITOR = "127.0.1.2", "127.0.2.1"
TABLES = 25
# Others may be busy on this machine; what the flood takes from whoever is not protected is half a minute an answer.
SLOWER, AT_MOST = (2.0, 0.1) if IS_LONG else (4.0, 2.0)


class Racer:
    """Plays one race after another against bots, and notes how long they let one wait."""

    def __init__(self, site: OwnSite, bots: str) -> None:
        self.person = Person(f"{HOST}:{site.port}", source=VISITOR)
        self.bots = bots
        self.dice = random.Random(4)
        self.begin()

    def begin(self) -> None:
        self.person.sockets.close()
        self.live: Socket = self.person.live(self.person.make_table("h" + self.bots, options={"laps": "4"}))
        self.live.until_state(lambda state: state["table"]["status"] == "playing")

    def waits(self, seconds: float) -> list[float]:
        """The time from every own answer until one is asked again."""
        waits: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.live.until_state(lambda state: state["question"] or state["table"]["status"] == "over")
            if not self.live.state["question"]:
                self.begin()
                continue
            assert self.live.answer(plan_choices(self.live.state, self.dice))["type"] == "ack"
            began = time.monotonic()
            self.live.until_state(lambda state: state["question"] or state["table"]["status"] == "over")
            waits.append(time.monotonic() - began)
        return waits

    def close(self) -> None:
        self.person.sockets.close()
        self.person.http.close()


@contextmanager
def flood(site: OwnSite) -> Iterator[None]:
    """Until it ends, all those tables are there and somebody looks at them."""
    command = [sys.executable, "-m", "tests.server.bot_flood", f"{HOST}:{site.port}", FLOODER, str(TABLES)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as flooding:
        assert flooding.stdout is not None
        assert flooding.stdout.readline()
        yield
        flooding.communicate(timeout=PATIENCE)


def counted(person: Person, name: str) -> float:
    families = text_string_to_metric_families(person.http.get("/metrics").text)
    return sum(sample.value for family in families for sample in family.samples if sample.name == name)


def mean(times: list[float]) -> float:
    return sum(times) / len(times)


@pytest.mark.parametrize("bots", ["bbb", "ccc"] if IS_LONG else ["bbb"])
def test_many_tables_of_one_visitor_hardly_slow_down_the_bots_of_another(folder: Path, bots: str) -> None:
    with OwnSite(folder, EASY) as site:
        racer = Racer(site, bots)
        racer.waits(SECONDS / 4)
        calm = racer.waits(SECONDS)
        memory = site.megabytes()
        with flood(site):
            flooded = racer.waits(SECONDS * 2)
            grown = site.megabytes() - memory
        after = racer.waits(SECONDS)
        at_random = counted(racer.person, "paddock_bot_random_moves_total")
        answers = counted(racer.person, "paddock_answers_total")
        racer.close()

    for name, waits in {"calm": calm, "flooded": flooded, "after": after}.items():
        print(
            f"{bots}, {name}: {len(waits)} times, {mean(waits) * 1000:.1f} ms, at most {max(waits) * 1000:.0f}",
            end="; ",
        )
    print(f"memory +{grown:.1f} MB; {answers:.0f} answers")
    most = max(AT_MOST, SLOWER * mean(calm))
    assert mean(flooded) < most
    assert mean(after) < most
    assert grown < 50
    assert at_random == 0
