"""The database: many may read, one thread writes and puts what waits into one commit."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from paddock.server.metrics import Metrics
from paddock.server.store import postgresql, sqlite
from paddock.server.store.troubles import Fenced, NoStorage, StorageFull, is_collision, trouble_of

__all__ = ["Database", "Fence", "Statement", "make_engine"]

T = TypeVar("T")
Row = dict[str, Any]
Fence = tuple[str, int]  # a table, and its epoch when this worker took it


class Statement(NamedTuple):
    """SQL that is carried out once for each row; those with a lower place come first."""

    place: int
    sql: Executable
    rows: list[Row]


Work = list[Statement] | Callable[[Connection], None]

MOST_IN_A_COMMIT = 256
MOST_TRIES = 3  # where another worker was in the way
REST_SECONDS = 1.0
PROBE = text("UPDATE alembic_version SET version_num = version_num")
log = logging.getLogger("paddock.store")


class Job:
    """Something to write, and whoever waits for the commit."""

    def __init__(self, work: Work, fence: Fence | None) -> None:
        self.work = work
        self.fence = fence
        self.at = time.perf_counter()
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def settle(self, error: Exception | None) -> None:
        if self.done.cancelled():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Database:
    """``write`` returns when the work is committed; ``read`` runs beside it."""

    def __init__(self, url: str, metrics: Metrics) -> None:
        self.engine = make_engine(url)
        self.metrics = metrics
        self.trouble: NoStorage | None = None  # since the last write
        is_file = self.engine.dialect.name == "sqlite"
        self.carrier = sqlite.Carrier(self.engine) if is_file else None
        self.wires = None if is_file else postgresql.Wires(self.engine)
        self.pen: Connection | None = None  # the writer's own connection
        self.written_at = 0.0
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="paddock-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work, fence: Fence | None = None) -> None:
        """Do the work in a transaction, perhaps together with others'; it may be done twice if another's fails.

        Fenced, if another worker has taken the table of the fence over meanwhile.
        """
        job = Job(work, fence)
        self.jobs.put(job)
        await job.done

    async def trouble_now(self) -> NoStorage | None:
        """Why nothing can be written. Only tried out when nothing could be lately."""
        if self.trouble is not None:
            with suppress(NoStorage):
                await self.write(lambda connection: connection.execute(PROBE).close())
        return self.trouble

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return query(connection)
        except SQLAlchemyError as error:
            trouble = trouble_of(error)
            if trouble is not None:
                raise trouble from error
            raise

    async def alone(self, work: Callable[[Connection], T], executor: Executor | None = None) -> T:
        """A short transaction of its own: it waits for no other work, and none for it."""
        return await asyncio.get_running_loop().run_in_executor(executor, self.alone_now, work)

    def alone_now(self, work: Callable[[Connection], T]) -> T:
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except SQLAlchemyError as error:
            trouble = trouble_of(error)
            if trouble is not None:
                raise trouble from error
            raise

    def cut_wires(self) -> None:
        """Nobody answers at the other end: whoever waits need wait no longer."""
        if self.wires is not None:
            self.wires.cut()

    async def close(self) -> None:
        """Write what waits, then end the thread."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        if self.carrier is not None:
            await asyncio.to_thread(self.carrier.close)
        self.engine.dispose()

    # ---- in the writer's thread ----------------------------------------------------------------------------------

    def run(self) -> None:
        while True:
            batch, last = self.next_batch()
            if batch:
                self.commit(batch)
            if last:
                self.put_down()
                return

    def next_batch(self) -> tuple[list[Job], bool]:
        """All jobs that wait, and whether they are the last."""
        batch: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_IN_A_COMMIT or self.jobs.empty():
                return batch, False
            job = self.jobs.get()
        return batch, True

    def commit(self, batch: list[Job]) -> None:
        """One commit for all; if that fails, one for each, so that a bad job harms no other."""
        started = time.perf_counter()
        for job in batch:
            self.metrics.write_wait_seconds.observe(started - job.at)
        results = self.results_of(batch)
        self.metrics.commit_seconds.observe(time.perf_counter() - started)
        self.metrics.commit_jobs.observe(len(batch))
        tell(batch, results)

    def results_of(self, batch: list[Job], tries: int = MOST_TRIES) -> list[Exception | None]:
        try:
            results = self.commit_together(batch)
        except Exception as error:
            trouble = trouble_of(error)
            if trouble is None and len(batch) > 1:
                return [self.results_of([job])[0] for job in batch]
            if is_collision(error) and tries > 1:
                return self.results_of(batch, tries - 1)
            if trouble is None:
                return [error]
            self.note(trouble)
            return [trouble] * len(batch)
        self.note(None)
        return results

    def note(self, trouble: NoStorage | None) -> None:
        """One line in the log when nothing can be written, and one when something can be again."""
        if type(self.trouble) is not type(trouble):
            self.trouble = trouble
            self.metrics.storage_full.set(isinstance(trouble, StorageFull))
            self.metrics.storage_away.set(trouble is not None and not isinstance(trouble, StorageFull))
            if trouble is None:
                log.warning("the database takes what is written again")
            elif isinstance(trouble, StorageFull):
                log.error("no space is left for the database: answers are refused, tables can still be read")
            else:
                log.error("the database does not answer: answers are refused until it does")

    def taken_pen(self) -> Connection:
        """Kept from commit to commit; another is taken after a rest, for it may be that nobody answers there now."""
        now = time.monotonic()
        if now - self.written_at > REST_SECONDS:
            self.put_down()
        self.written_at = now
        if self.pen is None:
            self.pen = self.engine.connect()
        return self.pen

    def put_down(self) -> None:
        if self.pen is not None:
            pen, self.pen = self.pen, None
            pen.close()

    def commit_together(self, batch: list[Job]) -> list[Exception | None]:
        try:
            return self.commit_with(self.taken_pen(), batch)
        except Exception:
            self.put_down()
            raise

    def commit_with(self, connection: Connection, batch: list[Job]) -> list[Exception | None]:
        with connection.begin():
            fences = [job.fence for job in batch if job.fence is not None]
            broken = postgresql.broken_fences(connection, fences) if fences else set()
            sound = [job for job in batch if job.fence not in broken]
            for _, sql, rows in merged(sound):
                connection.execute(sql, rows)
            for job in sound:
                if callable(job.work):
                    job.work(connection)
        if self.carrier is not None:
            self.carrier.is_due.set()
        return [Fenced() if job.fence in broken else None for job in batch]


def merged(batch: list[Job]) -> list[Statement]:
    """The same SQL of several jobs as one statement: a call into the database costs more than a row."""
    found: dict[int, Statement] = {}
    for job in batch:
        if not callable(job.work):
            for place, sql, rows in job.work:
                found.setdefault(place, Statement(place, sql, [])).rows.extend(rows)
    return [found[place] for place in sorted(found)]


def tell(batch: list[Job], results: list[Exception | None]) -> None:
    """Wake everybody who waits with one call into the event loop."""

    def settle() -> None:
        for job, error in zip(batch, results, strict=True):
            job.settle(error)

    try:
        batch[0].loop.call_soon_threadsafe(settle)
    except RuntimeError:
        log.warning("the event loop ended before %d commits could be told", len(batch))


def make_engine(url: str) -> Engine:
    is_file = make_url(url).get_backend_name() == "sqlite"
    # Parameters hold addresses of tables, and errors go to the log.
    engine = create_engine(url, hide_parameters=True, **({} if is_file else postgresql.OPTIONS))
    if is_file:
        sqlite.prepare(engine)
    return engine
