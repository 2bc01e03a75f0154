"""Looking back: films, positions and game files, made piece by piece in workers and kept within a budget."""

import asyncio
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from paddock.server.bots.fair_queue import Names
from paddock.server.bots.pool import WorkerFailed
from paddock.server.bots.worker import Task
from paddock.server.packing import Packed, joined, packed
from paddock.server.refusals import Refusal
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.message_parts import table_info
from paddock.server.rooms.model import OVER, Room
from paddock.server.rooms.seat_names import bot_numbers
from paddock.server.rooms.stretches import (
    BEGINNING,
    Log,
    Look,
    Name,
    Setup,
    Stop,
    Stretch,
    Unfold,
    Unfolded,
    Walk,
    Want,
    folded,
)
from paddock.server.rooms.viewer import Viewer, shown_seat
from paddock.server.rooms.wire import encode
from paddock.server.shelf import Shelf
from paddock.server.store.database import Database
from paddock.server.store.schema import exports
from paddock.texts import Texts

__all__ = ["Archive", "Asks", "LookBack", "Story", "log_head", "look_back_as", "names_in", "size_of"]

STRETCH = 256  # answers
MOST_STRETCHES = 32  # in one task, if they are not filmed
TASK_SECONDS = 20.0
BUSY = ("busy", "slow", "closed")
ONLOOKER = -1
FARTHEST = 2**53  # no number of an event is larger
THING_BYTES = 150  # of a small thing in Python, beside what is in it
T = TypeVar("T")
IsGone = Callable[[], Awaitable[bool]]  # whether whoever asked has closed the connection


class Asks(Protocol):
    """The part of a pool that is needed here."""

    async def ask(self, task: Task, seconds: float, whose: Names = ()) -> Any:
        """The result of a task."""


class Story:
    """A game as it stands: what it was set up from, and its answers, unless they lie in the database only."""

    def __init__(self, active: ActiveRoom) -> None:
        room, table = active.room, active.room.table
        if table is None:
            raise Refusal("not-started", 409)
        self.id = room.id
        self.is_over = room.status == OVER
        self.log: Log | None = None if room.is_light() else table.log[:]
        self.setup = Setup(room.game.name, len(room.chairs), room.options, str(room.seed), room.rules)
        # As long as nothing is taken back, answers come behind those there are: their stretches stay as they are.
        self.key: tuple[Hashable, ...] = (active.token, room.undos, self.is_over, self.log is None)


class Past:
    """How far a game has been walked: its stops, and its answers as they are told after the end."""

    def __init__(self, found: Unfolded | None = None) -> None:
        self.of = 0 if found is None else found.of
        self.logs = [] if found is None else found.logs  # of a game whose answers lie in the database only
        self.stops: list[Stop] = [BEGINNING]
        self.answers: list[Packed] = []
        self.walking = asyncio.Lock()
        self.telling: dict[int | None, asyncio.Lock] = {}  # one for each seat

    def note(self, stretch: Stretch) -> None:
        self.stops.append(stretch.stop)
        self.answers.append(stretch.answers)

    def stretch_of(self, told: int) -> int:
        """The stretch in which event number ``told`` is told, as far as is known; or the one not yet walked."""
        return bisect_right(self.stops, told, lo=1, key=lambda stop: stop.told) - 1

    def size(self) -> int:
        kept = [*self.logs, *(stop.save for stop in self.stops), *(piece.data for piece in self.answers)]
        return sum(map(len, kept)) + THING_BYTES * len(kept)


class Seen(Struct, frozen=True):
    """What a seat saw of a stretch."""

    seen: Packed
    before: Packed
    start: Packed


def size_of(thing: Past | Seen | Packed | bytes) -> int:
    if isinstance(thing, Past):
        return thing.size()
    if isinstance(thing, bytes):
        return len(thing)
    pieces = [thing] if isinstance(thing, Packed) else [thing.seen, thing.before, thing.start]
    return sum(len(piece.data) + THING_BYTES for piece in pieces)


async def nobody_goes() -> bool:
    return False


class Archive:
    """Keeps little of many games, and asks workers for the rest."""

    def __init__(self, pool: Asks, shelf: Shelf[Any], database: Database | None, stretch: int = STRETCH) -> None:
        self.pool = pool
        self.shelf = shelf
        self.database = database
        self.stretch = stretch

    async def open(self, story: Story, whose: Names, is_gone: IsGone = nobody_goes) -> "LookBack":
        """A game to look back at. What is known of it is found once, however many ask."""
        past: Past = await self.shelf.made(story.key, lambda: self.past_of(story, whose))
        return LookBack(self, story, past, whose, is_gone)

    async def past_of(self, story: Story, whose: Names) -> Past:
        if story.log is not None:
            return Past()
        found = await self.ask(Unfold(await self.stored_file(story.id), self.stretch), Unfolded, whose)
        return Past(found)

    async def file(self, table_id: str, names: list[str], whose: Names) -> Packed:
        """The game file of a finished game, in which everybody has a name: sealed once for these names."""

        async def name() -> Packed:
            return await self.ask(Name(await self.stored_file(table_id), names), Packed, whose)

        found: Packed = await self.shelf.made(("file", table_id, *names), name)
        return found

    async def stored_file(self, table_id: str) -> str:
        assert self.database is not None
        return await self.database.read(lambda connection: game_file_of(connection, table_id))

    async def ask(self, task: Task, kind: type[T], whose: Names) -> T:
        """What a worker says; Refusal if it says nothing."""
        try:
            return msgspec.convert(await self.pool.ask(task, TASK_SECONDS, whose), kind)
        except WorkerFailed as failed:
            raise Refusal("busy", 503) if failed.cause in BUSY else Refusal("server-fault", 500) from failed


class LookBack:
    """Somebody looks back at a game. Every piece is a task of its own: others' pieces are made in between."""

    def __init__(self, archive: Archive, story: Story, past: Past, whose: Names, is_gone: IsGone) -> None:
        self.archive = archive
        self.story = story
        self.past = past
        self.whose = whose
        self.is_gone = is_gone
        self.length = archive.stretch
        self.of = past.of if story.log is None else len(story.log)  # answers
        self.stretches = max(1, -(-self.of // self.length))

    # ---- what people ask for -------------------------------------------------------------------------------------

    async def film(self, seat: int | None, since: int) -> list[Packed]:
        """The parts of a film that begins just before the first event from number ``since`` on."""
        since = min(since, FARTHEST)
        first = await self.stretch_of(since)
        head = await self.filmed(first, seat, since)
        before = await self.told(seat, first)
        steps = [(await self.filmed(n, seat, None)).seen for n in range(first + 1, self.stretches)]
        answers = await self.answers() if self.story.is_over else None
        return film_parts(head.start, [*before, head.before], [head.seen, *steps], answers)

    async def events(self, seat: int | None) -> list[Packed]:
        """Everything that a seat may have noticed, as the inside of a JSON list."""
        return joined(await self.told(seat, self.stretches))

    async def frame(self, seat: int | None, at: int) -> Packed:
        """What a seat saw after so many answers, as JSON."""
        if not 0 <= at <= self.of:
            raise Refusal("no-such-position", 404, most=self.of)
        return await self.looked(max(0, at - 1) // self.length, seat, at, None)

    async def frame_after(self, seat: int | None, told: int) -> Packed:
        """The same after the last answer of which no more than so many events tell."""
        told = max(0, min(told, FARTHEST))
        return await self.looked(await self.stretch_of(told), seat, None, told)

    # ---- how it is made ------------------------------------------------------------------------------------------

    async def filmed(self, number: int, seat: int | None, since: int | None) -> Seen:
        """The film of a stretch through somebody's eyes."""
        await self.reach(number)
        if await self.is_gone():
            raise Refusal("busy", 503)  # nobody hears it, and no more is made for nobody

        async def walk() -> Seen:
            (found,) = await self.walk(number, 1, "film", seat, since)
            return Seen(found.seen, found.before, found.start)

        found: Seen = await self.archive.shelf.made(self.key_of(number, "film", seat, since), walk)
        return found

    async def told(self, seat: int | None, end: int) -> list[Packed]:
        """The events of all stretches before that one which a seat may have noticed, a piece a stretch."""
        pieces: list[Packed] = []
        shelf = self.archive.shelf
        async with self.past.telling.setdefault(seat, asyncio.Lock()):
            while len(pieces) < end:
                number = len(pieces)
                piece: Packed | None = shelf.get(self.key_of(number, "events", seat))
                if piece is not None:
                    pieces.append(piece)
                    continue
                await self.reach(number)
                for found in await self.walk(number, end - number, "events", seat):
                    shelf.put(self.key_of(len(pieces), "events", seat), found.seen)
                    pieces.append(found.seen)
        return pieces

    def key_of(self, number: int, want: Want, seat: int | None, since: int | None = None) -> tuple[Hashable, ...]:
        """The last stretch of a game that goes on is another one with every answer."""
        return (*self.story.key, number, want, seat, since, None if self.is_whole(number) else self.of)

    async def looked(self, number: int, seat: int | None, at: int | None, told: int | None) -> Packed:
        """A moment of a stretch."""
        await self.reach(number)
        story, stop, log = self.story, self.past.stops[number], self.log_of(number)
        task = Look(story.setup, stop, log, seat, self.of, at, told)
        key = (*story.key, "look", seat, at, told)
        found: Packed = await self.archive.shelf.made(key, lambda: self.archive.ask(task, Packed, self.whose))
        return found

    async def answers(self) -> list[Packed]:
        """All of them, as they are told after the end."""
        await self.reach(self.stretches)
        return self.past.answers

    async def stretch_of(self, told: int) -> int:
        """The stretch in which an event is told; the last one, if there is no such event."""
        last = self.stretches - 1
        while told and len(self.past.stops) - 1 <= self.past.stretch_of(told) < last:
            await self.reach(len(self.past.stops))
        return min(self.past.stretch_of(told), last) if told else 0

    async def reach(self, number: int) -> None:
        """Walk until the stop is known at which that stretch begins."""
        if len(self.past.stops) <= number:
            async with self.past.walking:
                while len(self.past.stops) <= number:
                    known = len(self.past.stops) - 1
                    await self.walk(known, number - known, "stop")

    async def walk(
        self, number: int, most: int, want: Want, seat: int | None = None, since: int | None = None
    ) -> list[Stretch]:
        """Through some stretches, at least one; whoever comes to the end of one first notes the stop."""
        logs = [self.log_of(n) for n in range(number, number + min(most, MOST_STRETCHES))]
        task = Walk(self.story.setup, self.past.stops[number], logs, want, seat, since)
        found = await self.archive.ask(task, list[Stretch], self.whose)
        for n, stretch in enumerate(found, start=number):
            if n == len(self.past.answers) and self.is_whole(n):
                self.past.note(stretch)
        self.archive.shelf.put(self.story.key, self.past)
        return found

    def is_whole(self, number: int) -> bool:
        return self.story.is_over or (number + 1) * self.length <= self.of

    def log_of(self, number: int) -> bytes:
        if self.story.log is None:
            return self.past.logs[number]
        return folded(self.story.log[number * self.length : (number + 1) * self.length])


def film_parts(start: Packed, before: list[Packed], steps: list[Packed], answers: list[Packed] | None) -> list[Packed]:
    """Its parts of the log, without braces. The answers tell what everybody held: they are for after the end."""
    told = [packed(b"null")] if answers is None else [packed(b"["), *joined(answers), packed(b"]")]
    return [
        packed(b'"start":'),
        start,
        packed(b',"before":['),
        *joined(before),
        packed(b'],"film":['),
        *joined(steps),
        packed(b'],"answers":'),
        *told,
    ]


def game_file_of(connection: Connection, table_id: str) -> str:
    return str(connection.execute(select(exports.c.file).where(exports.c.table_id == table_id)).scalar_one())


def look_back_as(room: Room, viewer: Viewer, seat: int | None) -> int | None:
    """Through whose eyes: after the end anybody's, a spectator's too; before that one's own."""
    if room.status == OVER and seat == ONLOOKER:
        return None
    if seat is not None and not 0 <= seat < len(room.chairs):
        raise Refusal("no-such-seat", 404, seat=seat)
    if room.status == OVER:
        return seat if seat is not None or len(viewer.seats) != 1 else viewer.seats[0]
    own = shown_seat(room, viewer)
    if seat is not None and seat != own:
        raise Refusal("game-not-over", 403)
    return own


def log_head(room: Room, viewer: Viewer, seat: int | None, present: frozenset[str]) -> Packed:
    """The table, and through whose eyes, before the film that they saw."""
    return packed(b'{"table":%s,"seat":%s,' % (encode(table_info(room, viewer, present, None)), encode(seat)))


def names_in(texts: Texts, room: Room) -> list[str]:
    """What the site calls everybody in that language: bots have names of their own, people at least a number."""
    keys = ["bot-name" if chair.kind == "bot" else "seat-name" for chair in room.chairs]
    numbered = zip(keys, room.names(), bot_numbers(room.chairs), strict=True)
    return [name or texts.say(key, seat=number) for key, name, number in numbered]
