"""Worker processes: a few, each with one task at a time. One that crashes or dawdles is replaced."""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec

import paddock
from paddock.server.bots.fair_queue import Crowded, FairQueue, Grant, Names
from paddock.server.bots.worker import Task

__all__ = ["MakeTask", "Pool", "WorkerFailed"]

MakeTask = Callable[[float], Task | None]  # after so many seconds of waiting; None: nobody needs it any more

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


class Pool:
    """Hands tasks to workers that have nothing to do, in fair turns."""

    def __init__(
        self,
        processes: int,
        command: list[str] | None = None,
        reserve: int = 0,
        shares: Callable[[str], int] = lambda _: 1,
    ) -> None:
        """``reserve`` processes more, started when they are needed, are for those only who have none."""
        self.workers = [Worker(command or COMMAND) for _ in range(processes + reserve)]
        self.queue: FairQueue[Worker] = FairQueue(self.workers, reserve, shares)

    async def start(self) -> None:
        """Start the processes now, so that the first bot need not wait for them."""
        for worker in self.workers[self.queue.reserve :]:
            with contextlib.suppress(OSError):
                await worker.start()

    def is_quiet(self) -> bool:
        return self.queue.is_quiet()

    def best_off(self, many: Sequence[Names]) -> Names:
        return self.queue.best_off(many)

    async def ask(
        self, task: Task | MakeTask, seconds: float, whose: Names = (), patience: float | None = PATIENCE_SECONDS
    ) -> Any:
        """The result of a task; WorkerFailed if there is none in time.

        ``whose`` turn it is, is said from the widest sharer to the narrowest. A task may be made when a worker is free.
        """
        loop = asyncio.get_running_loop()
        came = loop.time()
        grant = await self.turn_of(whose, patience)
        try:
            made = task(loop.time() - came) if callable(task) else task
            return None if made is None else await self.done(grant.worker, made, seconds)
        finally:
            self.queue.put(grant)

    async def turn_of(self, whose: Names, patience: float | None) -> Grant[Worker]:
        try:
            return await asyncio.wait_for(self.queue.get(whose), patience)
        except (TimeoutError, Crowded):
            raise WorkerFailed("busy") from None

    async def done(self, worker: Worker, task: Task, seconds: float) -> Any:
        """What the worker says; one that fails is stopped, and another starts when it is needed."""
        try:
            line = await asyncio.wait_for(worker.ask(msgspec.json.encode(task) + b"\n"), seconds)
            return msgspec.json.decode(line)
        except TimeoutError:
            await worker.stop()
            raise WorkerFailed("slow") from None
        except (OSError, EOFError, ValueError, RuntimeError) as error:  # uvloop: RuntimeError for a closed pipe
            if worker.closed:
                raise WorkerFailed("closed") from error
            log.warning("a worker failed: %r", error)
            await worker.stop()
            raise WorkerFailed("crashed") from error
        except asyncio.CancelledError:
            await worker.stop()
            raise

    async def close(self) -> None:
        """Whoever waits gets a worker that does nothing any more."""
        for worker in self.workers:
            await worker.close()


def environment() -> dict[str, str]:
    """The worker must find this very copy of the package."""
    here = str(Path(paddock.__file__).parent.parent)
    known = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": f"{here}{os.pathsep}{known}" if known else here}
