"""Who is at which table, for the lists of tables: each worker tells of the tables it holds."""

import asyncio
import time
from typing import NamedTuple

from paddock.server.cluster.notices import HELLO, Notice, Notices

__all__ = ["Presence"]

HERE = "here"
TELL_SECONDS = 10.0
FRESH_SECONDS = 3 * TELL_SECONDS


class Known(NamedTuple):
    """What a worker said last of a table, and when."""

    people: frozenset[str]
    at: float


class Presence:
    """Told at once when it changes, and now and then all of it."""

    def __init__(self, notices: Notices) -> None:
        self.notices = notices
        self.own: dict[str, frozenset[str]] = {}
        self.others: dict[str, Known] = {}
        notices.hearers.append(self.hear)

    def at(self, table_id: str) -> frozenset[str]:
        """Those who are at a table that another worker holds."""
        known = self.others.get(table_id)
        is_fresh = known is not None and time.monotonic() - known.at < FRESH_SECONDS
        return known.people if known is not None and is_fresh else frozenset()

    def note(self, table_id: str, people: frozenset[str]) -> None:
        """Of a table of one's own."""
        if self.own.get(table_id, frozenset()) == people:
            return
        if people:
            self.own[table_id] = people
        else:
            self.own.pop(table_id, None)
        self.notices.tell(HERE, table_id, sorted(people))

    async def hear(self, notice: Notice) -> None:
        if notice.kind == HELLO:
            self.tell_all()
        elif notice.kind == HERE and notice.people:
            self.others[notice.about] = Known(frozenset(notice.people), time.monotonic())
        elif notice.kind == HERE:
            self.others.pop(notice.about, None)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TELL_SECONDS)
            self.tell_all()
            now = time.monotonic()
            self.others = {table: known for table, known in self.others.items() if now - known.at < FRESH_SECONDS}

    def tell_all(self) -> None:
        for table_id, people in self.own.items():
            self.notices.tell(HERE, table_id, sorted(people))
