"""What stands in the log, and what does not: whoever reads it must not be able to open somebody's table."""

import logging

__all__ = ["drop_false_alarms", "short_id"]

SHOWN = 6  # of 22 characters: enough to find the table in the database, too little to guess the rest
# Said of every socket that was refused with a status, which is how a refusal should be.
FALSE_ALARM = "ASGI callable returned without completing handshake."


def short_id(table_id: str) -> str:
    return f"{table_id[:SHOWN]}…"


def is_news(record: logging.LogRecord) -> bool:
    return record.msg != FALSE_ALARM


def drop_false_alarms() -> None:
    logging.getLogger("uvicorn.error").addFilter(is_news)
