"""A site of one process with SQLite fails in the middle of many games: the same is asked as of several workers."""

import os
import resource
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.patience import wait_for
from tests.server.crew_site import CrewSite, children
from tests.server.long_games import LongGames
from tests.server.test_faults import TABLES

FEW_BYTES = 4096
STILL_SECONDS = 2.0
READERS = 20


class Alone:
    """One process, one file."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.url = f"sqlite:///{folder / 'paddock.sqlite3'}"
        self.site = stack.enter_context(CrewSite(folder, self.url))
        self.games: LongGames | None = None

    @property
    def pid(self) -> int:
        assert self.site.process is not None
        return self.site.process.pid

    # ---- what fails ----------------------------------------------------------------------------------------------

    def kill(self) -> None:
        self.site.kill()
        self.site.start()

    def stop_in_good_order(self) -> None:
        assert self.site.stop() in (0, -signal.SIGTERM)
        self.site.start()

    def kill_in_the_start(self) -> None:
        """Twice: the second time while those who were cut off come back."""
        self.kill()
        time.sleep(0.2)
        self.kill()

    def fill_disk(self) -> None:
        """No file of the site can grow."""
        before = resource.prlimit(self.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, (FEW_BYTES, before[1]))
        wait_for(self.is_full)
        time.sleep(1.0)
        resource.prlimit(self.pid, resource.RLIMIT_FSIZE, before)

    def is_full(self) -> bool:
        answer = httpx.get(f"http://{self.site.host}/healthz", verify=False, timeout=30)
        return (answer.status_code, answer.text.strip()) == (503, "storage-full")

    def stand_still(self) -> None:
        """As when the machine sleeps: the clock jumps, and all that was sent comes at once."""
        os.kill(self.pid, signal.SIGSTOP)
        time.sleep(STILL_SECONDS)
        os.kill(self.pid, signal.SIGCONT)

    def kill_bots(self) -> None:
        bots = children(self.pid)
        assert bots
        for pid in bots:
            os.kill(pid, signal.SIGKILL)

    def send_readers_that_do_not_read(self) -> None:
        assert self.games is not None
        with ExitStack() as stack:
            for game in self.games.games:
                for _ in range(READERS):
                    line = stack.enter_context(socket.create_connection(("127.0.0.1", self.site.port)))
                    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, FEW_BYTES)
                    line.sendall(upgrade(game.table, game.cookies[0]))
            self.games.go_on(20)


def upgrade(table: str, cookie: str) -> bytes:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nCookie: paddock={cookie}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Alone]:
    if not hasattr(resource, "prlimit") or not Path("/proc/self/task").exists():
        pytest.skip("these tests limit and look at other processes as Linux does")
    with ExitStack() as stack:
        yield Alone(tmp_path_factory.mktemp("alone"), stack)


FAULTS: dict[str, Callable[[Alone], None]] = {
    "it is killed": Alone.kill,
    "it is killed as soon as it is back": Alone.kill_in_the_start,
    "it is stopped": Alone.stop_in_good_order,
    "the disk is full": Alone.fill_disk,
    "it stands still": Alone.stand_still,
    "its bots are killed": Alone.kill_bots,
    "readers do not read": Alone.send_readers_that_do_not_read,
}


@pytest.mark.parametrize("fault", FAULTS)
def test_nothing_is_lost_or_doubled_and_everybody_plays_on(alone: Alone, fault: str) -> None:
    alone.games = games = LongGames([alone.site.host], TABLES)
    try:
        games.through(lambda: FAULTS[fault](alone))
        games.check(alone.url)
    finally:
        games.close()
    assert "Traceback" not in alone.site.log.read_text()
