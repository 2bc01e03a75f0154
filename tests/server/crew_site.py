"""A whole site in processes of its own: ``paddock serve`` with its workers, which tests may kill."""

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from paddock.server.run import serve
from paddock.server.settings import Settings
from tests.patience import PATIENCE, wait_for
from tests.server.harness import EASY
from tests.server.servers import free_port

__all__ = ["CrewSite", "children", "command_of"]


class Told(msgspec.Struct):
    """What the site's process is told."""

    data: str
    port: int
    database: str
    redis: str | None = None
    workers: int = 1
    lease: float = 15.0
    sockets_by_person: int = EASY.sockets_by_person


class CrewSite:
    """``workers`` behind one port."""

    def __init__(
        self,
        data: Path,
        database: str,
        redis: str | None = None,
        workers: int = 1,
        lease: float = 15.0,
        sockets_by_person: int = EASY.sockets_by_person,
    ) -> None:
        self.port = free_port()
        self.host = f"127.0.0.1:{self.port}"
        self.told = Told(str(data), self.port, database, redis, workers, lease, sockets_by_person)
        self.log = data / f"log-{self.port}.txt"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "tests.server.crew_site", msgspec.json.encode(self.told).decode()]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*sys.path, str(Path.cwd())])}
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=environment)
        wait_for(self.is_up)

    def is_up(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            return httpx.get(f"http://{self.host}/healthz", verify=False, timeout=5).status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        """In good order; the exit code."""
        if self.process is None:
            return 0
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def kill(self) -> None:
        """The one process of a site without others."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def workers(self) -> list[int]:
        """The processes that serve."""
        assert self.process is not None
        return [pid for pid in children(self.process.pid) if "multiprocessing.spawn" in command_of(pid)]

    def tell_worker(self, number: int, what: signal.Signals) -> int:
        """The process that was told."""
        pid = self.workers()[number]
        os.kill(pid, what)
        return pid


def children(parent: int) -> list[int]:
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return [int(pid) for pid in found.split()]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def main() -> None:
    told = msgspec.json.decode(sys.argv[1], type=Told)
    more: dict[str, Any] = {"redis": told.redis, "workers": told.workers, "lease_seconds": told.lease}
    more |= {"limits": replace(EASY, sockets_by_person=told.sockets_by_person), "bot_processes": 1}
    serve(Settings(data=Path(told.data), port=told.port, database=told.database, **more), lambda _: None)


if __name__ == "__main__":
    main()
