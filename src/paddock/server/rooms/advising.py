"""What would a Champion do? Who may ask, what the site says, and that the log tells of it."""

from typing import Any

from paddock.kernel.table import Table
from paddock.server.bots.fair_queue import Names
from paddock.server.bots.pool import Pool, WorkerFailed
from paddock.server.bots.thinking import Thought, thought_of
from paddock.server.bots.worker import Advise
from paddock.server.refusals import Refusal
from paddock.server.rooms.model import AnswerRow, Room
from paddock.server.rooms.playing import ADVICE, own_chair, write

__all__ = ["advise", "note_advice", "thought_for"]

LEVEL = "champion"
SECONDS = 5.0  # to think; a worker may have to start first
START_SECONDS = 15.0
PATIENCE_SECONDS = 10.0  # for a worker


def check_may_ask(room: Room, seat: int, user: str | None, expected: int) -> Table:
    """The table at which this person's seat is asked just now; Refusal if there is nothing to advise."""
    table, chair = own_chair(room, seat, user)
    if not room.allows_advice():
        raise Refusal("no-advice-here", 403)
    if chair.is_played_by_bot() or seat not in room.open_seats():
        raise Refusal("not-your-turn", 409, seat=seat)
    if expected != room.given[seat]:
        raise Refusal("stale", 409, expected=room.given[seat])
    return table


def note_advice(room: Room, seat: int, user: str | None, expected: int, now: int) -> None:
    """Everybody sees in the log that it was used, once for one moment."""
    table = check_may_ask(room, seat, user, expected)
    at = len(table.told)
    if (seat, at) not in room.advised:
        room.advised.append((seat, at))
        write(room, AnswerRow(room.written, seat, ADVICE, at, False, None, now, None))
        room.touch(now)


def thought_for(room: Room, seat: int, user: str | None, expected: int) -> Thought:
    """The table as this seat may imagine it; Refusal if it may not ask."""
    return thought_of(check_may_ask(room, seat, user, expected), seat, LEVEL)


async def advise(pool: Pool, whose: Names, thought: Thought) -> dict[str, Any]:
    """Thought elsewhere, on a table that holds nothing the seat may not know."""
    try:
        found = await pool.ask(Advise(thought), SECONDS + START_SECONDS, whose, PATIENCE_SECONDS)
    except WorkerFailed:
        raise Refusal("no-advice-now", 503) from None
    if not isinstance(found, dict) or "turns" not in found:
        raise Refusal("no-advice-now", 503)
    return found
