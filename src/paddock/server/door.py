"""The door: what a connection may cost before anybody knows whose it is.

A ``Visit`` is one connection, from its first byte to its last, also when it becomes a socket. The protocols in
``visits.py`` count what comes in; the door counts visits by address, looks at all of them once a second, and ends those
that are late, that do not read, or that do not close. Whoever had to be ended too often is let in again a little later;
what that address has open goes on meanwhile.

Behind a proxy all connections have the proxy's address: each of them is bounded as any other, but they are not counted
by address here. The application does that, by the address that the proxy tells.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol

from paddock.server.addresses import Proxies
from paddock.server.metrics import Metrics
from paddock.server.rates import Bucket, address_groups
from paddock.server.settings import DoorLimits

__all__ = ["AT_ONCE", "Door", "SendAtOnce", "Visit"]

AT_ONCE = "paddock.at_once"  # in the scope of a socket whose connection came in at this door: SendAtOnce
SendAtOnce = Callable[[bytes], bool]  # a text message; False, and nothing is sent, if it has to wait

LOOK_SECONDS = 1.0
PROGRESS = 16 * 1024  # bytes: whoever reads so many in time is slow, and no fault
SILENT = "silent"
log = logging.getLogger("paddock.door")


class Line(Protocol):
    """What the door needs of a transport."""

    def abort(self) -> None: ...
    def is_closing(self) -> bool: ...
    def get_write_buffer_size(self) -> int: ...


class Address:
    """A group of addresses that counts as one: how many visits, how often they come, and how often they were ended.

    Of several workers each lets in its share; whom it had to end it knows by itself.
    """

    def __init__(self, limits: DoorLimits, times: int, workers: int, now: float) -> None:
        self.limits = limits
        self.times = times
        self.visits = 0
        self.arrivals = Bucket(limits.arrivals.times(times).share(workers), now)
        self.warnings = Bucket(limits.warnings.times(times), now)
        self.share_among(workers)

    def share_among(self, workers: int) -> None:
        self.most = max(1, self.limits.connections_by_address * self.times // workers)
        self.arrivals.rate = self.limits.arrivals.times(self.times).share(workers)

    def refusal(self, now: float) -> str | None:
        """Why nobody is let in from there now."""
        if self.warnings.left(now) < 1:
            return "banned"
        if self.visits >= self.most:
            return "too-many-connections"
        return None if self.arrivals.take(now) else "too-fast"

    def is_forgotten(self, now: float) -> bool:
        return not self.visits and self.arrivals.is_full(now) and self.warnings.is_full(now)


class Visit:
    """One connection: until when it must have said something, and whether it reads what it is told."""

    def __init__(self, door: "Door", line: Line, addresses: list[Address]) -> None:
        self.door = door
        self.line = line
        self.addresses = addresses
        self.is_over = False
        self.late = SILENT
        self.deadline: float | None = None
        self.is_stalled = False
        self.unread = 0
        self.unread_since: float | None = None

    def wait(self, late: str, seconds: float) -> None:
        """Something must have come by then."""
        self.late = late
        self.deadline = self.door.now() + seconds

    def go_on(self) -> None:
        """It came: now nothing is late."""
        self.deadline = None

    def takes_one_more(self) -> bool:
        """Another request: counted like another connection."""
        now = self.door.now()
        return all(address.arrivals.take(now) for address in self.addresses)

    def close(self, reason: str) -> None:
        """Nothing more is read; the protocol says why and closes."""
        if not self.is_over:
            self.is_over = True
            self.door.note(self, reason)

    def end(self, reason: str) -> None:
        """At once, whatever the other side does: who does not read would hold a connection that is merely closed."""
        self.close(reason)
        self.line.abort()

    # ---- once a second -------------------------------------------------------------------------------------------

    def fault(self, now: float) -> str | None:
        """Why this visit must end now."""
        if self.deadline is not None and now > self.deadline:
            return self.late
        limits = self.door.limits
        is_closing = self.line.is_closing()
        if not is_closing and not self.is_stalled:
            self.unread_since = None
            return None
        self.note_unread(now)
        patience = limits.closing_seconds if is_closing else limits.stall_seconds
        return "unread" if self.unread_since is not None and now - self.unread_since > patience else None

    def note_unread(self, now: float) -> None:
        """How much lies here, and since when it has hardly become less."""
        unread = self.line.get_write_buffer_size()
        if self.unread_since is None or unread <= self.unread - PROGRESS:
            self.unread = unread
            self.unread_since = now


class Door:
    """All visits of a site."""

    def __init__(self, limits: DoorLimits, proxies: Proxies, metrics: Metrics) -> None:
        self.limits = limits
        self.proxies = proxies
        self.metrics = metrics
        self.visits: set[Visit] = set()
        self.addresses: dict[str, Address] = {}
        self.workers = 1

    def share_among(self, workers: int) -> None:
        """So many let in the same visitors."""
        self.workers = workers
        for address in self.addresses.values():
            address.share_among(workers)

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def enter(self, line: Line, host: str | None) -> Visit:
        """A new connection; ``is_over`` if it is not let in."""
        now = self.now()
        visit = Visit(self, line, self.addresses_of(host, now))
        refusals = [reason for reason in (address.refusal(now) for address in visit.addresses) if reason]
        if refusals:
            visit.is_over = True
            self.metrics.door.labels(refusals[0]).inc()
            line.abort()
            return visit
        self.visits.add(visit)
        for address in visit.addresses:
            address.visits += 1
        return visit

    def addresses_of(self, host: str | None, now: float) -> list[Address]:
        """None of a proxy: it speaks for many."""
        if host is None or self.proxies.has(host):
            return []
        found = []
        for group, times in address_groups(host):
            address = self.addresses.get(group)
            if address is None:
                address = self.addresses[group] = Address(self.limits, times, self.workers, now)
            found.append(address)
        return found

    def leave(self, visit: Visit) -> None:
        """The connection is gone; said twice it counts once."""
        if visit in self.visits:
            self.visits.discard(visit)
            for address in visit.addresses:
                address.visits -= 1

    def note(self, visit: Visit, reason: str) -> None:
        """A visit that had to be ended. Browsers open connections that they never use: that is no fault."""
        self.metrics.door.labels(reason).inc()
        if reason != SILENT:
            now = self.now()
            for address in visit.addresses:
                address.warnings.take(now)

    async def watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                self.look()
            except Exception:
                log.exception("the door stumbled")

    def look(self) -> None:
        now = self.now()
        for visit in list(self.visits):
            reason = visit.fault(now)
            if reason is not None:
                visit.end(reason)
        for group in [group for group, address in self.addresses.items() if address.is_forgotten(now)]:
            del self.addresses[group]
