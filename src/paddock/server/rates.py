"""How often somebody may do something: buckets that fill with time."""

import ipaddress
from functools import lru_cache

from paddock.server.clock import Clock
from paddock.server.refusals import Refusal
from paddock.server.settings import Rate

__all__ = ["Bucket", "Group", "Rates", "address_group", "address_groups"]

Group = tuple[str, int]  # addresses that count as one, and how many times as much they may do as one line

MOST_BUCKETS = 20_000
# A line to the internet has a /56 of IPv6 at least, a company or a tunnel a /48, a provider a /32.
NARROW = 56
WIDER = ((48, 4), (32, 32))


class Bucket:
    """Holds as many tokens as are allowed at once; time brings them back."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.at_once)
        self.at = now

    def take(self, now: float, number: int = 1) -> bool:
        """So many tokens, or none."""
        self.tokens = self.left(now)
        self.at = now
        if self.tokens < number:
            return False
        self.tokens -= number
        return True

    def left(self, now: float) -> float:
        return min(self.rate.at_once, self.tokens + max(0.0, now - self.at) * self.rate.a_second)

    def is_full(self, now: float) -> bool:
        return self.left(now) >= self.rate.at_once


class Rates:
    """A bucket for every deed of every person and address. Of several workers each allows its share."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.workers = 1
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def allows(self, deed: str, who: str, rate: Rate) -> bool:
        return self.allows_here(deed, who, rate.share(self.workers))

    def allows_here(self, deed: str, who: str, rate: Rate) -> bool:
        """All of it: for what comes to this worker alone."""
        now = self.clock()
        bucket = self.buckets.get((deed, who))
        if bucket is None:
            self.forget_idle(now)
            bucket = self.buckets[(deed, who)] = Bucket(rate, now)
        bucket.rate = rate
        return bucket.take(now)

    def check_here(self, deed: str, who: str, rate: Rate) -> None:
        """Refusal if this is too often at this worker."""
        if not self.allows_here(deed, who, rate):
            raise Refusal("too-fast", 429, deed=deed)

    def address_allows(self, deed: str, host: str, rate: Rate) -> bool:
        """Whether neither the address nor any network around it does this too often."""
        return all(self.allows(deed, group, rate.times(times)) for group, times in address_groups(host))

    def check_address(self, deed: str, host: str, rate: Rate) -> None:
        """Refusal if this comes too often from there."""
        if not self.address_allows(deed, host, rate):
            raise Refusal("too-fast", 429, deed=deed)

    def forget_idle(self, now: float) -> None:
        """Full buckets say nothing; when even the others are too many, the oldest go, a good part at once."""
        if len(self.buckets) < MOST_BUCKETS:
            return
        kept = [(key, bucket) for key, bucket in self.buckets.items() if not bucket.is_full(now)]
        self.buckets = dict(kept[-MOST_BUCKETS // 2 :])


def address_group(host: str | None) -> str:
    """An IPv4 address, or the network that one line to the internet has of IPv6."""
    return address_groups(host)[0][0]


@lru_cache(4096)
def address_groups(host: str | None) -> tuple[Group, ...]:
    """The same, then the wider networks around it: whoever has one of those has many narrow ones."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return ((host or "", 1),)
    if isinstance(address, ipaddress.IPv4Address):
        return ((str(address), 1),)
    if address.ipv4_mapped:
        return ((str(address.ipv4_mapped), 1),)
    networks = ((NARROW, 1), *WIDER)
    return tuple((str(ipaddress.ip_network((int(address), bits), strict=False)), times) for bits, times in networks)
