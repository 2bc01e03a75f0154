"""Buckets in Redis, by Redis' clock."""

import time

from redis.asyncio import Redis
from redis.exceptions import RedisError

from paddock.server.settings import Rate

__all__ = ["RedisBuckets"]

AWAY_SECONDS = 2.0  # after a failure nobody waits for Redis so long
# A bucket is two numbers: what is in it, and since when. It is forgotten when it must be full again.
TAKE = """
local clock = redis.call('TIME')
local now = clock[1] + clock[2] / 1000000
local rate, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(bucket[1]) or most
tokens = math.min(most, tokens + math.max(0, now - (tonumber(bucket[2]) or now)) * rate)
local allowed = tokens >= 1
if allowed then tokens = tokens - 1 end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
redis.call('EXPIRE', KEYS[1], math.ceil(most / rate) + 1)
return allowed and 1 or 0
"""


class RedisBuckets:
    """One for every deed of every person and address."""

    def __init__(self, redis: Redis, prefix: str) -> None:
        self.redis = redis
        self.prefix = prefix
        self.away_until = 0.0

    async def take(self, deed: str, who: str, rate: Rate) -> bool | None:
        """Whether there was something in it; None if Redis does not say."""
        if time.monotonic() < self.away_until:
            return None
        try:
            key = f"{self.prefix}:rate:{deed}:{who}"
            return bool(await self.redis.eval(TAKE, 1, key, str(rate.a_second), str(rate.at_once)))
        except (RedisError, OSError, TimeoutError):
            self.away_until = time.monotonic() + AWAY_SECONDS
            return None
