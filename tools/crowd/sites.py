"""The sites that can be measured: started on a free port of this machine, with a fresh folder or database."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

import httpx

from paddock.server.run import serve
from paddock.server.settings import DoorLimits, Limits, Rate, Settings
from tests.server.servers import PostgreSQL, Redis, missing_servers
from tools.crowd import boardgame_io, paddock_tables
from tools.crowd.bench import Bench
from tools.crowd.processes import free_port
from tools.crowd.tables import Table

__all__ = ["SITES", "Kind", "started"]

ROOT = Path(__file__).parents[2]
RIVALS = ROOT / "build" / "rivals"
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
Running = Iterator[tuple[str, dict[str, int]]]


@dataclass(frozen=True)
class Kind:
    """One kind of site: its name, how its tables are seated, and why it cannot be measured here, if it cannot."""

    name: str
    seat_table: Callable[[Bench], Awaitable[Table]]
    missing: Callable[[], str]
    is_ours: bool = True


def nothing_missing() -> str:
    return ""


def missing_rivals() -> str:
    """One sentence, or nothing where everything is there."""
    if not (RIVALS / "installed").exists():
        return "boardgame.io is not installed: make bench-server does it, with npm and the network"
    return "" if node() else "there is no node here"


def node() -> str | None:
    """The one that `tools/npm` has put beside Python, or the system's."""
    return shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")


SITES = {
    "sqlite": Kind("Paddock, one process, SQLite", paddock_tables.seat_table, nothing_missing),
    "workers": Kind("Paddock, {} workers, PostgreSQL, Redis", paddock_tables.seat_table, missing_servers),
    "memory": Kind("boardgame.io, in memory", boardgame_io.seat_table, missing_rivals, is_ours=False),
    "files": Kind("boardgame.io, FlatFile", boardgame_io.seat_table, missing_rivals, is_ours=False),
}


@contextmanager
def started(kind: str, workers: int = 2) -> Running:
    """A site: its address, and the processes to look at."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        port = free_port()
        url = f"http://127.0.0.1:{port}"
        if SITES[kind].is_ours:
            words, parts = servers_for(stack, workers) if kind == "workers" else ([], {})
            command = [sys.executable, "-m", "tools.crowd.sites", folder, f"{port}", *words]
            server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
        else:
            parts = {}
            words = [folder] if kind == "files" else []
            server = start_rival(f"{port}", *words)
        stack.callback(server.wait, 60)
        stack.callback(server.terminate)
        wait_until_up(url)
        yield url, {"the site": server.pid, **parts}


def servers_for(stack: ExitStack, workers: int) -> tuple[list[str], dict[str, int]]:
    """PostgreSQL and Redis: what a site must know of them, and their processes."""
    postgresql, redis = PostgreSQL(), Redis()
    stack.callback(redis.close)
    stack.callback(postgresql.close)
    assert postgresql.process is not None
    assert redis.process is not None
    words = [postgresql.url(stack.enter_context(postgresql.database())), redis.url, f"{workers}"]
    return words, {"PostgreSQL": postgresql.process.pid, "Redis": redis.process.pid}


def start_rival(*words: str) -> "subprocess.Popen[bytes]":
    """boardgame.io as in production: it tells of errors only."""
    surroundings = {**os.environ, "NODE_PATH": str(RIVALS / "node_modules"), "NODE_ENV": "production"}
    command = [str(node()), str(ROOT / "tools" / "rivals" / "server.js"), *words]
    return subprocess.Popen(command, env=surroundings, stdout=subprocess.DEVNULL)


def wait_until_up(url: str) -> None:
    for _ in range(600):
        try:
            httpx.get(f"{url}/healthz", verify=False)
            return
        except httpx.TransportError:
            time.sleep(0.1)
    sys.exit(f"paddock: nothing answered at {url}")


def serve_it(folder: str, port: str, *servers: str) -> None:
    """Paddock's site, in a process of its own."""
    settings = Settings(data=Path(folder), port=int(port), limits=LIMITS, bot_processes=2)
    if servers:
        database, redis, workers = servers
        settings = replace(settings, database=database, redis=redis, workers=int(workers), bot_processes=1)
    serve(settings)


if __name__ == "__main__":
    serve_it(*sys.argv[1:])
