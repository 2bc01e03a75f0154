"""Many tables at one site: everybody is seated, plays at a pace, and what that costs is measured."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from tools.crowd.processes import cpu_of, data_of, memory_of
from tools.crowd.tables import Answer, Table

__all__ = ["SEATS", "Bench", "Plan", "percentile"]

SEATS = 4
SPREAD = 12  # decisions in a round: tables do not begin all at the same moment, as people do not either
SETTLE_SECONDS = 5.0  # until everything that a site starts is there


@dataclass(frozen=True)
class Plan:
    """How many tables, and their pace: so long each seat thinks, or so many answers a second each table gives."""

    tables: int
    think: float = 1.0
    rate: float | None = None
    seconds: float = 20.0
    bots: str = ""

    @property
    def pace(self) -> str:
        if self.rate is not None:
            return f"{self.rate:g} answers a second at each"
        return f"a decision takes {self.think:g} s on average"


class Bench:
    """All tables, and what was counted."""

    def __init__(
        self, url: str, parts: dict[str, int], plan: Plan, seat_table: Callable[["Bench"], Awaitable[Table]]
    ) -> None:
        """``parts`` are the processes whose time and memory are taken, each with those that it has started."""
        self.url = url
        self.parts = parts
        self.plan = plan
        self.seat_table = seat_table
        self.spread = SPREAD * (plan.think if plan.rate is None else 1 / plan.rate)
        self.sent = 0
        self.acknowledged = 0
        self.messages = 0
        self.bytes = 0
        self.refused: list[str] = []
        self.is_measuring = False
        self.is_over = False
        self.times: list[float] = []
        self.late: list[float] = []

    def note(self, answer: Answer, now: float) -> None:
        if self.is_measuring:
            self.times.append(now - answer.sent)

    async def run(self) -> None:
        """Seat everybody, warm up, measure."""
        tasks = [asyncio.create_task(self.watch_machine())]
        await asyncio.sleep(SETTLE_SECONDS)
        empty = self.data_now()
        for table in await self.seat_tables():
            tasks += [asyncio.create_task(work) for work in self.works(table)]
        await asyncio.sleep(2 + self.spread)
        await self.measure()
        self.memory = {part: memory_of(pid) for part, pid in self.parts.items()}
        self.table_memory = (self.data_now() - empty) / self.plan.tables
        self.is_over = True
        await asyncio.sleep(2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def seat_tables(self) -> list[Table]:
        gate = asyncio.Semaphore(10)

        async def seat_one() -> Table:
            async with gate:
                return await self.seat_table(self)

        return await asyncio.gather(*[seat_one() for _ in range(self.plan.tables)])

    def works(self, table: Table) -> list[Coroutine[Any, Any, None]]:
        listening = [player.listen() for player in table.players]
        if self.plan.rate is None:
            return [*listening, *(player.think(self.plan.think) for player in table.players)]
        return [*listening, table.keep_pace(self.plan.rate)]

    async def measure(self) -> None:
        self.is_measuring = True
        started = time.perf_counter()
        sent, messages, heard, before = self.sent, self.messages, self.bytes, self.cpu_now()
        await asyncio.sleep(self.plan.seconds)
        self.measured = time.perf_counter() - started
        taken = {part: now - before[part] for part, now in self.cpu_now().items()}
        self.is_measuring = False
        self.cpu = {part: seconds / self.measured for part, seconds in taken.items()}
        self.cpu_an_answer = sum(taken.values()) / max(self.sent - sent, 1)
        self.rate = (self.sent - sent) / self.measured
        self.message_rate = (self.messages - messages) / self.measured
        self.byte_rate = (self.bytes - heard) / self.measured

    def cpu_now(self) -> dict[str, float]:
        return {part: cpu_of(pid) for part, pid in self.parts.items()}

    def data_now(self) -> int:
        return sum(data_of(pid) for pid in self.parts.values())

    async def watch_machine(self) -> None:
        """How late this process itself is woken: what the machine adds to every time."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.01)
            if self.is_measuring:
                self.late.append(time.perf_counter() - began - 0.01)


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000
