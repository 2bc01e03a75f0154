"""Who gets the next worker: turns go round the widest sharers first, then round those within each, by time.

Whoever waits says whose turn it is by names from the widest sharer to the narrowest: a network, an address, a person, a
table. Among those who wait the one goes first that has used the least time so far; whoever comes anew begins where the
others are, so that nobody saves time up, and nobody who was alone before owes any. A name may stand for several sharers
(a network, a club behind one router): it has as many shares as are at work within it, up to a bound.

Some workers are kept in reserve: the last that are free go only to whoever has none yet. So the long thoughts of one
never make another wait who thinks now and then.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

__all__ = ["Crowded", "FairQueue", "Grant", "Names"]

W = TypeVar("W")
Names = tuple[str, ...]  # from the widest sharer to the narrowest
Shares = Callable[[str], int]  # how many sharers a name stands for at most

NOBODY: Names = ("",)
TURN_SECONDS = 0.05  # what a turn is reckoned at until it is known how long it took
MOST_WAITING = 400  # turns of one sharer: all bots of all tables that one person may have open
TIDY = 64  # sharers within another; those that are done with are forgotten then
MOST_AHEAD = 500  # of those who have had more than the others and do not wait: the latest are remembered


class Crowded(Exception):
    """Somebody waits for too much already."""


class Sharer:
    """Somebody who has a share of the workers, and those among whom it is shared."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0.0  # seconds of workers, for each share
        self.now = 0.0  # where those within are: nobody who comes later begins before that
        self.waiting = 0
        self.running = 0
        self.within: dict[str, Sharer] = {}  # whoever was served longest ago comes first
        self.turns: deque[asyncio.Future[Any]] = deque()
        self.tidy_at = TIDY

    def is_at_work(self) -> bool:
        return self.waiting > 0 or self.running > 0

    def shares(self) -> int:
        """As many as are at work within, up to the bound."""
        if self.most == 1:
            return 1
        return max(1, min(self.most, sum(each.shares() for each in self.within.values() if each.is_at_work())))

    def has_none(self) -> bool:
        """Whether nothing is done for this sharer, or, where it is several, for one of them who waits."""
        if self.running == 0:
            return True
        return self.most > 1 and any(each.waiting and each.has_none() for each in self.within.values())

    def next_within(self, is_reserve: bool) -> tuple[str, "Sharer"] | None:
        """Whose turn it is."""
        waiting = [(name, each) for name, each in self.within.items() if each.waiting]
        if is_reserve:
            waiting = [(name, each) for name, each in waiting if each.has_none()]
        return min(waiting, key=lambda item: max(item[1].used, self.now), default=None)

    def serve(self, name: str) -> int:
        """A turn begins; the shares among which its time is divided."""
        served = self.within.pop(name)
        self.within[name] = served
        begins = max(served.used, self.now)
        self.now = begins
        shares = served.shares()
        served.used = begins + TURN_SECONDS / shares
        return shares

    def tidy(self) -> None:
        """Forget those within that are done with."""
        if not self.is_at_work():
            self.within = {}
        elif len(self.within) >= self.tidy_at:
            done = [name for name, each in self.within.items() if not each.is_at_work()]
            ahead = [name for name in done if self.within[name].used > self.now]
            for name in set(done) - set(ahead[-MOST_AHEAD:]):
                del self.within[name]
            self.tidy_at = max(TIDY, 2 * len(self.within))


class Grant(NamedTuple, Generic[W]):
    """A worker for a while: whose turn it is, and since when."""

    worker: W
    names: Names
    path: list[Sharer]  # from all to the narrowest
    shares: list[int]  # of each but the first, as the turn began
    began: float


class FairQueue(Generic[W]):
    """Hands out workers; ``reserve`` of them only to whoever has none."""

    def __init__(
        self,
        workers: Sequence[W],
        reserve: int = 0,
        shares: Shares = lambda _: 1,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.idle = list(workers)
        self.reserve = reserve
        self.shares = shares
        self.clock = clock
        self.all = Sharer(1)

    def is_quiet(self) -> bool:
        """Whether nobody waits, and somebody who asks now gets more than the reserve."""
        return not self.all.waiting and len(self.idle) > self.reserve

    async def get(self, whose: Names) -> Grant[W]:
        """A worker that has nothing to do; Crowded if too much waits already."""
        names = whose or NOBODY
        path = self.path(names)
        turn: asyncio.Future[Grant[W]] = asyncio.get_running_loop().create_future()
        path[-1].turns.append(turn)
        for sharer in path:
            sharer.waiting += 1
        self.hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            else:
                self.leave(path, turn)
            raise

    def path(self, names: Names) -> list[Sharer]:
        path = [self.all]
        for name in names:
            sharer = path[-1].within.get(name)
            if sharer is None:
                sharer = path[-1].within[name] = Sharer(self.shares(name))
            elif sharer.waiting >= MOST_WAITING * sharer.most:
                raise Crowded(name)
            path.append(sharer)
        return path

    def leave(self, path: list[Sharer], turn: "asyncio.Future[Grant[W]]") -> None:
        """Somebody waits no longer."""
        path[-1].turns.remove(turn)
        for sharer in path:
            sharer.waiting -= 1
        self.tidy(path)

    def put(self, grant: Grant[W]) -> None:
        """The worker is free again; what it was used for is reckoned by the time that it took."""
        took = self.clock() - grant.began
        for sharer in grant.path:
            sharer.running -= 1
        for sharer, shares in zip(grant.path[1:], grant.shares, strict=True):
            sharer.used += (took - TURN_SECONDS) / shares
        self.idle.append(grant.worker)
        self.hand_out()
        self.tidy(grant.path)

    def hand_out(self) -> None:
        """Give what is free to whoever's turn it is."""
        while self.idle and self.all.waiting:
            names = self.next_names()
            if names is None:
                return
            path = self.path_of(names)
            turn = path[-1].turns.popleft()
            for sharer in path:
                sharer.waiting -= 1
                sharer.running += 1
            shares = [sharer.serve(name) for sharer, name in zip(path[:-1], names, strict=True)]
            turn.set_result(Grant(self.idle.pop(), names, path, shares, self.clock()))

    def next_names(self) -> Names | None:
        """Whose turn it is; None where what is left is kept for others."""
        is_reserve = len(self.idle) <= self.reserve
        names: list[str] = []
        sharer = self.all
        while not sharer.turns:
            found = sharer.next_within(is_reserve)
            if found is None:
                return None
            names.append(found[0])
            sharer = found[1]
        return tuple(names)

    def path_of(self, names: Names) -> list[Sharer]:
        path = [self.all]
        for name in names:
            path.append(path[-1].within[name])
        return path

    def tidy(self, path: list[Sharer]) -> None:
        for sharer in path[:-1]:
            sharer.tidy()

    def best_off(self, many: Sequence[Names]) -> Names:
        """Of several who wait for the same: the one whose turn comes first."""
        return min(many, key=self.place)

    def place(self, names: Names) -> list[tuple[float, int]]:
        """What has been used and what waits, by sharer from the widest on."""
        place: list[tuple[float, int]] = []
        sharer: Sharer | None = self.all
        for name in names:
            inner = None if sharer is None else sharer.within.get(name)
            if sharer is None or inner is None:
                place.append((0.0, 0))
            else:
                place.append((max(0.0, inner.used - sharer.now), inner.waiting))
            sharer = inner
        return place
