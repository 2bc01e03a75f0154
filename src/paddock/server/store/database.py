"""The database: many may read, one thread writes and puts what waits into one commit."""

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, Executable, create_engine, text
from sqlalchemy.exc import DBAPIError

from paddock.server.metrics import Metrics
from paddock.server.store import sqlite

__all__ = ["Database", "Statement", "StorageFull", "make_engine"]

T = TypeVar("T")
Row = dict[str, Any]


class Statement(NamedTuple):
    """SQL that is carried out once for each row; those with a lower place come first."""

    place: int
    sql: Executable
    rows: list[Row]


class StorageFull(Exception):
    """There is no space left to write to: nothing was changed."""


Work = list[Statement] | Callable[[Connection], None]

MOST_IN_A_COMMIT = 256
# Full, and two ways in which the files beside the database cannot grow.
SQLITE_FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE)
POSTGRESQL_FULL = "53100"
PROBE = text("UPDATE alembic_version SET version_num = version_num")
log = logging.getLogger("paddock.store")


class Job:
    """Something to write, and whoever waits for the commit."""

    def __init__(self, work: Work) -> None:
        self.work = work
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
        self.is_full = False  # since the last write
        self.carrier = sqlite.Carrier(self.engine) if self.engine.dialect.name == "sqlite" else None
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="paddock-writer", daemon=True)
        self.thread.start()

    async def write(self, work: Work) -> None:
        """Do the work in a transaction, perhaps together with others'; it may be done twice if another's fails."""
        job = Job(work)
        self.jobs.put(job)
        await job.done

    async def has_space(self) -> bool:
        """Whether something can be written. Only tried out when it could not lately."""
        if self.is_full:
            with suppress(StorageFull):
                await self.write(lambda connection: connection.execute(PROBE).close())
        return not self.is_full

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

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
        try:
            self.commit_together(batch)
            results: list[Exception | None] = [None] * len(batch)
            self.note_space(True)
        except Exception as error:
            if is_storage_full(error):
                self.note_space(False)
                results = [StorageFull()] * len(batch)
            else:
                results = [error] if len(batch) == 1 else [self.commit_alone(job) for job in batch]
        self.metrics.commit_seconds.observe(time.perf_counter() - started)
        self.metrics.commit_jobs.observe(len(batch))
        tell(batch, results)

    def note_space(self, has_space: bool) -> None:
        """One line in the log when it ends, and one when there is some again."""
        if self.is_full == has_space:
            self.is_full = not has_space
            self.metrics.storage_full.set(self.is_full)
            if has_space:
                log.warning("there is space for the database again")
            else:
                log.error("no space is left for the database: answers are refused, tables can still be read")

    def commit_together(self, batch: list[Job]) -> None:
        with self.engine.begin() as connection:
            for _, sql, rows in merged(batch):
                connection.execute(sql, rows)
            for job in batch:
                if callable(job.work):
                    job.work(connection)
        if self.carrier is not None:
            self.carrier.is_due.set()

    def commit_alone(self, job: Job) -> Exception | None:
        try:
            self.commit_together([job])
        except Exception as error:
            if is_storage_full(error):
                return StorageFull()
            log.exception("a write failed")
            return error
        return None


def is_storage_full(error: Exception) -> bool:
    """Whether this is how SQLite or PostgreSQL says that a disk is full."""
    cause = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) in SQLITE_FULL
    return getattr(cause, "sqlstate", None) == POSTGRESQL_FULL


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
    engine = create_engine(url, hide_parameters=True)  # they hold addresses of tables, and errors go to the log
    if engine.dialect.name == "sqlite":
        sqlite.prepare(engine)
    return engine
