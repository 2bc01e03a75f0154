"""How many sockets are open: by person and by address of all workers together, and all of this worker's."""

from collections import Counter
from collections.abc import Coroutine, Iterable
from typing import Any, Protocol

from paddock.server.rates import address_groups
from paddock.server.refusals import Refusal
from paddock.server.settings import Limits

__all__ = ["CommonSockets", "OpenSockets", "Unknown"]


class Unknown(Exception):
    """Nobody can say what is open at the other workers."""


class CommonSockets(Protocol):
    """What all workers have open, by whom; each tells of its own."""

    here: Counter[str]

    async def enter(self, who: dict[str, int]) -> int | None:
        """One more of each in ``here``, or the limit that is reached; Unknown."""

    def leave(self, who: Iterable[str]) -> None:
        """One less of each."""

    def note(self, who: Iterable[str]) -> None:
        """``here`` has changed meanwhile."""

    def run(self) -> Coroutine[Any, Any, None]:
        """Tell the others, again and again."""

    async def close(self) -> None:
        """This worker has none any more."""


class OpenSockets:
    """Where nobody knows what the others have open, each worker lets in its share."""

    def __init__(self, limits: Limits, common: CommonSockets | None = None) -> None:
        self.limits = limits
        self.common = common
        self.workers = 1
        self.all = 0
        self.here: Counter[str] = Counter() if common is None else common.here

    async def enter(self, address: str, user: str | None) -> list[str]:
        """Those whose sockets are counted; Refusal if an address, a person or this worker has enough."""
        self.check_room()
        who = self.limits_of(address, user)
        reached = await self.reached(who)
        if reached is not None:
            raise Refusal("too-many-sockets", 429, most=reached)
        self.all += 1
        return list(who)

    async def reached(self, who: dict[str, int]) -> int | None:
        if self.common is None:
            return self.enter_here(who)
        try:
            return await self.common.enter(who)
        except Unknown:
            self.common.note(who)
            return self.enter_here(who)

    def leave(self, who: list[str]) -> None:
        self.all -= 1
        if self.common is not None:
            self.common.leave(who)
        else:
            count_less(self.here, who)

    def check_room(self) -> None:
        if self.all >= self.limits.sockets:
            raise Refusal("too-many-sockets", 429, most=self.limits.sockets)

    def limits_of(self, address: str, user: str | None) -> dict[str, int]:
        """How many sockets each may have."""
        by_address = self.limits.sockets_by_address
        most = {f"address {group}": by_address * times for group, times in address_groups(address)}
        if user is not None:
            most[f"user {user}"] = self.limits.sockets_by_person
        return most

    def enter_here(self, who: dict[str, int]) -> int | None:
        for name, most in who.items():
            if self.here[name] >= max(1, most // self.workers):
                return most
        self.here.update(who.keys())
        return None


def count_less(here: Counter[str], who: Iterable[str]) -> None:
    """Whoever has none is forgotten."""
    for name in who:
        here[name] -= 1
        if here[name] <= 0:
            del here[name]
