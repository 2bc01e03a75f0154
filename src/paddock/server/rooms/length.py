"""How long a table of the site may become: people hear of it, then bots play on, and nobody undoes for ever."""

from typing import Any

from paddock.kernel.bound import bots_from, is_for_bots, is_long, longest
from paddock.kernel.table import Table
from paddock.server.refusals import Refusal
from paddock.server.rooms.model import PLAYING, Room

__all__ = ["bound_info", "check_goes_on", "leave_to_bots", "may_take_back", "snapshot_step"]

MOST_TAKEN_BACK = 2_000  # rows of a seat, at a table whose own rules end every game
SNAPSHOT_PART = 25  # a long log gets its snapshots at longer steps: what is written stays in proportion


def bound_info(room: Room) -> dict[str, Any] | None:
    """What everybody is told of the end of a game that has become very long; nothing before that."""
    table = room.table
    if table is None or room.status != PLAYING or not is_long(table):
        return None
    return {"most": longest(table), "bots_from": bots_from(table), "left_to_bots": is_for_bots(table)}


def check_goes_on(room: Room) -> None:
    """Refusal if people have had their answers, and bots play this game to its end."""
    if room.table is not None and is_for_bots(room.table):
        raise Refusal("left-to-bots", 409, most=longest(room.table))


def leave_to_bots(room: Room) -> None:
    """From a number of answers on everybody's seat is a bot's, until the game is over or is stopped."""
    if room.status == PLAYING and room.table is not None and is_for_bots(room.table):
        for chair in room.chairs:
            chair.away = chair.away or chair.kind != "bot"


def may_take_back(room: Room, seat: int) -> bool:
    """Whether a seat may still undo: as many answers as are its share of the table, each undo counting for one more."""
    return room.table is None or room.taken_back[seat] < most_taken_back(room.table)


def most_taken_back(table: Table) -> int:
    return longest(table) // table.seats or MOST_TAKEN_BACK


def snapshot_step(room: Room, usual: int) -> int:
    """After how many rows of the log the next snapshot is due."""
    return max(usual, room.written // SNAPSHOT_PART)
