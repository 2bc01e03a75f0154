"""Several workers on one machine: one process starts them, lets them share its address, and replaces whoever ends."""

import contextlib
import logging
import multiprocessing
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from paddock.server.errors import CannotServe
from paddock.server.settings import Settings

__all__ = ["Crew", "Work"]

READY = b"ready"
SETTLED_SECONDS = 5.0  # whoever ends sooner is replaced no faster than that
STOP_SECONDS = 20.0
LOOK_SECONDS = 1.0
log = logging.getLogger("paddock.cluster")

Ready = Callable[[], None]
Work = Callable[[Settings, socket.socket, Ready, threading.Event], None]  # serve until the event is set


class Member:
    """One worker's process. Its end of the pipe closes with this process, however that ends, and then it stops."""

    def __init__(self, work: Work, settings: Settings, listener: socket.socket) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve_as_member, args=(work, settings, listener, theirs))
        self.process.start()
        theirs.close()
        self.began = time.monotonic()
        self.is_ready = False

    def end(self) -> None:
        self.process.terminate()

    def bury(self) -> None:
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.pipe.close()


def serve_as_member(work: Work, settings: Settings, listener: socket.socket, pipe: Connection) -> None:
    """In the worker's process."""
    is_over = threading.Event()

    def listen() -> None:
        with contextlib.suppress(EOFError, OSError):
            pipe.recv_bytes()
        is_over.set()

    def ready() -> None:
        with contextlib.suppress(OSError):
            pipe.send_bytes(READY)

    threading.Thread(target=listen, name="paddock-crew", daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        work(settings, listener, ready, is_over)


class Crew:
    """Until it is told to stop."""

    def __init__(self, work: Work, settings: Settings, listener: socket.socket, ready: Ready) -> None:
        self.work = work
        self.settings = settings
        self.listener = listener
        self.ready = ready
        self.is_over = threading.Event()
        self.was_ready = False
        self.members: list[Member] = []

    def run(self) -> None:
        """CannotServe if not even one worker could begin."""
        before = {number: signal.signal(number, self.stop) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            self.members = [self.new_member() for _ in range(self.settings.workers)]
            while not self.is_over.is_set():
                self.look()
        finally:
            for member in self.members:
                member.end()
            for member in self.members:
                member.bury()
            for number, handler in before.items():
                signal.signal(number, handler)

    def stop(self, _number: int, _frame: Any) -> None:
        self.is_over.set()

    def new_member(self) -> Member:
        return Member(self.work, self.settings, self.listener)

    def look(self) -> None:
        waiting: list[Any] = [member.process.sentinel for member in self.members]
        waiting += [member.pipe for member in self.members if not member.is_ready]
        wait(waiting, LOOK_SECONDS)
        for place, member in enumerate(self.members):
            if not member.is_ready and member.pipe.poll():
                self.note_ready(member)
            if not member.process.is_alive() and not self.is_over.is_set():
                self.members[place] = self.replace(member)

    def note_ready(self, member: Member) -> None:
        with contextlib.suppress(EOFError, OSError):
            member.pipe.recv_bytes()
            member.is_ready = True
        if member.is_ready and not self.was_ready:
            self.was_ready = True
            self.ready()

    def replace(self, member: Member) -> Member:
        code = member.process.exitcode
        member.bury()
        if not self.was_ready:
            raise CannotServe("no-worker", code=str(code))
        log.error("a worker has ended (%s): another takes its place", code)
        self.is_over.wait(max(0.0, member.began + SETTLED_SECONDS - time.monotonic()))
        return self.new_member()
