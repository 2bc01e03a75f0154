"""How often somebody may do something: buckets that fill with time."""

import ipaddress

from paddock.server.clock import Clock
from paddock.server.refusals import Refusal
from paddock.server.settings import Rate

__all__ = ["Bucket", "Rates", "address_group"]

MOST_BUCKETS = 20_000


class Bucket:
    """Holds as many tokens as are allowed at once; time brings them back."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = float(rate.at_once)
        self.at = now

    def take(self, now: float) -> bool:
        self.tokens = min(self.rate.at_once, self.tokens + max(0.0, now - self.at) * self.rate.a_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def is_full(self, now: float) -> bool:
        return self.tokens + (now - self.at) * self.rate.a_second >= self.rate.at_once


class Rates:
    """A bucket for every deed of every person and address."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def allows(self, deed: str, who: str, rate: Rate) -> bool:
        now = self.clock()
        bucket = self.buckets.get((deed, who))
        if bucket is None:
            self.forget_idle(now)
            bucket = self.buckets[(deed, who)] = Bucket(rate, now)
        return bucket.take(now)

    def check(self, deed: str, who: str, rate: Rate) -> None:
        """Refusal if this is too often."""
        if not self.allows(deed, who, rate):
            raise Refusal("too-fast", 429, deed=deed)

    def forget_idle(self, now: float) -> None:
        """Full buckets say nothing; when even the others are too many, the oldest go, a good part at once."""
        if len(self.buckets) < MOST_BUCKETS:
            return
        kept = [(key, bucket) for key, bucket in self.buckets.items() if not bucket.is_full(now)]
        self.buckets = dict(kept[-MOST_BUCKETS // 2 :])


def address_group(host: str | None) -> str:
    """An IPv4 address, or the network of an IPv6 address: one line has 2**64 of those."""
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
