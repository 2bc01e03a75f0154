"""One worker in the company of others: its lease, its links, and what it hears. The site sees only this."""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from paddock.server.clock import Clock
from paddock.server.cluster.forwarder import Neighbours
from paddock.server.cluster.holding import Holder, Leases
from paddock.server.cluster.link import App, LinkServer, Scope
from paddock.server.cluster.shared_rates import Buckets
from paddock.server.metrics import told_together
from paddock.server.open_sockets import CommonSockets
from paddock.server.people.register import Register, new_id
from paddock.server.rooms.room_manager import RoomManager
from paddock.server.rooms.timekeeper import Timekeeper
from paddock.server.settings import Settings
from paddock.server.store.database import Database

if TYPE_CHECKING:
    from redis.asyncio import Redis

    from paddock.server.cluster.notices import Notices
    from paddock.server.cluster.presence import Presence

__all__ = ["Company"]

Work = Coroutine[Any, Any, None]
REDIS_SECONDS = 2.0


class Company:
    """Joined before anything is served, left after everything is stored."""

    def __init__(self, settings: Settings, key: str) -> None:
        self.settings = settings
        self.key = key
        self.me = new_id()
        self.redis: Redis | None = None
        self.buckets: Buckets | None = None
        self.sockets: CommonSockets | None = None
        self.presence: Presence | None = None
        self.notices: Notices

    async def join(self, app: App, database: Database, clock: Clock) -> Holder:
        """Listen for the others, then begin a lease."""
        self.server = LinkServer(self.key, app, lambda path: self.neighbours.is_here(path))
        address = await self.server.open(self.settings.link)
        self.leases = Leases(database, clock, self.me, address, self.settings.lease_seconds)
        await self.leases.enter()
        if self.settings.redis is not None:
            self.open_redis(self.settings.redis)
        return self.leases

    def open_redis(self, url: str) -> None:
        from redis.asyncio import Redis

        from paddock.server.cluster.notices import Notices
        from paddock.server.cluster.presence import Presence
        from paddock.server.cluster.redis_buckets import RedisBuckets
        from paddock.server.cluster.redis_sockets import RedisSockets

        self.redis = Redis.from_url(url, socket_timeout=REDIS_SECONDS, socket_connect_timeout=REDIS_SECONDS)
        name = f"paddock:{hashlib.sha256(self.key.encode()).hexdigest()[:16]}"  # several sites may share one Redis
        self.buckets = RedisBuckets(self.redis, name)
        self.sockets = RedisSockets(self.redis, name, self.me, self.settings.lease_seconds)
        self.notices = Notices(self.redis, name, self.me)
        self.presence = Presence(self.notices)

    async def begin(
        self, rooms: RoomManager, register: Register, timekeeper: Timekeeper, counted: Callable[[int], None]
    ) -> list[Work]:
        """Look for the others; what is to be done from now on. ``counted`` hears how many workers live."""
        self.neighbours = Neighbours(rooms, self.leases, self.key)
        self.neighbours.counted = counted
        self.leases.lapsed.append(rooms.forget_all)
        if not await self.neighbours.bury_the_dead():
            await timekeeper.give_grace()
        counted(1 + len(await self.leases.peers()))
        work = [self.leases.run(), self.leases.look_after(rooms.find), self.neighbours.run()]
        if self.presence is None:
            register.is_up_to_date = lambda: False
            return work
        from paddock.server.cluster.people import keep_up_to_date

        rooms.presence = self.presence
        keep_up_to_date(register, rooms, self.notices)
        if self.sockets is not None:
            work.append(self.sockets.run())
        return [*work, self.notices.run(), self.presence.run()]

    async def count(self, scope: Scope, own: bytes) -> bytes:
        """What all workers count, this one and those that can be asked."""
        others = await self.neighbours.ask_all(scope)
        return await asyncio.to_thread(told_together, {self.server.address: own, **others})

    async def leave(self) -> None:
        """The tables are free for the others, and whoever came through a link is told to come back."""
        await self.leases.leave()
        await self.server.close()
        await self.neighbours.close()
        if self.sockets is not None:
            await self.sockets.close()
        if self.redis is not None:
            await self.redis.aclose()
