"""Everything that the parts of one running site share."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from secrets import randbits
from typing import Any

from paddock.kernel.chance import SEED_BITS
from paddock.server.addresses import Proxies
from paddock.server.bots.pool import Pool
from paddock.server.clock import Clock
from paddock.server.cluster.company import Company
from paddock.server.cluster.holding import Alone, Holder
from paddock.server.cluster.link import App
from paddock.server.cluster.shared_rates import SharedRates
from paddock.server.door import Door
from paddock.server.folders import secret_key
from paddock.server.metrics import Metrics
from paddock.server.open_sockets import OpenSockets
from paddock.server.people.register import Register
from paddock.server.people.tickets import Tickets
from paddock.server.rates import Rates
from paddock.server.rooms.actions import Actions
from paddock.server.rooms.archive import Archive, size_of
from paddock.server.rooms.bot_players import BotPlayers
from paddock.server.rooms.bot_thinking import Thinkers
from paddock.server.rooms.room_manager import RoomManager
from paddock.server.rooms.timekeeper import Timekeeper
from paddock.server.settings import Settings
from paddock.server.sharers import Sharers
from paddock.server.shelf import Shelf
from paddock.server.store.database import Database
from paddock.server.store.migrate import migrate

__all__ = ["DrawSeed", "Site", "fresh_seed"]

DrawSeed = Callable[[], int]  # of a new table


def fresh_seed() -> int:
    """One that nobody can guess."""
    return randbits(SEED_BITS)


class Site:
    """Made before the event loop runs; ``open`` and ``close`` stand at its beginning and end."""

    def __init__(
        self, settings: Settings, clock: Clock, draw_seed: DrawSeed, pool: Pool | None = None, quick: Pool | None = None
    ) -> None:
        """``pool`` thinks for the bots, ``quick`` for those who need hardly any time.

        Files are checked, and films made, by workers of their own: no bot waits.
        """
        settings.data.mkdir(parents=True, exist_ok=True)
        self.settings = settings
        self.limits = settings.limits
        self.clock = clock
        self.draw_seed = draw_seed
        self.key = secret_key(settings.data)
        self.metrics = Metrics()
        self.rates = Rates(clock)
        self.door = Door(settings.limits.door, Proxies(settings.proxies), self.metrics)
        self.sharers = Sharers(settings.limits.people_by_address)
        shares = self.sharers.shares
        self.pool = pool or Pool(settings.bot_processes, reserve=1, shares=shares)
        self.quick_pool = quick or Pool(1, reserve=1, shares=shares)
        self.file_pool = Pool(1, shares=shares)
        self.film_pool = Pool(1, shares=shares)
        self.company = Company(settings, self.key) if settings.is_shared else None

    async def open(self, app: App) -> None:
        """Bring the database up to date, then let every table go on where it stopped."""
        self.database = Database(self.settings.database_url, self.metrics)
        await asyncio.to_thread(migrate, self.database.engine)
        holder: Holder = Alone(self.database)
        if self.company is not None:
            holder = await self.company.join(app, self.database, self.clock)
        self.shared_rates = SharedRates(self.rates, self.company.buckets if self.company else None)
        self.sockets = OpenSockets(self.limits, self.company.sockets if self.company else None)
        tickets = Tickets(self.key, self.clock)
        self.register = Register(tickets, self.database, self.clock, self.shared_rates, self.limits)
        shelf: Shelf[Any] = Shelf(self.limits.archive_bytes, self.clock, size_of)
        self.archive = Archive(self.film_pool, shelf, self.database)
        self.rooms = RoomManager(self.settings, self.clock, self.database, self.metrics, holder, self.archive)
        self.actions = Actions(self.rooms, self.rates, self.shared_rates, self.pool, self.sharers)
        self.timekeeper = Timekeeper(self.rooms)
        thinkers = Thinkers(self.pool, self.quick_pool, self.metrics, self.settings.bot_seconds)
        self.bot_players = BotPlayers(self.rooms, thinkers, self.sharers)
        await self.pool.start()
        await self.quick_pool.start()
        work = [self.timekeeper.run(), self.door.watch()]
        if self.company is not None:
            work += await self.company.begin(self.rooms, self.register, self.timekeeper, self.share_among)
        else:
            await self.timekeeper.resume()
            await self.bot_players.resume()
        self.tasks = [asyncio.create_task(each) for each in work]

    def share_among(self, workers: int) -> None:
        """So many workers are asked by the same visitors: what each counts for itself it allows a part of."""
        self.rates.workers = self.sockets.workers = workers
        self.door.share_among(workers)

    async def stop_thinking(self) -> None:
        """The site is about to close: whoever waits for a thought, a film or a file is told so at once."""
        await self.bot_players.close()
        for pool in (self.pool, self.quick_pool, self.file_pool, self.film_pool):
            await pool.close()

    async def close(self) -> None:
        """Nothing new begins, snapshots are taken, and the writer finishes what waits."""
        for task in self.tasks:
            task.cancel()
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        await self.stop_thinking()
        await self.archive.shelf.close()
        await self.rooms.close()
        if self.company is not None:
            await self.company.leave()
        await self.database.close()
