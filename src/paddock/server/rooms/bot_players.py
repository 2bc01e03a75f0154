"""Lets bots play the seats that are theirs: thought goes on elsewhere, the answer comes back like anybody's."""

import asyncio
import logging
import random
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, and_, exists, not_, select

from paddock.bots import USUAL_LEVEL
from paddock.kernel.errors import IllegalChoice
from paddock.server.bots.pool import Pool, WorkerFailed
from paddock.server.bots.thinking import Thought, thought_of
from paddock.server.bots.worker import Think
from paddock.server.cluster.holding import Elsewhere
from paddock.server.logs import short_id
from paddock.server.refusals import UNAVAILABLE, Refusal
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.model import PLAYING, Room
from paddock.server.rooms.playing import answer_for_bot
from paddock.server.rooms.room_manager import RoomManager
from paddock.server.store.schema import seats, tables
from paddock.server.store.troubles import NoStorage

__all__ = ["BotPlayers"]

START_SECONDS = 15.0  # a worker may have to start first, and a bot to work out what it keeps
MOST_FAULTS = 3
AGAIN_SECONDS = 5.0
log = logging.getLogger("paddock.bots")


class Plan(NamedTuple):
    """What a bot means to answer for a seat; it counts only while that seat has answered no more."""

    seat: int
    given: int
    choices: list[int] | None  # None: nothing was thought of


class BotPlayers:
    """At most one task a room: it asks the bots whose turn it is, again and again, until people are to move."""

    def __init__(self, rooms: RoomManager, pool: Pool) -> None:
        self.rooms = rooms
        self.pool = pool
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting: set[str] = set()  # the tables whose bots wait until something can be written
        self.waiter: asyncio.Task[None] | None = None
        self.is_closed = False
        rooms.after_change.append(self.attend)

    def attend(self, active: ActiveRoom) -> None:
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
                    await self.move(active.room)
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

    async def move(self, room: Room) -> None:
        plans = await self.plans(room)
        try:
            await self.rooms.change(room.id, lambda room, now: carry_out(room, plans, now))
        except Elsewhere:
            raise
        except Refusal as refusal:
            if refusal.status == UNAVAILABLE:
                raise NoStorage from None
            raise

    async def plans(self, room: Room) -> list[Plan]:
        """What the bots whose turn it is want to do; each thinks by itself, and other tables think in between."""
        open_seats = room.open_bot_seats()
        thoughts = [thought(room, seat) for seat in open_seats]
        given = [room.given[seat] for seat in open_seats]
        chosen = await asyncio.gather(*[self.think(room.id, each) for each in thoughts])
        return [Plan(*plan) for plan in zip(open_seats, given, chosen, strict=True)]

    async def think(self, table_id: str, thought: Thought) -> list[int] | None:
        budget = self.rooms.settings.bot_seconds
        started = asyncio.get_running_loop().time()
        try:
            return checked_choices(await self.pool.ask(Think(thought, budget), budget + START_SECONDS, table_id))
        except WorkerFailed as failure:
            log.warning("a bot moved without thought: %s", failure.cause)
            self.rooms.metrics.bot_fallbacks.labels(failure.cause).inc()
            return None
        finally:
            self.rooms.metrics.bot_seconds.observe(asyncio.get_running_loop().time() - started)


def checked_choices(answer: object) -> list[int]:
    """What a worker said, if it makes sense."""
    try:
        return msgspec.convert(answer, list[int])
    except msgspec.ValidationError as error:
        raise WorkerFailed("nonsense") from error


def thought(room: Room, seat: int) -> Thought:
    assert room.table is not None
    return thought_of(room.table, seat, room.chairs[seat].level or USUAL_LEVEL)


def carry_out(room: Room, plans: list[Plan], now: int) -> None:
    """Every plan that still fits; whoever took the seat back in the meantime plays it."""
    for plan in plans:
        if plan.seat in room.open_bot_seats() and room.given[plan.seat] == plan.given:
            carry_out_plan(room, plan, now)


def carry_out_plan(room: Room, plan: Plan, now: int) -> None:
    if plan.choices:
        try:
            answer_for_bot(room, plan.seat, plan.choices, now)
            return
        except IllegalChoice:
            log.exception("table %s: a bot chose what is not allowed", short_id(room.id))
    assert room.table is not None
    answer_for_bot(room, plan.seat, [random.choice(room.table.options(plan.seat))], now)


def tables_without_people(connection: Connection) -> list[str]:
    """Tables in play at which no person is asked anything."""
    is_asked = and_(
        seats.c.table_id == tables.c.id, seats.c.turn.is_not(None), not_(seats.c.away), not_(seats.c.stand_in)
    )
    query = select(tables.c.id).where(tables.c.status == PLAYING, not_(exists().where(is_asked)))
    return list(connection.execute(query).scalars())
