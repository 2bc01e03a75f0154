"""Who has how many sockets open at which worker, in Redis.

Each worker has a map of its own there, which ends by itself when nobody says again that it lives: the sockets of a
worker that was killed are given back with it. Its own numbers a worker knows; the map repeats them for the others.
"""

import asyncio
import math
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from paddock.server.open_sockets import Unknown, count_less

__all__ = ["RedisSockets"]

AWAY_SECONDS = 2.0  # after a failure nobody waits for Redis so long
BEAT = 0.3  # of a lease
LIVING = "living"  # stands in each map, so that one that was lost is noticed
LOST = -1
Failures = (RedisError, OSError, TimeoutError)
# KEYS: the workers, with the end of their leases; the own map. ARGV: the own name, the lease, how maps begin.
KEEP = """
local clock = redis.call('TIME')
local now = tonumber(clock[1])
if redis.call('HEXISTS', KEYS[2], 'living') == 0 then return -1 end
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('EXPIRE', KEYS[2], ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
"""
# Then for each name: how many it may have, and how many it has here.
ENTER = f"""{KEEP}
local workers = redis.call('ZRANGE', KEYS[1], 0, -1)
for n = 4, #ARGV, 3 do
    local open = tonumber(ARGV[n + 2])
    for _, worker in ipairs(workers) do
        if worker ~= ARGV[1] then
            open = open + (tonumber(redis.call('HGET', ARGV[3] .. worker, ARGV[n]) or 0) or 0)
        end
    end
    if open >= tonumber(ARGV[n + 1]) then return tonumber(ARGV[n + 1]) end
end
for n = 4, #ARGV, 3 do redis.call('HSET', KEYS[2], ARGV[n], ARGV[n + 2] + 1) end
return 0
"""
# Then for each name: how many it has here now.
CHANGE = f"""{KEEP}
for n = 4, #ARGV, 2 do
    if tonumber(ARGV[n + 1]) > 0 then
        redis.call('HSET', KEYS[2], ARGV[n], ARGV[n + 1])
    else
        redis.call('HDEL', KEYS[2], ARGV[n])
    end
end
return 0
"""


class RedisSockets:
    """One thing after another, so that what is told last is true."""

    def __init__(self, redis: Redis, prefix: str, me: str, seconds: float) -> None:
        self.redis = redis
        self.workers = f"{prefix}:workers"
        self.maps = f"{prefix}:sockets:"
        self.me = me
        self.seconds = max(2, math.ceil(seconds))
        self.here: Counter[str] = Counter()
        self.changed: set[str] = set()
        self.is_changed = asyncio.Event()
        self.lock = asyncio.Lock()
        self.away_until = 0.0

    async def enter(self, who: dict[str, int]) -> int | None:
        async with self.lock:
            told = [part for name, most in who.items() for part in (name, most, self.here[name])]
            reached = await self.say(ENTER, told)
            if reached == 0:
                self.here.update(who.keys())
        return reached or None

    def leave(self, who: Iterable[str]) -> None:
        names = list(who)
        count_less(self.here, names)
        self.note(names)

    def note(self, who: Iterable[str]) -> None:
        self.changed.update(who)
        self.is_changed.set()

    async def run(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.is_changed.wait(), self.seconds * BEAT)
            self.is_changed.clear()
            try:
                await self.tell_changes()
            except Unknown:
                await asyncio.sleep(AWAY_SECONDS)
                self.is_changed.set()

    async def tell_changes(self) -> None:
        async with self.lock:
            names, self.changed = self.changed, set()
            try:
                await self.say(CHANGE, [part for name in names for part in (name, self.here[name])])
            except Unknown:
                self.changed |= names
                raise

    async def close(self) -> None:
        with suppress(*Failures):
            await self.redis.zrem(self.workers, self.me)
            await self.redis.delete(self.maps + self.me)

    async def say(self, script: str, told: list[str | int]) -> int:
        """What the script returns; Unknown if Redis does not say."""
        if time.monotonic() < self.away_until:
            raise Unknown
        try:
            said = await self.run_script(script, told)
            if said == LOST:
                await self.tell_all()
                said = await self.run_script(script, told)
        except Failures as failure:
            self.away_until = time.monotonic() + AWAY_SECONDS
            raise Unknown from failure
        return said

    async def run_script(self, script: str, told: list[str | int]) -> int:
        own = (self.me, self.seconds, self.maps)
        return int(await self.redis.eval(script, 2, self.workers, self.maps + self.me, *own, *told))

    async def tell_all(self) -> None:
        """The map was lost, or nobody has told of it for too long."""
        told = [part for name, number in self.here.items() for part in (name, number)]
        async with self.redis.pipeline(transaction=True) as all_of_it:
            all_of_it.delete(self.maps + self.me)
            all_of_it.hset(self.maps + self.me, items=[LIVING, 1, *told])
            all_of_it.expire(self.maps + self.me, self.seconds)
            await all_of_it.execute()
