"""What SQLite needs: a log that is written ahead, and somebody who empties it beside the writer.

A commit is on the disk when it returns. To carry the log into the database takes longer, so a thread of its own does it
now and then and no answer waits for it. Not often: while it syncs, commits are slow.
"""

import logging
import threading
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import SQLAlchemyError

__all__ = ["Carrier", "begin_now", "prepare"]

EVERY_SECONDS = 30.0
# Readers do not stop the writer (WAL). Should the carrier fall behind, the writer itself empties the log (40 MB).
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "wal_autocheckpoint=10000")
log = logging.getLogger("paddock.store")


def prepare(engine: Engine) -> None:
    """Every connection of this engine is set up alike."""
    event.listen(engine, "connect", set_up)


def set_up(connection: Any, _record: object) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def begin_now(connection: Connection) -> None:
    """Begin the transaction: Python's driver would wait for the first row to be written, and leave out new tables."""
    connection.exec_driver_sql("BEGIN IMMEDIATE").close()


class Carrier:
    """Carries what was committed from the log into the database."""

    def __init__(self, engine: Engine, seconds: float = EVERY_SECONDS) -> None:
        self.engine = engine
        self.seconds = seconds
        self.is_due = threading.Event()  # something was committed
        self.is_over = threading.Event()
        self.is_stuck = False
        self.thread = threading.Thread(target=self.run, name="paddock-carrier", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.is_over.set()
        self.thread.join()

    def run(self) -> None:
        while not self.is_over.wait(self.seconds):
            if self.is_due.is_set():
                self.is_due.clear()
                self.carry()

    def carry(self) -> None:
        try:
            with self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").close()
            self.is_stuck = False
        except SQLAlchemyError as error:
            if not self.is_stuck:
                log.warning("the log could not be carried into the database: %s", str(error).partition("\n")[0])
            self.is_stuck = True
            self.is_due.set()
