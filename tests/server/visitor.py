"""A site in a process of its own, and a visitor who asks it and plays there, with a watch."""

import logging
import random
import socket
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from paddock.server.app import make_app
from paddock.server.run import make_server, open_listener, serve, settled, tune
from paddock.server.settings import Limits, Settings
from tests.patience import PATIENCE, wait_for
from tests.server.harness import Data, Person, Socket
from tests.server.players import plan_choices

__all__ = ["OwnSite", "Visitor", "Way", "percentile"]

OTHERS = 0.03  # seconds between two rounds: as often as anybody may ask and say something


@dataclass(frozen=True)
class Way:
    """How one comes to a site: where it is reached, from which address, and what is asked there."""

    address: str
    port: int
    source: str
    path: str = "/healthz"

    @property
    def host(self) -> str:
        return f"[{self.address}]:{self.port}" if ":" in self.address else f"{self.address}:{self.port}"


class OwnSite:
    """Its memory can be measured, and it shares no interpreter with its visitors."""

    def __init__(
        self, data: Path, limits: Limits, host: str = "127.0.0.1", bot_processes: int = 1, speed: float = 1.0
    ) -> None:
        data.mkdir(parents=True, exist_ok=True)
        with socket.create_server((host, 0), family=socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            self.port = int(probe.getsockname()[1])
        self.address = host
        told = msgspec.json.encode(Told(str(data), host, self.port, limits, bot_processes, speed))
        self.log = data / "log.txt"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen([sys.executable, "-m", "tests.server.visitor", told.decode()], stderr=log)

    def __enter__(self) -> Self:
        wait_for(self.answers)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def answers(self) -> bool:
        try:
            socket.create_connection((self.address, self.port), 1).close()
        except OSError:
            return False
        return True

    def megabytes(self) -> float:
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise AssertionError("no such process")

    def all_megabytes(self) -> float:
        """Of the site's own process and of those beside it; what they share counts once."""
        return sum(proportional_megabytes(process) for process in family(self.process.pid))

    def processor_seconds(self) -> float:
        """That all threads of the site's own process have had; those of its workers do not count."""
        tasks = Path(f"/proc/{self.process.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9

    def connections(self) -> int:
        count = 0
        for file in Path(f"/proc/{self.process.pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed in the meantime
                count += file.readlink().name.startswith("socket:")
        return count


def family(process: int) -> list[int]:
    """A process, and those that it has started."""
    found = [process]
    for children in Path(f"/proc/{process}/task").glob("*/children"):
        for child in children.read_text().split():
            found += family(int(child))
    return found


def proportional_megabytes(process: int) -> float:
    with suppress(OSError):  # it has just ended
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


class Visitor:
    """Plays a long race against nobody with two seats, and asks for something on connections of its own."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.dice = random.Random(4)
        self.people = [Person(way.host, source=way.source) for _ in range(2)]
        self.played = 0
        self.asked: list[float] = []
        self.answers: list[float] = []
        self.begin()

    def begin(self) -> None:
        for person in self.people:
            person.sockets.close()
        self.table = self.people[0].make_table("hh", options={"laps": "4"})
        self.people[1].sit(self.table, 1)
        if self.people[0].state(self.table)["table"]["status"] == "lobby":
            self.people[0].start(self.table)
        self.sockets: list[Socket] = [person.live(self.table) for person in self.people]
        for own in self.sockets:
            own.until_state(lambda state: state["table"]["status"] == "playing")

    def close(self) -> None:
        for person in self.people:
            person.sockets.close()
            person.http.close()

    def look_around(self, seconds: float) -> None:
        """Ask and answer by turns."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            self.asked.append(self.ask())
            self.answers.append(self.answer())
            time.sleep(OTHERS)

    def ask(self) -> float:
        began = time.perf_counter()
        to, source = (self.way.address, self.way.port), (self.way.source, 0)
        with socket.create_connection(to, PATIENCE, source) as line:
            line.sendall(f"GET {self.way.path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            said = b""
            while piece := line.recv(4096):
                said += piece
        assert said.startswith(b"HTTP/1.1 200"), said[:80]
        return time.perf_counter() - began

    def answer(self) -> float:
        while True:
            for own in self.sockets:
                if own.state["question"]:
                    began = time.perf_counter()
                    assert own.answer(plan_choices(own.state, self.dice))["type"] == "ack"
                    took = time.perf_counter() - began
                    self.played += 1
                    self.hear(own.state)
                    return took
            if self.sockets[0].state["table"]["status"] == "over":
                self.begin()
            else:
                self.sockets[0].next()

    def hear(self, state: Data) -> None:
        """Both seats hear of it before the next answer."""

        def public(state: Data) -> tuple[object, ...]:
            told = [event["n"] for event in state["events"] if event["to"] is None]
            return told[-1:], state["open_seats"], state["table"]["status"]

        wanted = public(state)
        for own in self.sockets:
            own.until_state(lambda state: public(state) == wanted)


def percentile(times: list[float], part: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * part))] * 1000


class Told(msgspec.Struct):
    """What the site's process is told."""

    data: str
    host: str
    port: int
    limits: Limits
    bot_processes: int
    speed: float  # of its clock: so many of its seconds are one of ours


def main() -> None:
    told = msgspec.json.decode(sys.argv[1], type=Told)
    settings = Settings(
        data=Path(told.data), host=told.host, port=told.port, limits=told.limits, bot_processes=told.bot_processes
    )
    if told.speed == 1:
        serve(settings, lambda _: None)
        return
    logging.basicConfig(level=logging.WARNING)
    tune()
    began = time.time()
    app = make_app(settings, lambda: began + (time.time() - began) * told.speed)
    make_server(app, settings, settled(lambda: None)).run([open_listener(settings)])


if __name__ == "__main__":
    main()
