"""Rooms without a site: for tests of the model and of the bytes that it sends."""

from copy import deepcopy
from typing import Any

from paddock import game
from paddock.kernel.table import Table
from paddock.server.rooms.active_room import ActiveRoom, Listener
from paddock.server.rooms.model import Chair, Room
from paddock.server.rooms.pace import Days, Live
from paddock.server.rooms.seating import start_if_full
from paddock.server.rooms.store import Record

__all__ = ["NOW", "Watcher", "factory_room", "active_room", "race_room", "stable_room", "swapped"]

NOW = 1_800_000_000_000


def race_room(seats: int = 3, seed: int = 7, pace: Live | Days | None = None, **options: Any) -> Room:
    """A race in which seat n belongs to user n."""
    return started_room("heat", seats, seed, pace, {"circuit": "usa", "laps": "1", **options})


def factory_room(seats: int = 3, seed: int = 7, pace: Live | Days | None = None, **options: Any) -> Room:
    """The same with robots: a short race on an easy course."""
    return started_room("roborally", seats, seed, pace, {"course": "checkmate", "turn_limit": 6, **options})


def stable_room(seats: int = 3, seed: int = 7, pace: Live | Days | None = None, **options: Any) -> Room:
    """The same with unicorns."""
    return started_room("unicorn_fever", seats, seed, pace, options)


def started_room(
    name: str, seats: int, seed: int, pace: Live | Days | None, options: dict[str, Any], rules: int | None = None
) -> Room:
    """People at a table that has begun, under the newest rules or older ones."""
    chairs = [Chair(kind="human", user=f"u{seat}", name=f"Driver {seat + 1}") for seat in range(seats)]
    room = Room("t" * 22, game(name), options, seed, chairs, pace or Live(), NOW)
    room.owner = "u0"
    room.rules = room.rules if rules is None else rules
    start_if_full(room, NOW)
    return room


class Watcher:
    """Keeps every byte that one viewer is sent."""

    def __init__(self, active: ActiveRoom, user: str | None) -> None:
        self.told: list[bytes] = []
        active.enter(Listener(user, self.told.append, lambda: None), -1, NOW / 1000)


def active_room(room: Room) -> ActiveRoom:
    return ActiveRoom(room, Record(room), 1, NOW / 1000)


def swapped(room: Room, table: Table) -> Room:
    """The same room around another table."""
    other = Room(
        room.id, room.game, room.options, room.seed, [copy(chair) for chair in room.chairs], room.pace, room.created
    )
    other.owner = room.owner
    other.status = room.status
    other.written = room.written
    other.given = room.given[:]
    other.groups = [groups[:] for groups in room.groups]
    other.keys = deepcopy(room.keys)
    other.table = table
    return other


def copy(chair: Chair) -> Chair:
    return Chair(**{name: getattr(chair, name) for name in chair.__struct_fields__})
