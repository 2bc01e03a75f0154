"""What workers tell each other through Redis. Nothing here is the truth: whatever is lost is lost without harm.

A worker that does not hear even its own voice is deaf; what it remembers of things that others may change (who people
are) it then looks up every time.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

__all__ = ["Notice", "Notices"]

BEAT_SECONDS = 1.0
DEAF_SECONDS = 3.0
AGAIN_SECONDS = 1.0
BEAT = "beat"
HELLO = "hello"
log = logging.getLogger("paddock.cluster")


class Notice(msgspec.Struct):
    """One worker's word to the others."""

    sender: str
    kind: str
    about: str = ""  # a person or a table
    people: list[str] = []


Hear = Callable[[Notice], Awaitable[None]]


class Notices:
    """Tells and hears; ``hear`` is called for what others say, ``greet`` when a worker comes to know the others."""

    def __init__(self, redis: Redis, channel: str, me: str) -> None:
        self.redis = redis
        self.channel = channel
        self.me = me
        self.hearers: list[Hear] = []
        self.heard = 0.0
        self.waiting: asyncio.Queue[Notice] = asyncio.Queue(10_000)
        self.is_away = False

    def hears(self) -> bool:
        """Whether whatever others have told has been heard."""
        return time.monotonic() - self.heard < DEAF_SECONDS

    def tell(self, kind: str, about: str = "", people: list[str] | None = None) -> None:
        """Soon, and if possible."""
        with suppress(asyncio.QueueFull):
            self.waiting.put_nowait(Notice(self.me, kind, about, people or []))

    async def tell_now(self, kind: str, about: str) -> None:
        """Before anything else happens, if possible."""
        with suppress(RedisError, OSError, TimeoutError):
            await self.redis.publish(self.channel, msgspec.json.encode(Notice(self.me, kind, about)))

    async def run(self) -> None:
        await asyncio.gather(self.speak(), self.beat(), self.listen())

    async def beat(self) -> None:
        while True:
            self.tell(BEAT)
            await asyncio.sleep(BEAT_SECONDS)

    async def speak(self) -> None:
        while True:
            notice = await self.waiting.get()
            try:
                await self.redis.publish(self.channel, msgspec.json.encode(notice))
            except (RedisError, OSError, TimeoutError):
                await asyncio.sleep(AGAIN_SECONDS)

    async def listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as line:
                    await line.subscribe(self.channel)
                    self.note_back()
                    began = time.monotonic()
                    while time.monotonic() - max(began, self.heard) < DEAF_SECONDS:
                        said = await line.get_message(timeout=BEAT_SECONDS)
                        if said is not None:
                            await self.take(said["data"])
                    raise RedisError
            except (RedisError, OSError, TimeoutError):
                self.note_away()
                await asyncio.sleep(AGAIN_SECONDS)

    def note_back(self) -> None:
        if self.is_away:
            log.warning("Redis answers again")
        self.is_away = False
        self.tell(HELLO)

    def note_away(self) -> None:
        if not self.is_away:
            log.error("Redis does not answer: the site goes on, workers hear little of each other until it does")
        self.is_away = True

    async def take(self, data: bytes) -> None:
        try:
            notice = msgspec.json.decode(data, type=Notice)
        except msgspec.DecodeError:
            return
        if notice.sender == self.me:
            self.heard = time.monotonic()
            return
        for hear in self.hearers:
            try:
                await hear(notice)
            except Exception:
                log.exception("a notice was not understood")
