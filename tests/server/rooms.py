"""Rooms without a site: for tests of the model and of the bytes that it sends."""

import asyncio
from copy import deepcopy
from typing import Any

import msgspec

from paddock import game
from paddock.kernel.table import Table
from paddock.server.bots.fair_queue import Names
from paddock.server.bots.worker import Task, result_of
from paddock.server.packing import Packed, together
from paddock.server.rooms.active_room import ActiveRoom, Listener
from paddock.server.rooms.archive import Archive, Story, log_head, look_back_as, size_of
from paddock.server.rooms.model import Chair, Room
from paddock.server.rooms.pace import Days, Live
from paddock.server.rooms.seating import start_if_full
from paddock.server.rooms.store import Record
from paddock.server.rooms.viewer import Viewer
from paddock.server.shelf import Shelf

__all__ = [
    "NOW",
    "InThisProcess",
    "Watcher",
    "active_room",
    "archive_of",
    "factory_room",
    "film_of",
    "log_of",
    "race_room",
    "stable_room",
    "started_room",
    "swapped",
]

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


class InThisProcess:
    """Does here what workers do, with tasks and results as they come through a pipe."""

    def __init__(self) -> None:
        self.asked: list[Task] = []

    async def ask(self, task: Task, seconds: float, whose: Names = ()) -> Any:
        await asyncio.sleep(0)
        self.asked.append(task)
        sent = msgspec.json.decode(msgspec.json.encode(task), type=Task)
        return msgspec.json.decode(msgspec.json.encode(result_of(sent)))


def archive_of(pool: InThisProcess | None = None, stretch: int = 256, budget: int = 10**9) -> Archive:
    return Archive(pool or InThisProcess(), Shelf(budget, lambda: NOW / 1000, size_of), None, stretch)


def film_of(active: ActiveRoom, seat: int | None, since: int = 0, archive: Archive | None = None) -> Any:
    """The film as a browser reads it."""
    return msgspec.json.decode(b"{%s}" % together(asyncio.run(film_pieces(active, seat, since, archive))))


async def film_pieces(active: ActiveRoom, seat: int | None, since: int, archive: Archive | None) -> list[Packed]:
    back = await (archive or archive_of()).open(Story(active), ())
    return await back.film(seat, since)


def log_of(active: ActiveRoom, viewer: Viewer) -> bytes:
    """The log, from the first event on, as it is sent to whoever looks back with their own eyes."""
    seat = look_back_as(active.room, viewer, None)
    head = log_head(active.room, viewer, seat, active.here)
    return together([head, *asyncio.run(film_pieces(active, seat, 0, None))]) + b"}"
