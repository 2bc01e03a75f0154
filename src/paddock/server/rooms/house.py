"""The house: all rooms in memory. One writer a table: change under its lock, commit, then send."""

import asyncio
import logging
import re
from collections.abc import Callable
from typing import TypeVar

from paddock.server.clock import Clock, milliseconds
from paddock.server.logs import short_id
from paddock.server.metrics import Metrics
from paddock.server.refusals import Refusal
from paddock.server.rooms.faces import viewer_of
from paddock.server.rooms.hall import Hall, Listener
from paddock.server.rooms.loading import load_room
from paddock.server.rooms.model import OVER, PLAYING, Room
from paddock.server.rooms.store import Record, save_epoch
from paddock.server.rooms.turns import start_clocks, update_turns, waits_for_anybody
from paddock.server.settings import Settings
from paddock.server.store.database import Database

__all__ = ["Deed", "House"]

T = TypeVar("T")
Deed = Callable[[Room, int], T]  # a change of a room, at a time in milliseconds

ID = re.compile(r"[A-Za-z0-9_-]{22}")
log = logging.getLogger("paddock.rooms")


class House:
    """Looks rooms up, changes them, and tells those who look on."""

    def __init__(self, settings: Settings, clock: Clock, database: Database, metrics: Metrics) -> None:
        self.settings = settings
        self.clock = clock
        self.database = database
        self.metrics = metrics
        self.halls: dict[str, Hall] = {}
        self.loading: dict[str, asyncio.Task[Hall]] = {}
        self.after_change: list[Callable[[Hall], None]] = []

    # ---- rooms come and go ---------------------------------------------------------------------------------------

    async def hall(self, table_id: str) -> Hall:
        """The room in use, taken into memory if it is not; Refusal if there is no such table."""
        if not ID.fullmatch(table_id):
            raise Refusal("no-such-table", 404)
        hall = self.halls.get(table_id)
        if hall is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            hall = await asyncio.shield(task)
        hall.used = self.clock()
        return hall

    async def load(self, table_id: str) -> Hall:
        found = await self.database.read(
            lambda connection: load_room(connection, table_id, self.settings.limits.chat_kept)
        )
        if found is None:
            raise Refusal("no-such-table", 404)
        room, record, epoch = found
        epoch += 1
        await self.database.write(lambda connection: save_epoch(connection, table_id, epoch))
        update_turns(room, milliseconds(self.clock()))
        return self.welcome(Hall(room, record, epoch, self.clock()))

    async def add(self, room: Room) -> Hall:
        """A new room, stored."""
        record = Record()
        await self.database.write(record.changes(room, self.settings.snapshot_every).statements())
        self.metrics.tables.labels(room.game.name).inc()
        return self.welcome(Hall(room, record, 1, self.clock()))

    def welcome(self, hall: Hall) -> Hall:
        self.halls[hall.room.id] = hall
        self.metrics.rooms.set(len(self.halls))
        self.tell(hall)
        return hall

    def forget(self, hall: Hall) -> None:
        """Out of memory; whoever listens must connect again."""
        hall.is_gone = True
        if self.halls.get(hall.room.id) is hall:
            del self.halls[hall.room.id]
        self.metrics.rooms.set(len(self.halls))
        for listener in list(hall.listeners):
            listener.cut_off()

    async def sweep(self) -> None:
        """Rooms that nobody has used for a while leave the memory, with a snapshot to come back by."""
        for hall in list(self.halls.values()):
            if hall.is_idle(self.clock()):
                async with hall.lock:
                    await self.hand_over(hall)

    async def close(self) -> None:
        """The site shuts down: the next process takes over where this one stops."""
        for hall in list(self.halls.values()):
            async with hall.lock:
                await self.hand_over(hall)

    async def hand_over(self, hall: Hall) -> None:
        if hall.room.status == PLAYING and hall.room.written > hall.record.snapshot:
            await self.store(hall, snapshot_every=1)
        self.forget(hall)

    # ---- changes -------------------------------------------------------------------------------------------------

    async def change(self, table_id: str, deed: Deed[T]) -> T:
        """Do something with a room: it is committed before anybody hears of it, or nothing has happened.

        A caller who goes away in the middle does not stop it half-way.
        """
        return await asyncio.shield(asyncio.create_task(self.change_now(table_id, deed)))

    async def change_now(self, table_id: str, deed: Deed[T]) -> T:
        while True:
            hall = await self.hall(table_id)
            async with hall.lock:
                if not hall.is_gone:
                    return await self.change_locked(hall, deed)

    async def change_locked(self, hall: Hall, deed: Deed[T]) -> T:
        started = asyncio.get_running_loop().time()
        before = hall.room.status
        try:
            done = deed(hall.room, milliseconds(self.clock()))
            await self.store(hall, self.settings.snapshot_every)
        except Refusal:
            raise
        except Exception as error:
            # Nobody has heard of it: forget what is in memory, and begin again from what is stored.
            log.exception("table %s failed", short_id(hall.room.id))
            self.forget(hall)
            raise Refusal("server-fault", 500) from error
        self.send(hall)
        if before == PLAYING and hall.room.status == OVER:
            self.metrics.games_over.labels(hall.room.game.name).inc()
        self.metrics.change_seconds.observe(asyncio.get_running_loop().time() - started)
        self.tell(hall)
        return done

    async def store(self, hall: Hall, snapshot_every: int) -> None:
        rows = hall.room.unwritten[:]
        statements = hall.record.changes(hall.room, snapshot_every).statements()
        if statements:
            await self.database.write(statements)
        for row in rows:
            self.metrics.answers.labels("bot" if row.by_bot else "human").inc()

    def send(self, hall: Hall) -> None:
        self.metrics.messages.inc(hall.refresh(self.clock()))

    def tell(self, hall: Hall) -> None:
        """Bots and clocks look at the room."""
        for listener in self.after_change:
            listener(hall)

    # ---- those who look on: never between a change and its commit ------------------------------------------------

    async def state(self, table_id: str, user: str | None) -> bytes:
        """Everything that this person may know."""
        hall = await self.hall(table_id)
        async with hall.lock:
            return hall.stream(viewer_of(hall.room, user), self.clock()).full(hall.room)

    async def enter(self, table_id: str, listener: Listener, since: int) -> Hall:
        while True:
            hall = await self.hall(table_id)
            async with hall.lock:
                if not hall.is_gone:
                    hall.enter(listener, since, self.clock())
                    if hall.room.seats_of(listener.user) and waits_for_anybody(hall.room):
                        await self.change_locked(hall, start_clocks)
                    return hall

    def here(self, table_id: str) -> frozenset[str]:
        """The people who look at a table now."""
        hall = self.halls.get(table_id)
        return frozenset() if hall is None else hall.here

    def rooms_of(self, user: str) -> list[str]:
        """The tables in memory at which somebody sits."""
        return [table_id for table_id, hall in self.halls.items() if hall.room.seats_of(user)]

    def number(self, table_id: str, user: str | None) -> int:
        """The number of the last message to this person, 0 if none is kept."""
        hall = self.halls.get(table_id)
        stream = None if hall is None else hall.streams.get(viewer_of(hall.room, user))
        return 0 if stream is None else stream.number

    async def leave(self, hall: Hall, listener: Listener) -> None:
        async with hall.lock:
            hall.leave(listener, self.clock())
            if not hall.is_gone:
                self.send(hall)
