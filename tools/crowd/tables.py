"""A table of a bench with its players, whatever site it stands at, and the answers on their way to all of them."""

import asyncio
import random
import time
from typing import TYPE_CHECKING

from websockets.asyncio.client import ClientConnection

if TYPE_CHECKING:
    from tools.crowd.bench import Bench

__all__ = ["Answer", "Player", "Table"]


class Answer:
    """One answer on its way to everybody."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.sent = time.perf_counter()
        self.last_event = -1
        self.was_open_after = True
        self.is_acknowledged = False

    def acknowledge(self, player: "Player") -> None:
        self.is_acknowledged = True
        self.last_event = player.last_event
        self.was_open_after = self.seat in player.open_seats

    def is_seen_by(self, player: "Player") -> bool:
        """What is public has arrived: later events, or these events and whether the seat is still asked."""
        if player.last_event != self.last_event:
            return player.last_event > self.last_event
        return self.was_open_after or self.seat not in player.open_seats


class Table:
    """A table with its players."""

    def __init__(self, bench: "Bench") -> None:
        self.bench = bench
        self.players: list[Player] = []
        self.under_way: list[Answer] = []
        self.asked = asyncio.Event()
        self.delay = random.uniform(0, bench.spread)

    def look(self) -> None:
        """Take the time of the answers that everybody has seen."""
        now = time.perf_counter()
        for answer in self.under_way[:]:
            if answer.is_acknowledged and all(answer.is_seen_by(player) for player in self.players):
                self.under_way.remove(answer)
                self.bench.note(answer, now)

    async def somebody_asked(self) -> "Player":
        """Any player who can answer, as soon as there is one."""
        while not (ready := [player for player in self.players if player.is_ready()]):
            self.asked.clear()
            await self.asked.wait()
        return random.choice(ready)

    async def keep_pace(self, rate: float) -> None:
        """So many answers a second, by any seats that are asked. Whoever was kept waiting does not hurry afterwards."""
        await asyncio.sleep(self.delay)
        due = time.perf_counter()
        while not self.bench.is_over:
            due = max(due + random.uniform(0.5, 1.5) / rate, time.perf_counter())
            await asyncio.sleep(due - time.perf_counter())
            await (await self.somebody_asked()).send_answer()


class Player:
    """One seat with its socket."""

    def __init__(self, table: Table, seat: int, connection: ClientConnection) -> None:
        self.table = table
        self.seat = seat
        self.connection = connection
        self.open_seats: list[int] = []
        self.last_event = -1
        self.answer: Answer | None = None
        self.asked = asyncio.Event()

    def take(self, text: str | bytes) -> None:
        """What a message of the site changes."""
        raise NotImplementedError

    def is_asked(self) -> bool:
        raise NotImplementedError

    def answer_text(self) -> str:
        """Any answer to what is asked, as the site wants it."""
        raise NotImplementedError

    def is_ready(self) -> bool:
        return self.is_asked() and self.answer is None

    async def listen(self) -> None:
        async for text in self.connection:
            await self.hear(text)

    async def hear(self, text: str | bytes) -> None:
        self.table.bench.bytes += len(text)
        self.take(text)
        if self.is_ready():
            self.asked.set()
            self.table.asked.set()
        self.table.look()

    def acknowledged(self) -> None:
        if self.answer is not None:
            self.table.bench.acknowledged += 1
            self.answer.acknowledge(self)
            self.answer = None

    async def think(self, seconds: float) -> None:
        """Answer whatever is asked, after so long on average."""
        await asyncio.sleep(self.table.delay)
        while True:
            await self.asked.wait()
            self.asked.clear()
            await asyncio.sleep(random.uniform(0.5, 1.5) * seconds)
            await self.send_answer()

    async def send_answer(self) -> None:
        if not self.is_ready() or self.table.bench.is_over:
            return
        self.table.bench.sent += 1
        self.answer = Answer(self.seat)
        self.table.under_way.append(self.answer)
        await self.connection.send(self.answer_text())
