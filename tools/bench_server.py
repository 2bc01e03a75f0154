"""How the site bears many tables at once: 200 tables of 4 seats, all through WebSockets, on this machine only.

The site runs first as one process with a fresh SQLite file, then as two workers with PostgreSQL and Redis, which are
started for it; ``--site`` chooses one of the two. Every seat thinks for a random time around ``--think``
seconds and answers with any option, one choice a message. For each answer the time is taken until the last of the
table's seats has been told what came of it. Server and players share the machine's cores; "players late" is how late
their own process was woken, which is part of every time. ``--bots champion`` leaves one person at each table.
``python -m tools.bench_server --help`` says what else can be chosen.
"""

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from paddock.server.run import serve
from paddock.server.settings import DoorLimits, Limits, Rate, Settings
from tests.server.servers import PostgreSQL, Redis, missing_servers

FAST = Rate(1e6, 1_000_000)
LIMITS = Limits(
    requests=FAST,
    visits=FAST,
    guests=FAST,
    tables_by_address=FAST,
    tables=FAST,
    answers=FAST,
    messages=FAST,
    messages_by_address=FAST,
    sockets_by_address=100_000,
    sockets=100_000,
    door=DoorLimits(connections_by_address=100_000, arrivals=FAST, frames=FAST),
)
SEATS = 4
SITES = {"sqlite": "one process, SQLite", "workers": "workers: {}, PostgreSQL, Redis"}
LONG = {"laps": "4"}  # so that no race ends while it is measured
TARGET_MILLISECONDS = 100
TARGET_BESIDE_BOTS = 250
SPREAD = 12  # decisions in a round: tables do not begin all at the same moment, as people do not either


class Step(msgspec.Struct):
    """A step of the film; without a number nothing is told."""

    n: int = -1
    to: int | None = None


class Asked(msgspec.Struct):
    options: list[dict[str, Any]]


class Heard(msgspec.Struct):
    """The parts of a message that the measurement needs."""

    type: str
    number: int = 0
    key: str = ""
    reason: str = ""
    expected: int | None = None
    open_seats: list[int] | None = None
    events: list[Step] = []
    film: list[Step] = []
    question: Asked | msgspec.UnsetType | None = msgspec.UNSET


DECODER = msgspec.json.Decoder(Heard)


class Answer:
    """One answer on its way to everybody."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
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
    """A table with its four players."""

    def __init__(self, bench: "Bench") -> None:
        self.bench = bench
        self.players: list[Player] = []
        self.under_way: list[Answer] = []
        self.delay = random.uniform(0, bench.spread)

    def look(self) -> None:
        """Take the time of the answers that everybody has seen."""
        now = time.perf_counter()
        for answer in self.under_way[:]:
            if answer.is_acknowledged and all(answer.is_seen_by(player) for player in self.players):
                self.under_way.remove(answer)
                self.bench.note(answer, now)


class Player:
    """One seat with its socket."""

    def __init__(self, table: Table, seat: int, connection: ClientConnection) -> None:
        self.table = table
        self.seat = seat
        self.connection = connection
        self.expected = 0
        self.question: Asked | None = None
        self.open_seats: list[int] = []
        self.last_event = -1
        self.answer: Answer | None = None
        self.asked = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.connection:
            self.take(DECODER.decode(text))
            self.table.look()

    def take(self, heard: Heard) -> None:
        bench = self.table.bench
        if heard.type == "ack":
            bench.acknowledged += 1
            if self.answer is not None:
                self.answer.acknowledge(self)
                self.answer = None
        elif heard.type == "refused":
            bench.refused.append(heard.reason)
            self.answer = None
        else:
            self.update(heard)
        if self.question is not None and self.answer is None:
            self.asked.set()

    def update(self, heard: Heard) -> None:
        self.table.bench.messages += 1
        if heard.expected is not None:
            self.expected = heard.expected
        if heard.open_seats is not None:
            self.open_seats = heard.open_seats
        if heard.question is not msgspec.UNSET:
            self.question = heard.question
        for step in heard.events + heard.film:
            if step.n >= 0 and step.to is None:
                self.last_event = step.n

    async def play(self) -> None:
        bench = self.table.bench
        await asyncio.sleep(self.table.delay)
        while True:
            await self.asked.wait()
            self.asked.clear()
            await asyncio.sleep(random.uniform(0.5, 1.5) * bench.think)
            if self.question is None or self.answer is not None or bench.is_over:
                continue
            choice = random.choice(self.question.options)["choice"]
            self.answer = Answer(self.table, self.seat)
            self.table.under_way.append(self.answer)
            bench.sent += 1
            body = {
                "type": "answer",
                "seat": self.seat,
                "expected": self.expected,
                "key": f"{bench.sent}",
                "choices": [choice],
            }
            await self.connection.send(msgspec.json.encode(body).decode())


class Bench:
    """All tables, and what was counted."""

    def __init__(self, url: str, parts: dict[str, int], tables: int, think: float, seconds: float, bots: str) -> None:
        """``parts`` are the processes whose time is taken, each with those that it has started."""
        self.bots = bots
        self.people = 1 if bots else SEATS
        self.target = TARGET_BESIDE_BOTS if bots else TARGET_MILLISECONDS
        self.url = url
        self.parts = parts
        self.tables = tables
        self.think = think
        self.spread = SPREAD * think
        self.seconds = seconds
        self.sent = 0
        self.acknowledged = 0
        self.messages = 0
        self.refused: list[str] = []
        self.is_measuring = False
        self.is_over = False
        self.times: list[float] = []
        self.late: list[float] = []

    def note(self, answer: Answer, now: float) -> None:
        if self.is_measuring:
            self.times.append(now - answer.sent)

    async def run(self) -> float:
        """Seat everybody, warm up, measure; the seconds that were measured."""
        tasks = [asyncio.create_task(self.watch_machine())]
        gate = asyncio.Semaphore(10)
        made = await asyncio.gather(*[self.seat_table(gate) for _ in range(self.tables)])
        for table in made:
            for player in table.players:
                tasks += [asyncio.create_task(player.listen()), asyncio.create_task(player.play())]
        await asyncio.sleep(2 + self.spread)
        self.is_measuring = True
        started = time.perf_counter()
        sent, messages, before = self.sent, self.messages, self.cpu_times()
        await asyncio.sleep(self.seconds)
        measured = time.perf_counter() - started
        self.cpu = {part: (now - before[part]) / measured for part, now in self.cpu_times().items()}
        self.memory = {part: sum(memory_of(each) for each in family(pid)) for part, pid in self.parts.items()}
        self.rate = (self.sent - sent) / measured
        self.message_rate = (self.messages - messages) / measured
        self.is_measuring = False
        self.is_over = True
        await asyncio.sleep(2)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return measured

    def cpu_times(self) -> dict[str, float]:
        return {part: sum(cpu_of(each) for each in family(pid)) for part, pid in self.parts.items()}

    async def watch_machine(self) -> None:
        """How late this process itself is woken: what the machine adds to every time."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.01)
            if self.is_measuring:
                self.late.append(time.perf_counter() - began - 0.01)

    async def seat_table(self, gate: asyncio.Semaphore) -> Table:
        """The people of a table, four or one beside bots, sit down and open their sockets."""
        async with gate, httpx.AsyncClient(base_url=self.url, timeout=60, verify=False) as http:
            other = {"kind": "bot", "level": self.bots} if self.bots else {"kind": "open"}
            seats = [{"kind": "human"}] + [other] * (SEATS - 1)
            pace = {"kind": "days", "hours": 24}  # nobody has to start it
            reply = await http.post("/api/tables", json={"game": "heat", "seats": seats, "options": LONG, "pace": pace})
            name = reply.json()["id"]
            table = Table(self)
            for seat in range(self.people):
                if seat:
                    http.cookies.clear()
                    reply = await http.post(f"/api/tables/{name}/seats/{seat}")
                headers = {"Cookie": f"paddock={reply.cookies['paddock']}"}
                address = f"{self.url.replace('http', 'ws')}/api/tables/{name}/live"
                connection = await connect(address, additional_headers=headers, compression=None, max_queue=None)
                table.players.append(Player(table, seat, connection))
            return table


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


def family(pid: int) -> list[int]:
    """A process and all that it has started, the bots, too; one alone where that cannot be seen."""
    told = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(each) for each in told.read_text().split()] if told.exists() else []
    return [pid, *(each for child in found for each in family(child))]


def memory_of(pid: int) -> int:
    """In megabytes, as the system counts what is shared: each has its part."""
    try:
        told = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0
    return int(next(line.split()[1] for line in told.splitlines() if line.startswith("Pss:"))) // 1024


def cpu_of(pid: int) -> float:
    """Seconds of processor time so far; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(site: str, bench: Bench, measured: float) -> bool:
    """Print the table; whether the target is met."""
    p99 = percentile(bench.times, 0.99)
    is_met = p99 < bench.target and bench.acknowledged == bench.sent and not bench.refused
    beside = f" ({SEATS - 1} of level {bench.bots})" if bench.bots else ""
    rows = [
        ("site", site),
        ("tables x seats", f"{bench.tables} x {SEATS}{beside}, a decision takes {bench.think:g} s on average"),
        ("measured", f"{len(bench.times)} answers in {measured:.0f} s"),
        ("rate", f"{bench.rate:.0f} answers/s, {bench.message_rate:.0f} messages/s out"),
        (
            "acknowledged",
            f"{bench.acknowledged} of {bench.sent}, {len(bench.refused)} refused {sorted(set(bench.refused))}",
        ),
        ("p50", f"{percentile(bench.times, 0.5):.1f} ms"),
        ("p90", f"{percentile(bench.times, 0.9):.1f} ms"),
        ("p99", f"{p99:.1f} ms (target: under {bench.target})"),
        ("longest", f"{max(bench.times) * 1000:.1f} ms"),
        ("players late", f"p99 {percentile(bench.late, 0.99):.1f} ms, longest {max(bench.late) * 1000:.1f} ms"),
        *[(part, f"{cpu * 100:.0f} % of a core, {bench.memory[part]} MB") for part, cpu in bench.cpu.items()],
        ("target", "met" if is_met else "NOT MET"),
    ]
    for name, value in rows:
        print(f"{name:>15}  {value}")
    return is_met


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


def wait_until_up(url: str) -> None:
    for _ in range(200):
        try:
            httpx.get(f"{url}/healthz", verify=False)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    sys.exit("bench-server: the server did not start")


@contextmanager
def started(kind: str, workers: int) -> Iterator[tuple[str, dict[str, int]]]:
    """A site: its address, and the processes to look at."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        port = free_port()
        words = [folder, str(port)]
        parts: dict[str, int] = {}
        if kind == "workers":
            postgresql, redis = PostgreSQL(), Redis()
            stack.callback(redis.close)
            stack.callback(postgresql.close)
            words += [postgresql.url(stack.enter_context(postgresql.database())), redis.url, str(workers)]
            assert postgresql.process is not None
            assert redis.process is not None
            parts = {"PostgreSQL": postgresql.process.pid, "Redis": redis.process.pid}
        command = [sys.executable, "-m", "tools.bench_server", "--serve", *words]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        stack.callback(server.wait, 60)
        stack.callback(server.terminate)
        url = f"http://127.0.0.1:{port}"
        wait_until_up(url)
        yield url, {"the site": server.pid, **parts}


def serve_it(folder: str, port: str, *servers: str) -> None:
    settings = Settings(data=Path(folder), port=int(port), limits=LIMITS, bot_processes=2)
    if servers:
        database, redis, workers = servers
        settings = replace(settings, database=database, redis=redis, workers=int(workers), bot_processes=1)
    serve(settings)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--site", choices=SITES, help="only one of the two kinds")
    parser.add_argument("--workers", type=int, default=2, help="of the second kind")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--think", type=float, default=1.0, help="seconds a decision takes on average")
    parser.add_argument("--bots", default="", metavar="LEVEL", help="one person and three bots at each table")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long is measured")
    parser.add_argument("--serve", nargs="+", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve_it(*given.serve)
        return
    are_met = [measure(kind, given) for kind in ([given.site] if given.site else SITES)]
    sys.exit(0 if all(are_met) else 1)


def measure(kind: str, given: argparse.Namespace) -> bool:
    """Whether the target is met, or nothing can be measured."""
    site = SITES[kind].format(given.workers)
    if kind == "workers" and missing_servers():
        print(f"paddock: not measured ({site}): {missing_servers()}")
        return True
    with started(kind, given.workers) as (url, parts):
        bench = Bench(url, parts, given.tables, given.think, given.seconds, given.bots)
        measured = asyncio.run(bench.run())
        return report(site, bench, measured)


if __name__ == "__main__":
    main()
