"""All rooms in memory. One writer a table: change under its lock, commit, then send."""

import asyncio
import logging
import re
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from paddock.server.bots.fair_queue import Names
from paddock.server.clock import Clock, milliseconds
from paddock.server.cluster.holding import Elsewhere, Holder
from paddock.server.logs import short_id
from paddock.server.metrics import Metrics
from paddock.server.packing import Packed, packed, together
from paddock.server.refusals import UNAVAILABLE, Refusal, refusal_of_unfit
from paddock.server.rooms.active_room import ActiveRoom, Listener
from paddock.server.rooms.archive import Archive, Story
from paddock.server.rooms.clearing import delete_tables, empty_tables
from paddock.server.rooms.length import snapshot_step
from paddock.server.rooms.loading import load_room
from paddock.server.rooms.model import OVER, PLAYING, Room
from paddock.server.rooms.store import Record
from paddock.server.rooms.stream import Stream
from paddock.server.rooms.turns import start_clocks, update_turns, waits_for_anybody
from paddock.server.rooms.viewer import shown_seat, viewer_of
from paddock.server.settings import Settings
from paddock.server.store.database import Database
from paddock.server.store.limits import DoesNotFit
from paddock.server.store.troubles import Fenced, NoStorage

if TYPE_CHECKING:
    from paddock.server.cluster.presence import Presence

__all__ = ["Change", "RoomManager"]

T = TypeVar("T")
Change = Callable[[Room, int], T]  # a change of a room, at a time in milliseconds

NEW_MILLISECONDS = 120_000  # so long nobody need play at a new table, even in a full house
CLEARED_AT_ONCE = 16
SOON_SECONDS = 0.2
ARCHIVE_SECONDS = 180.0  # so long films and positions that nobody asks for are kept
MOST_TRIES = 5

ID = re.compile(r"[A-Za-z0-9_-]{22}")
log = logging.getLogger("paddock.rooms")


class RoomManager:
    """Looks rooms up, changes them, and tells those who look on."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        database: Database,
        metrics: Metrics,
        holder: Holder,
        archive: Archive,
    ) -> None:
        self.settings = settings
        self.clock = clock
        self.database = database
        self.metrics = metrics
        self.holder = holder
        self.archive = archive
        self.active: dict[str, ActiveRoom] = {}
        self.loading: dict[str, asyncio.Task[ActiveRoom]] = {}
        self.lapses = 0
        self.presence: Presence | None = None  # where other workers hear who is at which table
        self.clearing = asyncio.Lock()
        self.after_change: list[Callable[[ActiveRoom], None]] = []

    # ---- rooms come and go ---------------------------------------------------------------------------------------

    async def find(self, table_id: str) -> ActiveRoom:
        """The room in use, taken into memory if it is not.

        Refusal if there is no such table; Elsewhere if another worker holds it.
        """
        if not ID.fullmatch(table_id):
            raise Refusal("no-such-table", 404)
        self.holder.check()
        active = self.active.get(table_id)
        if active is None:
            task = self.loading.get(table_id)
            if task is None:
                task = self.loading[table_id] = asyncio.create_task(self.load(table_id))
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            active = await asyncio.shield(task)
        active.used = self.clock()
        return active

    async def load(self, table_id: str) -> ActiveRoom:
        try:
            return await self.load_now(table_id)
        except NoStorage as trouble:
            raise Refusal(trouble.reason, UNAVAILABLE) from None

    async def load_now(self, table_id: str) -> ActiveRoom:
        """Taken first, then read: whoever held the table before writes no more."""
        lapses = self.lapses
        epoch = await self.holder.take(table_id)
        found = await self.database.read(
            lambda connection: load_room(connection, table_id, self.settings.limits.chat_kept)
        )
        if found is None:
            raise Refusal("no-such-table", 404)
        if lapses != self.lapses:
            raise Elsewhere
        room, record = found
        update_turns(room, milliseconds(self.clock()))
        return self.welcome(ActiveRoom(room, record, epoch, self.clock()))

    async def add(self, room: Room) -> ActiveRoom:
        """A new room, stored."""
        self.holder.check()
        record = Record()
        changes = record.changes(room, self.settings.snapshot_every)
        changes.new_tables[0]["worker"] = self.holder.name
        await self.database.write(changes.statements())
        self.metrics.tables.labels(room.game.name).inc()
        return self.welcome(ActiveRoom(room, record, 1, self.clock()))

    def welcome(self, active: ActiveRoom) -> ActiveRoom:
        self.active[active.room.id] = active
        self.metrics.rooms.set(len(self.active))
        self.tell(active)
        return active

    def forget(self, active: ActiveRoom) -> None:
        """Out of memory; whoever listens must connect again."""
        self.drop(active)
        for listener in list(active.listeners):
            listener.cut_off()

    def forget_all(self) -> None:
        """Others may hold the tables by now."""
        self.lapses += 1
        for active in list(self.active.values()):
            self.forget(active)

    def forget_soon(self, active: ActiveRoom) -> None:
        """The same, but whoever asked hears first that it was refused."""
        self.drop(active)
        asyncio.get_running_loop().call_later(SOON_SECONDS, self.forget, active)

    def drop(self, active: ActiveRoom) -> None:
        active.is_gone = True
        if self.active.get(active.room.id) is active:
            del self.active[active.room.id]
        self.metrics.rooms.set(len(self.active))
        self.note_presence(active)

    async def make_room(self) -> bool:
        """Some tables at which nobody has played and nobody is leave the house, the oldest first; whether any did."""
        async with self.clearing:
            before = milliseconds(self.clock()) - NEW_MILLISECONDS
            found = await self.database.read(lambda connection: empty_tables(connection, before, CLEARED_AT_ONCE))
            ids = [table_id for table_id in found if not self.here(table_id) and await self.may_take(table_id)]
            await self.database.write(lambda connection: delete_tables(connection, ids))
            for active in [self.active[table_id] for table_id in ids if table_id in self.active]:
                self.forget(active)
            return bool(ids)

    async def may_take(self, table_id: str) -> bool:
        """Whether no other worker has it in memory, and none will."""
        try:
            await self.holder.take(table_id)
        except Refusal:
            return False
        return True

    async def sweep(self) -> None:
        """Rooms that nobody has used for a while leave the memory, with a snapshot to come back by."""
        self.archive.shelf.clear_old(ARCHIVE_SECONDS)
        for active in list(self.active.values()):
            active.rest()
            if active.is_idle(self.clock()):
                may_wait = active.waits_for_leisure  # nobody else need take it up
                async with active.lock:
                    await self.hand_over(active)
                if not may_wait:
                    await self.holder.release(active.room.id, active.epoch)

    async def close(self) -> None:
        """The site shuts down: the next process takes over where this one stops."""
        for active in list(self.active.values()):
            async with active.lock:
                await self.hand_over(active)

    async def hand_over(self, active: ActiveRoom) -> None:
        if active.room.status == PLAYING and active.room.written > active.record.snapshot:
            with suppress(NoStorage, Fenced):  # the log is enough
                await self.store(active, snapshot_every=1)
        self.forget(active)

    # ---- changes -------------------------------------------------------------------------------------------------

    async def change(self, table_id: str, change: Change[T]) -> T:
        """Do something with a room: it is committed before anybody hears of it, or nothing has happened.

        A caller who goes away in the middle does not stop it half-way.
        """
        return await asyncio.shield(asyncio.create_task(self.change_now(table_id, change)))

    async def change_now(self, table_id: str, change: Change[T]) -> T:
        for _ in range(MOST_TRIES):
            await self.check_storage()
            active = await self.find(table_id)
            async with active.lock:
                if not active.is_gone:
                    with suppress(Fenced):  # nothing has happened: it is done again where the table is now
                        return await self.change_locked(active, change)
        raise Elsewhere

    async def check_storage(self) -> None:
        """Refusal while nothing can be written: the room stays as it is, and so do those who look at it."""
        if self.database.trouble is not None:
            trouble = await self.database.trouble_now()
            if trouble is not None:
                raise Refusal(trouble.reason, UNAVAILABLE)

    async def change_locked(self, active: ActiveRoom, change: Change[T]) -> T:
        started = asyncio.get_running_loop().time()
        before = active.room.status
        try:
            done = change(active.room, milliseconds(self.clock()))
            await self.store(active, snapshot_step(active.room, self.settings.snapshot_every))
        except Refusal:
            raise
        except Fenced:
            self.forget(active)
            raise
        except NoStorage as trouble:
            self.forget_soon(active)
            raise Refusal(trouble.reason, UNAVAILABLE) from None
        except DoesNotFit as unfit:
            self.forget_soon(active)
            raise refusal_of_unfit(unfit) from unfit
        except Exception as error:
            # Nobody has heard of it: forget what is in memory, and begin again from what is stored.
            log.exception("table %s failed", short_id(active.room.id))
            self.forget_soon(active)
            raise Refusal("server-fault", 500) from error
        self.send(active)
        if before == PLAYING and active.room.status == OVER:
            self.metrics.games_over.labels(active.room.game.name).inc()
        self.metrics.change_seconds.observe(asyncio.get_running_loop().time() - started)
        self.tell(active)
        return done

    async def store(self, active: ActiveRoom, snapshot_every: int) -> None:
        rows = active.room.unwritten[:]
        statements = active.record.changes(active.room, snapshot_every).statements()
        if statements:
            await self.database.write(statements, self.holder.fence(active.room.id, active.epoch))
        for row in rows:
            self.metrics.answers.labels("bot" if row.by_bot else "human").inc()

    def send(self, active: ActiveRoom) -> None:
        self.metrics.messages.inc(active.refresh(self.clock()))

    def tell(self, active: ActiveRoom) -> None:
        """Bots and clocks look at the room."""
        for listener in self.after_change:
            listener(active)

    # ---- those who look on: never between a change and its commit ------------------------------------------------

    async def state(self, table_id: str, user: str | None, whose: Names) -> bytes | list[Packed]:
        """Everything that this person may know; of a room without its past in pieces."""
        active = await self.find(table_id)
        told = await self.told(active, user, whose)
        async with active.lock:
            stream = active.stream(viewer_of(active.room, user), self.clock())
            if told is None:
                return stream.full(active.room)
            before, after = stream.around(active.room)
            return [packed(before), *told, packed(after)]

    async def told(self, active: ActiveRoom, user: str | None, whose: Names) -> list[Packed] | None:
        """The events that somebody may know of, of a room that does not have them itself: it is over, and they stay."""
        if not active.room.is_light():
            return None
        seat = shown_seat(active.room, viewer_of(active.room, user))
        return await (await self.archive.open(Story(active), whose)).events(seat)

    async def told_at(self, table_id: str, user: str | None, whose: Names) -> list[Packed] | None:
        return await self.told(await self.find(table_id), user, whose)

    def sharing(self, active: ActiveRoom, told: bytes) -> Callable[[Stream], bytes]:
        """Everything, with these events, as one message: it is large, and all who come to the same share it."""

        def full(stream: Stream) -> bytes:
            key = (active.token, "full", stream.viewer, stream.number)
            text: bytes | None = self.archive.shelf.get(key)
            if text is None:
                text = told.join(stream.around(active.room))
                self.archive.shelf.put(key, text)
            return text

        return full

    async def enter(
        self, table_id: str, listener: Listener, since: int, told: list[Packed] | None = None
    ) -> ActiveRoom:
        """``told``: the events that this listener may know of, if the room does not have them itself."""
        while True:
            active = await self.find(table_id)
            if told is None:  # as ever, unless the table has been taken into memory anew just now
                told = await self.told(active, listener.user, ())
            full = None if told is None else self.sharing(active, await asyncio.to_thread(together, told))
            async with active.lock:
                if not active.is_gone:
                    active.enter(listener, since, self.clock(), full)
                    self.note_presence(active)
                    is_awaited = active.room.seats_of(listener.user) and waits_for_anybody(active.room)
                    if is_awaited and self.database.trouble is None:
                        try:
                            await self.change_locked(active, start_clocks)
                        except Fenced:
                            raise Elsewhere from None
                    return active

    def here(self, table_id: str) -> frozenset[str]:
        """The people who look at a table now."""
        active = self.active.get(table_id)
        if active is not None:
            return active.here
        return frozenset() if self.presence is None else self.presence.at(table_id)

    def note_presence(self, active: ActiveRoom) -> None:
        if self.presence is not None:
            self.presence.note(active.room.id, frozenset() if active.is_gone else active.here)

    def cut_off(self, user: str) -> None:
        """All sockets of somebody: whoever still has a good cookie connects again."""
        for active in self.active.values():
            for listener in list(active.listeners):
                if listener.user == user:
                    listener.cut_off()

    def rooms_of(self, user: str) -> list[str]:
        """The tables in memory at which somebody sits."""
        return [table_id for table_id, active in self.active.items() if active.room.seats_of(user)]

    def number(self, table_id: str, user: str | None) -> int:
        """The number of the last message to this person, 0 if none is kept."""
        active = self.active.get(table_id)
        stream = None if active is None else active.streams.get(viewer_of(active.room, user))
        return 0 if stream is None else stream.number

    async def leave(self, active: ActiveRoom, listener: Listener) -> None:
        async with active.lock:
            if active.leave(listener, self.clock()) and not active.is_gone:
                self.send(active)
                self.note_presence(active)
