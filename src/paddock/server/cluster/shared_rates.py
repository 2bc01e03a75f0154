"""How often somebody may do what is seldom or dear: counted by all workers together, in Redis.

Requests and messages are too many to ask Redis about each: every worker allows its share of them. Answers are counted
by the worker that holds the table, for all that is given there comes to it.
"""

from typing import Protocol

from paddock.server.rates import Rates, address_groups
from paddock.server.refusals import Refusal
from paddock.server.settings import Rate

__all__ = ["Buckets", "SharedRates"]


class Buckets(Protocol):
    """Buckets that all workers see."""

    async def take(self, deed: str, who: str, rate: Rate) -> bool | None:
        """Whether there was something in it; None if nobody knows."""


class SharedRates:
    """Where there are no common buckets, or nobody knows what is in them, each worker allows its share."""

    def __init__(self, rates: Rates, buckets: Buckets | None = None) -> None:
        self.rates = rates
        self.buckets = buckets

    async def check(self, deed: str, who: str, rate: Rate) -> None:
        """Refusal if this is too often."""
        if not await self.allows(deed, who, rate):
            raise Refusal("too-fast", 429, deed=deed)

    async def check_address(self, deed: str, host: str, rate: Rate) -> None:
        """Refusal if this comes too often from there."""
        if not await self.address_allows(deed, host, rate):
            raise Refusal("too-fast", 429, deed=deed)

    async def address_allows(self, deed: str, host: str, rate: Rate) -> bool:
        """Whether neither the address nor any network around it does this too often."""
        for group, times in address_groups(host):
            if not await self.allows(deed, group, rate.times(times)):
                return False
        return True

    async def allows(self, deed: str, who: str, rate: Rate) -> bool:
        known = None if self.buckets is None else await self.buckets.take(deed, who, rate)
        return self.rates.allows(deed, who, rate) if known is None else known
