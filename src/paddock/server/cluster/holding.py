"""Who holds the tables: this process alone, or each the worker that has taken it.

``Alone`` is SQLite's way: its file belongs to one process. ``Leases`` is PostgreSQL's, even where there is one worker,
so that another can join, or take its place when it dies.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Protocol

from sqlalchemy import select

from paddock.server.clock import Clock, milliseconds
from paddock.server.logs import short_id
from paddock.server.refusals import UNAVAILABLE, Refusal
from paddock.server.rooms.store import save_epoch
from paddock.server.store import leases
from paddock.server.store.database import Database, Fence
from paddock.server.store.leases import Peer
from paddock.server.store.postgresql import end_stalled
from paddock.server.store.schema import tables
from paddock.server.store.troubles import NoStorage, StorageAway, StorageFull

__all__ = ["GRACE_MILLISECONDS", "Alone", "Elsewhere", "Holder", "Leases"]

GRACE_MILLISECONDS = 60_000  # nobody could answer while there was no site, or no worker for the table
# Parts of a lease: it is lengthened so often, and so long after that a worker is sure that nobody takes its tables.
BEAT = 0.2
SURE = 0.75
LOOK_SECONDS = 2.0
HOPELESS_SECONDS = 600.0  # then a table that could not be read is tried again
log = logging.getLogger("paddock.cluster")


class Elsewhere(Refusal):
    """Another worker holds the table."""

    def __init__(self, peer: Peer | None = None) -> None:
        super().__init__("moved", UNAVAILABLE)
        self.peer = peer


class Holder(Protocol):
    """What a room manager needs to know of the other workers."""

    @property
    def name(self) -> str | None:
        """What is stored with a table that it holds."""

    async def take(self, table_id: str) -> int:
        """The epoch under which this worker holds the table from now on; Refusal if there is no such table."""

    async def release(self, table_id: str, epoch: int) -> None:
        """The table has left the memory."""

    def fence(self, table_id: str, epoch: int) -> Fence | None:
        """What a commit must check."""

    def check(self) -> None:
        """Refusal if this worker cannot be sure of its tables."""


class Alone:
    """One process holds everything."""

    name = None

    def __init__(self, database: Database) -> None:
        self.database = database

    async def take(self, table_id: str) -> int:
        """Stored, so that no number of a message is ever used twice; where nothing can be stored, far away."""
        query = select(tables.c.epoch).where(tables.c.id == table_id)
        epoch: int | None = await self.database.read(lambda connection: connection.execute(query).scalar())
        if epoch is None:
            raise Refusal("no-such-table", 404)
        try:
            await self.database.write(lambda connection: save_epoch(connection, table_id, epoch + 1))
        except StorageFull:
            return epoch + random.randrange(1_000, 1_000_000)
        return epoch + 1

    async def release(self, table_id: str, epoch: int) -> None:
        """Nobody else waits for it."""

    def fence(self, table_id: str, epoch: int) -> None:
        """Nobody else writes."""

    def check(self) -> None:
        """Nobody else takes anything."""


class Leases:
    """One worker among others."""

    def __init__(self, database: Database, clock: Clock, me: str, address: str, seconds: float) -> None:
        self.database = database
        self.clock = clock
        self.me = self.name = me
        self.address = address
        self.seconds = seconds
        self.heart = ThreadPoolExecutor(1, "paddock-lease")  # waits for nobody
        self.sure_until = 0.0
        self.lapsed: list[Callable[[], None]] = []  # called when the tables may be others' by now
        self.hopeless: dict[str, float] = {}  # forsaken tables that cannot be helped, and since when

    # ---- the lease -----------------------------------------------------------------------------------------------

    async def enter(self) -> None:
        began = time.monotonic()
        await self.database.alone(
            lambda connection: leases.enter(connection, self.me, self.address, self.seconds), self.heart
        )
        self.sure_until = began + self.seconds * SURE

    async def peers(self) -> list[Peer]:
        return await self.database.read(lambda connection: leases.others(connection, self.me))

    async def bury(self, peer: Peer) -> None:
        """Nobody listens where that worker was: it has ended, and need not be waited for."""
        log.warning("worker %s is gone", peer.id)
        with suppress(NoStorage):
            await self.database.alone(lambda connection: leases.bury(connection, peer.id))

    async def leave(self) -> None:
        self.sure_until = 0.0
        with suppress(NoStorage):
            await self.database.alone(lambda connection: leases.leave(connection, self.me))
        self.heart.shutdown(wait=False)

    async def run(self) -> None:
        """Say again and again that this worker lives."""
        while True:
            await asyncio.sleep(self.seconds * BEAT)
            try:
                await asyncio.wait_for(self.beat(), self.seconds * SURE)
            except (NoStorage, TimeoutError):
                pass
            except Exception:
                log.exception("a lease could not be lengthened")
            if not self.is_sure():
                self.lapse()
                self.database.cut_wires()  # whoever waits for a database that is silent need not

    async def beat(self) -> None:
        began = time.monotonic()
        if await self.database.alone(lambda connection: leases.beat(connection, self.me, self.seconds), self.heart):
            self.sure_until = began + self.seconds * SURE
            return
        self.lapse()
        await self.enter()

    def lapse(self) -> None:
        """Too late: nothing in memory is surely true any more."""
        if self.sure_until:
            log.error("this worker could not lengthen its lease in time: its tables are free for others")
            self.sure_until = 0.0
        for tell in self.lapsed:
            tell()

    def is_sure(self) -> bool:
        return time.monotonic() < self.sure_until

    # ---- tables --------------------------------------------------------------------------------------------------

    async def take(self, table_id: str) -> int:
        self.check()
        grace = milliseconds(self.clock()) + GRACE_MILLISECONDS
        epoch = await self.database.alone(lambda connection: leases.take(connection, table_id, self.me, grace))
        if epoch is not None:
            return epoch
        raise await self.why_not(table_id)

    async def why_not(self, table_id: str) -> Refusal:
        peer = await self.database.read(lambda connection: leases.owner_of(connection, table_id, self.me))
        if peer is not None:
            return Elsewhere(peer)
        query = select(tables.c.id).where(tables.c.id == table_id)
        is_known = await self.database.read(lambda connection: connection.execute(query).scalar())
        return Elsewhere() if is_known else Refusal("no-such-table", 404)

    async def release(self, table_id: str, epoch: int) -> None:
        with suppress(NoStorage):  # then the lease ends by itself
            await self.database.alone(lambda connection: leases.release(connection, table_id, self.me, epoch))

    def fence(self, table_id: str, epoch: int) -> Fence | None:
        return table_id, epoch

    def check(self) -> None:
        if not self.is_sure():
            raise Refusal(StorageAway.reason, UNAVAILABLE)

    # ---- tables that nobody holds --------------------------------------------------------------------------------

    async def look_after(self, find: Callable[[str], Awaitable[object]]) -> None:
        """Take what is due and in nobody's hands; whoever is first has it."""
        while True:
            await asyncio.sleep(LOOK_SECONDS * random.uniform(0.5, 1.5))
            try:
                await self.look(find)
            except (NoStorage, Refusal):
                pass
            except Exception:
                log.exception("nobody looks after the tables of those who are gone")

    async def look(self, find: Callable[[str], Awaitable[object]]) -> None:
        self.check()
        if await self.database.alone(end_stalled):
            log.warning("a transaction that stood still was ended")
        before = time.monotonic() - HOPELESS_SECONDS
        self.hopeless = {table_id: since for table_id, since in self.hopeless.items() if since > before}
        now, hopeless = milliseconds(self.clock()), list(self.hopeless)
        found = await self.database.read(lambda connection: leases.forsaken(connection, self.me, now, hopeless))
        for table_id in random.sample(found, len(found)):
            try:
                await find(table_id)
            except Elsewhere:
                pass
            except Refusal as refusal:
                if refusal.status == UNAVAILABLE:
                    raise
                log.warning("table %s cannot go on: %s", short_id(table_id), refusal.reason)
                self.hopeless[table_id] = time.monotonic()
