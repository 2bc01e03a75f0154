"""The process that starts workers and replaces them, with workers that do next to nothing."""

import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paddock.server.cluster.crew import Crew, Work
from paddock.server.errors import CannotServe
from paddock.server.settings import Settings
from tests.patience import wait_for

Ready = Callable[[], None]


def fail(_settings: Settings, _listener: socket.socket, _ready: Ready, _is_over: threading.Event) -> None:
    os._exit(3)


def work(settings: Settings, listener: socket.socket, ready: Ready, is_over: threading.Event) -> None:
    """Leaves its number, then waits."""
    (settings.data / str(os.getpid())).touch()
    assert listener.getsockname()
    ready()
    is_over.wait()


@pytest.fixture
def listener() -> Iterator[socket.socket]:
    with socket.create_server(("127.0.0.1", 0)) as made:
        yield made


def crew(folder: Path, listener: socket.socket, what: Work, ready: Ready) -> Crew:
    return Crew(what, Settings(data=folder, workers=2), listener, ready)


def test_if_no_worker_can_begin_it_is_said_so(folder: Path, listener: socket.socket) -> None:
    with pytest.raises(CannotServe) as refusal:
        crew(folder, listener, fail, lambda: None).run()

    assert (refusal.value.reason, refusal.value.details["code"]) == ("no-worker", "3")


def test_whoever_ends_is_replaced_and_all_end_when_the_site_does(folder: Path, listener: socket.socket) -> None:
    said: list[float] = []
    made = crew(folder, listener, work, lambda: said.append(time.monotonic()))

    def pids() -> list[int]:
        return [int(file.name) for file in folder.iterdir()]

    def spoil() -> None:
        wait_for(lambda: len(pids()) == 2)
        wait_for(lambda: said)
        os.kill(pids()[0], signal.SIGKILL)
        wait_for(lambda: len(pids()) == 3)
        made.is_over.set()

    thread = threading.Thread(target=spoil)
    thread.start()
    made.run()
    thread.join()

    assert len(said) == 1
    assert not any(Path(f"/proc/{pid}/cmdline").exists() for pid in pids())
