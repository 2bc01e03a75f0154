"""Lets bots play the seats that are theirs: thought goes on elsewhere, the answer comes back like anybody's."""

import asyncio
import logging
import random
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection, and_, exists, not_, select

from paddock.kernel.errors import IllegalChoice
from paddock.server.bots.fair_queue import Names
from paddock.server.cluster.holding import Elsewhere
from paddock.server.logs import short_id
from paddock.server.refusals import UNAVAILABLE, Refusal
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.bot_thinking import Plan, Thinkers
from paddock.server.rooms.model import PLAYING, Room
from paddock.server.rooms.playing import answer_for_bot
from paddock.server.rooms.room_manager import Change, RoomManager
from paddock.server.sharers import Sharers
from paddock.server.store.schema import seats, tables
from paddock.server.store.troubles import NoStorage

__all__ = ["BotPlayers"]

T = TypeVar("T")

LEISURE = "leisure"  # shares as if it were one address
LEISURE_SECONDS = 1.0  # between two looks whether others think
MOST_FAULTS = 3
AGAIN_SECONDS = 5.0
log = logging.getLogger("paddock.bots")


class BotPlayers:
    """At most one task a room: it asks the bots whose turn it is, again and again, until people are to move."""

    def __init__(self, rooms: RoomManager, thinkers: Thinkers, sharers: Sharers) -> None:
        self.rooms = rooms
        self.thinkers = thinkers
        self.sharers = sharers
        self.at_leisure: ActiveRoom | None = None  # the one table whose bots move though nobody needs them
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting: set[str] = set()  # the tables whose bots wait until something can be written
        self.waiter: asyncio.Task[None] | None = None
        self.is_closed = False
        rooms.after_change.append(self.attend)

    def attend(self, active: ActiveRoom) -> None:
        active.attention.set()  # bots that waited because nobody needed them may be needed now
        if active.bots is not None or not active.room.open_bot_seats() or self.is_closed or active.is_gone:
            return
        if self.rooms.database.trouble is not None:
            self.put_off(active.room.id)
            return
        active.bots = asyncio.create_task(self.play(active))
        self.keep(active.bots)

    def keep(self, task: asyncio.Task[None]) -> None:
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def resume(self) -> None:
        """At the start of the site: tables that wait for nobody but bots go on."""
        for table_id in await self.rooms.database.read(tables_without_people):
            try:
                await self.rooms.find(table_id)
            except Refusal as refusal:
                log.warning("table %s cannot go on: %s", short_id(table_id), refusal.reason)

    async def close(self) -> None:
        self.is_closed = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def play(self, active: ActiveRoom) -> None:
        faults = 0
        try:
            while active.room.open_bot_seats() and not active.is_gone and faults < MOST_FAULTS:
                try:
                    await self.move_when_needed(active)
                except NoStorage:
                    self.put_off(active.room.id)
                    return
                except Elsewhere:
                    return
                except Exception:
                    log.exception("table %s: a bot stumbled", short_id(active.room.id))
                    faults += 1
        finally:
            active.bots = None
        if faults:
            log.error("table %s: bots cannot go on", short_id(active.room.id))

    def put_off(self, table_id: str) -> None:
        """Nobody thinks in vain: however often the table is looked at meanwhile, its bots are asked again once."""
        self.waiting.add(table_id)
        if self.waiter is None or self.waiter.done():
            self.waiter = asyncio.create_task(self.wait_for_storage())
            self.keep(self.waiter)

    async def wait_for_storage(self) -> None:
        while self.waiting and not self.is_closed:
            await asyncio.sleep(AGAIN_SECONDS)
            if await self.rooms.database.trouble_now() is None:
                waiting, self.waiting = self.waiting, set()
                self.waiting.update([table_id for table_id in waiting if not await self.goes_on(table_id)])

    async def goes_on(self, table_id: str) -> bool:
        """Whether the bots of a table have been asked again, or it is not for us to ask them."""
        try:
            self.attend(await self.rooms.find(table_id))
        except Refusal as refusal:
            return refusal.status != UNAVAILABLE or isinstance(refusal, Elsewhere)
        return True

    async def move_when_needed(self, active: ActiveRoom) -> None:
        if not await self.find_leisure(active):
            if not active.is_gone:
                await self.move(active)
            return
        self.at_leisure = active
        try:
            await self.move(active)
        finally:
            self.at_leisure = None

    async def move(self, active: ActiveRoom) -> None:
        """What the bots want to do that are asked; where one has no thought, or a forbidden one, what Club would."""
        room, many = active.room, self.whose(active)
        left = room.open_bot_seats()
        for think in (self.thinkers.own, self.thinkers.club, self.thinkers.club):
            plans = await asyncio.gather(*[think(room, seat, many) for seat in left])
            left = await self.carry_out(room.id, plans)
            if not left:
                return
        await self.change(room.id, lambda room, now: self.move_at_random(room, left, now))

    async def carry_out(self, table_id: str, plans: list[Plan]) -> list[int]:
        """The seats that still wait for an answer."""
        left = await self.change(table_id, lambda room, now: carry_out(room, plans, now))
        for plan in plans:
            if plan.seat in left and plan.choices:
                self.thinkers.count("illegal")
        return left

    async def change(self, table_id: str, change: Change[T]) -> T:
        """NoStorage where nothing can be written."""
        try:
            return await self.rooms.change(table_id, change)
        except Elsewhere:
            raise
        except Refusal as refusal:
            if refusal.status == UNAVAILABLE:
                raise NoStorage from None
            raise

    def move_at_random(self, room: Room, left: list[int], now: int) -> None:
        """Not even Club could be asked: the table goes on, and the host hears of it."""
        for seat in set(left) & set(room.open_bot_seats()):
            assert room.table is not None
            answer_for_bot(room, seat, [random.choice(room.table.options(seat))], now)
            self.rooms.metrics.bot_random_moves.inc()
            log.error("table %s: a bot moved at random", short_id(room.id))

    # ---- whose turn, and when ------------------------------------------------------------------------------------

    def whose(self, active: ActiveRoom) -> list[Names]:
        """Those who play at a table; else those who look on; else whose table it is.

        A table at which several play goes with whoever of them has taken the least so far.
        """
        if not active.is_needed(self.rooms.clock()):
            return [(LEISURE, active.room.id)]
        playing = {chair.user for chair in active.room.chairs if chair.user is not None and not chair.away}
        people = playing or active.here or {active.room.owner or ""}
        return [(*self.sharers.person(user), active.room.id) for user in sorted(people)]

    async def find_leisure(self, active: ActiveRoom) -> bool:
        """Whether this table's bots move for nobody's sake: they wait until no others think, a table at a time."""
        try:
            while not active.is_gone and not active.is_needed(self.rooms.clock()):
                if self.at_leisure is None and self.thinkers.are_quiet():
                    return True
                active.waits_for_leisure = True
                active.attention.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(active.attention.wait(), LEISURE_SECONDS)
            return False
        finally:
            active.waits_for_leisure = False


def carry_out(room: Room, plans: list[Plan], now: int) -> list[int]:
    """Every plan that still fits; whoever took the seat back in the meantime plays it. The seats without an answer."""
    fitting = [plan for plan in plans if room.given[plan.seat] == plan.given]
    return [
        plan.seat
        for plan in fitting
        if plan.seat in room.open_bot_seats() and not carry_out_plan(room, plan.seat, plan.choices, now)
    ]


def carry_out_plan(room: Room, seat: int, choices: list[int] | None, now: int) -> bool:
    if not choices:
        return False
    try:
        answer_for_bot(room, seat, choices, now)
    except IllegalChoice:
        log.exception("table %s: a bot chose what is not allowed", short_id(room.id))
        return False
    return True


def tables_without_people(connection: Connection) -> list[str]:
    """Tables in play at which no person is asked anything."""
    is_asked = and_(
        seats.c.table_id == tables.c.id, seats.c.turn.is_not(None), not_(seats.c.away), not_(seats.c.stand_in)
    )
    query = select(tables.c.id).where(tables.c.status == PLAYING, not_(exists().where(is_asked)))
    return list(connection.execute(query).scalars())
