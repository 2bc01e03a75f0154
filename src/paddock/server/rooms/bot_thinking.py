"""What a bot answers: its own thought, or Club's where there is none; both are worked out in processes beside."""

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from paddock.bots import USUAL_LEVEL
from paddock.server.bots.fair_queue import Names
from paddock.server.bots.pool import Pool, WorkerFailed
from paddock.server.bots.thinking import thought_of
from paddock.server.bots.worker import Think
from paddock.server.metrics import Metrics
from paddock.server.rooms.model import Room

__all__ = ["Plan", "Thinkers"]

START_SECONDS = 15.0  # a worker may have to start first, and a bot to work out what it keeps
HURRY_SECONDS = 3.0  # whoever has waited so long thinks less
PATIENCE_SECONDS = 10.0  # for a worker: after that Club answers
QUICK = ("rookie", "club")  # some thousandths of a second
STRONGEST, HURRIED = "champion", "pro"
log = logging.getLogger("paddock.bots")


class Plan(NamedTuple):
    """What a bot means to answer for a seat; it counts only while that seat has answered no more."""

    seat: int
    given: int
    choices: list[int] | None  # None: nothing was thought of


class Asked:
    """A seat that a bot plays. The table is written down when a worker is free: while it waits it costs nothing."""

    def __init__(self, room: Room, seat: int, level: str, seconds: float) -> None:
        self.room = room
        self.seat = seat
        self.level = level
        self.seconds = seconds
        self.given = -1  # as it was written down
        self.is_hurried = False

    def task(self, waited: float) -> Think | None:
        """The table as it is now; None if no bot is asked there any more."""
        if self.room.table is None or self.seat not in self.room.open_bot_seats():
            return None
        self.is_hurried = self.level == STRONGEST and waited > HURRY_SECONDS
        self.given = self.room.given[self.seat]
        level = HURRIED if self.is_hurried else self.level
        return Think(thought_of(self.room.table, self.seat, level), self.seconds)


class Thinkers:
    """Those who think deeply, and one apart who answers at once: no Club waits for a Champion."""

    def __init__(self, deep: Pool, quick: Pool, metrics: Metrics, seconds: float) -> None:
        self.deep = deep
        self.quick = quick
        self.metrics = metrics
        self.seconds = seconds

    def are_quiet(self) -> bool:
        return self.deep.is_quiet() and self.quick.is_quiet()

    async def own(self, room: Room, seat: int, many: Sequence[Names]) -> Plan:
        """As the level of the seat's bot thinks."""
        level = room.chairs[seat].level or USUAL_LEVEL
        pool = self.quick if level in QUICK else self.deep
        return await self.plan(pool, Asked(room, seat, level, self.seconds), many)

    async def club(self, room: Room, seat: int, many: Sequence[Names]) -> Plan:
        """Where its own thought failed."""
        return await self.plan(self.quick, Asked(room, seat, USUAL_LEVEL, self.seconds), many)

    async def plan(self, pool: Pool, asked: Asked, many: Sequence[Names]) -> Plan:
        started = asyncio.get_running_loop().time()
        given = asked.room.given[asked.seat]
        try:
            whose = pool.best_off(many)
            found = await pool.ask(asked.task, self.seconds + START_SECONDS, whose, PATIENCE_SECONDS)
            choices = checked_choices(found)
        except WorkerFailed as failure:
            self.count(failure.cause)
            return Plan(asked.seat, given if asked.given < 0 else asked.given, None)
        finally:
            self.metrics.bot_seconds.observe(asyncio.get_running_loop().time() - started)
        if asked.is_hurried:
            self.count("hurried")
        return Plan(asked.seat, asked.given, choices)

    def count(self, cause: str) -> None:
        """Those who wait for others are counted only; a worker that fails is worth a line."""
        self.metrics.bot_fallbacks.labels(cause).inc()
        if cause not in ("busy", "hurried"):
            log.warning("a bot could not think: %s", cause)


def checked_choices(answer: object) -> list[int] | None:
    """What a worker said, if it makes sense."""
    try:
        return msgspec.convert(answer, list[int] | None)
    except msgspec.ValidationError as error:
        raise WorkerFailed("nonsense") from error
