"""Worker processes: a few, each with one task at a time. One that crashes or dawdles is replaced."""

import asyncio
import contextlib
import logging
import os
import sys
from collections import deque
from pathlib import Path
from typing import Any

import msgspec

import paddock
from paddock.server.bots.worker import Task

__all__ = ["Pool", "WorkerFailed"]

LINE_LIMIT = 16 * 1024 * 1024
PATIENCE_SECONDS = 30.0  # for a free worker: many tables may be thinking
log = logging.getLogger("paddock.bots")

COMMAND = [sys.executable, "-m", "paddock.server.bots.worker"]


class WorkerFailed(Exception):
    """No result: ``crashed``, ``slow``, ``busy`` or ``nonsense``."""

    def __init__(self, cause: str) -> None:
        self.cause = cause
        super().__init__(cause)


class Worker:
    """One process; it starts when it is first needed."""

    def __init__(self, command: list[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self.changing = asyncio.Lock()  # one that is being started is not yet there to be stopped
        self.closed = False

    async def start(self) -> asyncio.subprocess.Process:
        async with self.changing:
            if self.closed:
                raise OSError("the site closes")
            if self.process is None or self.process.returncode is not None:
                self.process = await asyncio.create_subprocess_exec(
                    *self.command,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LINE_LIMIT,
                    env=environment(),
                    start_new_session=True,  # Ctrl-C is for the site, which then ends its workers
                )
            return self.process

    async def ask(self, line: bytes) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError("the worker ended")
        return answer

    async def stop(self) -> None:
        async with self.changing:
            process, self.process = self.process, None
            if process is not None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()

    async def close(self) -> None:
        """For good: whoever asks afterwards starts no other process."""
        self.closed = True
        await self.stop()


class FairQueue:
    """Hands out workers in turn: whoever asks for many gets one, then all others who wait, and then one more."""

    def __init__(self, workers: list[Worker]) -> None:
        self.idle = workers[:]
        self.waiting: dict[str, deque[asyncio.Future[Worker]]] = {}  # the next one to be served comes first

    async def get(self, whose: str) -> Worker:
        """A worker that has nothing to do."""
        if self.idle:
            return self.idle.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(whose, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def put(self, worker: Worker) -> None:
        """To whoever's turn it is; who has been served comes last again, or is forgotten."""
        for whose in list(self.waiting):
            turns = self.waiting.pop(whose)
            while turns and turns[0].done():
                turns.popleft()
            if turns:
                turns.popleft().set_result(worker)
                self.waiting[whose] = turns
                return
        self.idle.append(worker)


class Pool:
    """Hands tasks to workers that have nothing to do."""

    def __init__(self, processes: int, command: list[str] | None = None) -> None:
        self.workers = [Worker(command or COMMAND) for _ in range(processes)]
        self.queue = FairQueue(self.workers)

    async def start(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        for worker in self.workers:
            with contextlib.suppress(OSError):
                await worker.start()

    async def ask(self, task: Task, seconds: float, whose: str = "") -> Any:
        """The result of a task; WorkerFailed if there is none in time. Whoever waits gets workers in turn."""
        try:
            worker = await asyncio.wait_for(self.queue.get(whose), PATIENCE_SECONDS)
        except TimeoutError:
            raise WorkerFailed("busy") from None
        try:
            line = await asyncio.wait_for(worker.ask(msgspec.json.encode(task) + b"\n"), seconds)
            return msgspec.json.decode(line)
        except TimeoutError:
            await worker.stop()
            raise WorkerFailed("slow") from None
        except (OSError, EOFError, ValueError, RuntimeError) as error:  # uvloop: RuntimeError for a closed pipe
            if not worker.closed:
                log.warning("a worker failed: %r", error)
            await worker.stop()
            raise WorkerFailed("crashed") from error
        except asyncio.CancelledError:
            await worker.stop()
            raise
        finally:
            self.queue.put(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.close()


def environment() -> dict[str, str]:
    """The worker must find this very copy of the package."""
    here = str(Path(paddock.__file__).parent.parent)
    known = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": f"{here}{os.pathsep}{known}" if known else here}
