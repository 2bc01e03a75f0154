"""A site to which odd things are sent: its tables, its people, and what may not be found in its log."""

import logging
import os
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paddock.server.bots.pool import Pool
from paddock.server.settings import DoorLimits
from tests.server.harness import EASY, FAST, LocalSite
from tests.server.players import full_table, plan_choices, play_on

__all__ = ["ANEW", "CASES", "SEED", "House", "check_quiet", "open_house"]

CASES = int(os.environ.get("PADDOCK_FUZZ_CASES", "150"))
SEED = int(os.environ.get("PADDOCK_FUZZ_SEED", "1"))
ANEW = 200  # cases, then the table is another
PACE = 0.002  # seconds of the site between two cases
HASTY = [sys.executable, str(Path(__file__).with_name("hasty_worker.py"))]
DOOR = DoorLimits(
    frames=FAST, control_frames=FAST, connections_by_address=1000, arrivals=FAST, warnings=FAST, closing_seconds=0.5
)


class House:
    """A site with a table that waits, one that is played and one that is over, and people who sit there.

    ``names`` are true values for parameters and fields of that name.
    """

    def __init__(self, site: LocalSite) -> None:
        self.site = site
        self.finished, people = full_table(site, 2)
        play_on(self.finished, people, random.Random(1))
        self.veteran = people[0]
        self.file = self.veteran.get(f"/api/tables/{self.finished}/export")
        self.secrets = [self.finished, site.site.key, self.veteran.cookie]
        self.secrets.append(self.veteran.post("/api/me/recovery")["url"].removeprefix("/recover#"))
        self.document = self.veteran.get("/api/openapi.json")
        self.names: dict[str, list[Any]] = {"file": [self.file]}
        self.begin_anew(random.Random(SEED))

    def begin_anew(self, dice: random.Random, **plan: Any) -> None:
        """Another table and other people, whose sessions nobody has ended yet."""
        self.table, (self.ana, self.ben) = full_table(self.site, 2, **plan)
        waiting = self.ana.make_table("ho")
        self.secrets += [self.table, waiting, self.ana.cookie]
        self.names |= {
            "table_id": [self.table, self.table, self.finished, waiting],
            "game": ["heat", "roborally", "formula_d"],
            "seat": [0, 0, 0, 1],
        }
        self.follow(dice)

    def follow(self, dice: random.Random) -> None:
        """What may be answered now."""
        state = self.ana.state(self.table)
        self.names["expected"] = [state["expected"]]
        if state["question"]:
            self.names["choices"] = [plan_choices(state, dice)]

    def answer(self, dice: random.Random) -> None:
        """What somebody would do: afterwards there is something to take back."""
        state = self.ana.state(self.table)
        if state["question"]:
            self.ana.answer(self.table, plan_choices(state, dice))
        self.follow(dice)

    def pause(self) -> None:
        """The site's clock goes on between two cases, so that nobody comes too often."""
        self.site.clock.advance(PACE)

    def is_well(self) -> None:
        """Others can play, and what was over is as it was."""
        watcher = self.site.person()
        assert watcher.http.get("/healthz").text == "ok\n"
        table, people = full_table(self.site, 2)
        assert play_on(table, people, random.Random(2), 6)["expected"] > 0
        assert watcher.get(f"/api/tables/{self.finished}/export") == self.file


@contextmanager
def open_house(folder: Path) -> Iterator[House]:
    limits = replace(EASY, door=DOOR, open_tables_by_person=100_000, open_tables=100_000)
    pages = folder / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("<title>Paddock</title>")
    with LocalSite(
        folder, limits=limits, static=pages, pool=lambda: Pool(1, HASTY), quick=lambda: Pool(1, HASTY)
    ) as site:
        yield House(site)


def check_quiet(house: House, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Nothing but warnings in the log, and nothing in it by which somebody's seat could be taken."""
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        yield
    records = caplog.get_records("call")
    assert [each.getMessage() for each in records if each.exc_info or each.levelno > logging.WARNING] == []
    counted = house.site.person().http.get("/metrics").text
    assert 'reason="server-fault"' not in counted
    for secret in house.secrets:
        assert secret not in caplog.text
        assert secret not in counted
