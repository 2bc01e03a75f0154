"""Deadlines: they lie in the database with the number of their turn, and a late one does nothing."""

import asyncio
import gc
import heapq
import logging
import time
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from paddock.server.clock import milliseconds
from paddock.server.cluster.holding import GRACE_MILLISECONDS, Elsewhere
from paddock.server.logs import short_id
from paddock.server.refusals import UNAVAILABLE, Refusal
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.model import PLAYING, Room
from paddock.server.rooms.playing import run_out_of_time
from paddock.server.rooms.room_manager import RoomManager
from paddock.server.rooms.turns import nobody_is_there, stop_clock
from paddock.server.store.schema import seats, tables

__all__ = ["Timekeeper"]

TICK_SECONDS = 0.1
SWEEP_SECONDS = 20.0
COLLECT_SECONDS = 600.0
MOST_YOUNG = 50_000  # things that came since the last look and may be garbage: some megabytes
AGAIN_MILLISECONDS = 5_000  # where what happens then could not be written
log = logging.getLogger("paddock.rooms")

Seat = tuple[str, int]  # of a table


class Due(NamedTuple):
    """The time of a seat's turn is over then."""

    at: int
    table: str
    seat: int
    turn: int


class Timekeeper:
    """Looks at the clock several times a second. Of a seat only its newest deadline is remembered."""

    def __init__(self, rooms: RoomManager) -> None:
        self.rooms = rooms
        self.dues: dict[Seat, Due] = {}
        self.alarms: list[tuple[int, Seat]] = []  # one for each seat, at its deadline or before
        self.swept = self.collected = rooms.clock()
        rooms.after_change.append(self.note)

    def note(self, active: ActiveRoom) -> None:
        """Remember the deadlines of a room that has changed."""
        for seat, chair in enumerate(active.room.chairs):
            turn = chair.turn
            if turn is not None and turn.due is not None and not chair.is_played_by_bot():
                self.remember(Due(turn.due, active.room.id, seat, turn.number))

    def remember(self, due: Due) -> None:
        seat = (due.table, due.seat)
        before = self.dues.get(seat)
        self.dues[seat] = due
        if before is None or due.at < before.at:
            heapq.heappush(self.alarms, (due.at, seat))

    async def resume(self) -> None:
        """At the start of the site: the deadlines of all tables, with some grace for those that have passed."""
        await self.give_grace()
        for row in await self.rooms.database.read(open_deadlines):
            self.remember(row)

    async def give_grace(self) -> None:
        """There was no site until now."""
        grace = milliseconds(self.rooms.clock()) + GRACE_MILLISECONDS
        await self.rooms.database.write(lambda connection: give_grace(connection, grace))

    async def run(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(TICK_SECONDS)
            self.rooms.metrics.late_seconds.observe(time.perf_counter() - began - TICK_SECONDS)
            try:
                await self.tick()
            except Exception:
                log.exception("the clock stumbled")

    async def tick(self) -> None:
        now = milliseconds(self.rooms.clock())
        while self.alarms and self.alarms[0][0] <= now:
            _, seat = heapq.heappop(self.alarms)
            due = self.dues.get(seat)
            if due is None:
                continue
            if due.at > now:
                heapq.heappush(self.alarms, (due.at, seat))
                continue
            del self.dues[seat]
            await self.time_out(due)
        if self.rooms.clock() - self.swept > SWEEP_SECONDS:
            self.swept = self.rooms.clock()
            await self.rooms.sweep()
        self.collect()

    def collect(self) -> None:
        """Nobody else does. All that is in memory is looked through now and then, what is new when it is much."""
        is_due = self.rooms.clock() - self.collected > COLLECT_SECONDS
        if is_due or gc.get_count()[0] > MOST_YOUNG:
            with self.rooms.metrics.collect_seconds.time():
                gc.collect(2 if is_due else 0)
        if is_due:
            self.collected = self.rooms.clock()

    async def time_out(self, due: Due) -> None:
        """The rules or a bot finish this turn, if it is still going on; a live race that all have left waits."""
        try:
            here = (await self.rooms.find(due.table)).here
            await self.rooms.change(due.table, lambda room, now: time_out(room, due, now, here))
        except Elsewhere:
            return
        except Refusal as refusal:
            if refusal.status == UNAVAILABLE:
                if (due.table, due.seat) not in self.dues:
                    self.remember(due._replace(at=milliseconds(self.rooms.clock()) + AGAIN_MILLISECONDS))
                return
            log.warning("table %s could not be timed out: %s", short_id(due.table), refusal.reason)


def time_out(room: Room, due: Due, now: int, here: frozenset[str]) -> bool:
    if room.is_live() and nobody_is_there(room, due.seat, here, now):
        return stop_clock(room, due.seat, due.turn, now)
    return run_out_of_time(room, due.seat, due.turn, now, connected=room.chairs[due.seat].user in here)


def give_grace(connection: Connection, grace: int) -> None:
    connection.execute(update(seats).where(seats.c.due < grace).values(due=grace))


def open_deadlines(connection: Connection) -> list[Due]:
    query = (
        select(seats.c.due, seats.c.table_id, seats.c.seat, seats.c.turn)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(tables.c.status == PLAYING, seats.c.due.is_not(None))
    )
    return [Due(*row) for row in connection.execute(query)]
