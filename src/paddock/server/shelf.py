"""What can be made again is kept within so many bytes: what was not asked for longest goes first, and old things go."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from paddock.server.clock import Clock

__all__ = ["Shelf"]

T = TypeVar("T")
ITEM_BYTES = 400  # that Python needs for a thing and its place


class Kept(Generic[T]):
    """A thing, its size, and when it was asked for last."""

    def __init__(self, thing: T, size: int, used: float) -> None:
        self.thing = thing
        self.size = size
        self.used = used


class Shelf(Generic[T]):
    """Everything on it together is never larger than its budget; what many ask for at once is made once."""

    def __init__(self, budget: int, clock: Clock, size_of: Callable[[T], int]) -> None:
        self.budget = budget
        self.clock = clock
        self.size_of = size_of
        self.things: OrderedDict[Hashable, Kept[T]] = OrderedDict()  # what was asked for last comes last
        self.making: dict[Hashable, asyncio.Task[T]] = {}
        self.size = 0

    def get(self, key: Hashable) -> T | None:
        kept = self.things.get(key)
        if kept is None:
            return None
        kept.used = self.clock()
        self.things.move_to_end(key)
        return kept.thing

    def put(self, key: Hashable, thing: T) -> None:
        """Keep it, or note how large it is by now."""
        self.remove(key)
        kept = self.things[key] = Kept(thing, self.size_of(thing) + ITEM_BYTES, self.clock())
        self.size += kept.size
        while self.size > self.budget:
            self.remove(next(iter(self.things)))

    def remove(self, key: Hashable) -> None:
        kept = self.things.pop(key, None)
        if kept is not None:
            self.size -= kept.size

    async def made(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        """The thing, made if it is not there. A maker goes on though whoever asked first goes away."""
        thing = self.get(key)
        if thing is not None:
            return thing
        task = self.making.get(key)
        if task is None:
            task = self.making[key] = asyncio.create_task(self.make(key, make))
            task.add_done_callback(lambda done: self.note(key, done))
        return await asyncio.shield(task)

    async def make(self, key: Hashable, make: Callable[[], Awaitable[T]]) -> T:
        thing = await make()
        self.put(key, thing)
        return thing

    def note(self, key: Hashable, done: "asyncio.Task[T]") -> None:
        """Whoever still waits hears what went wrong; nobody else needs to."""
        del self.making[key]
        if not done.cancelled():
            done.exception()

    def clear_old(self, seconds: float) -> None:
        """What nobody has asked for lately goes."""
        before = self.clock() - seconds
        while self.things and next(iter(self.things.values())).used < before:
            self.remove(next(iter(self.things)))

    async def close(self) -> None:
        making = list(self.making.values())
        for task in making:
            task.cancel()
        await asyncio.gather(*making, return_exceptions=True)
