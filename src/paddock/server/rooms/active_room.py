"""A room in use: its lock, what is stored of it, who listens and who is there."""

import asyncio
from collections import Counter
from collections.abc import Callable
from itertools import count

from paddock.server.rooms.camera import Camera
from paddock.server.rooms.message_parts import TableNow
from paddock.server.rooms.model import Room
from paddock.server.rooms.store import Record
from paddock.server.rooms.stream import Ear, Stream
from paddock.server.rooms.viewer import Viewer, viewer_of

__all__ = ["ActiveRoom", "Listener"]

IDLE_SECONDS = 120.0
STREAM_SECONDS = 60.0  # how long messages are kept for somebody whose connection broke

tokens = count()


class Listener:
    """One socket: whose it is, how it is told something, and how it is closed."""

    def __init__(self, user: str | None, ear: Ear, cut_off: Callable[[], None]) -> None:
        self.user = user
        self.ear = ear
        self.cut_off = cut_off
        self.stream: Stream | None = None


class ActiveRoom:
    """Everything but the room is in memory only and may be forgotten. The lock is held by whoever changes or tells."""

    def __init__(self, room: Room, record: Record, epoch: int, now: float) -> None:
        self.room = room
        self.record = record
        self.epoch = epoch
        self.lock = asyncio.Lock()
        self.streams: dict[Viewer, Stream] = {}
        self.last_numbers: dict[Viewer, int] = {}
        self.listeners: set[Listener] = set()
        self.sockets: Counter[str] = Counter()
        self.here: frozenset[str] = frozenset()  # the people with an open socket; other threads may look
        self.seating = seating_of(room)
        self.camera = Camera(room)
        self.used = now
        self.bots: asyncio.Task[None] | None = None
        self.waits_for_leisure = False  # its bots do, for nobody needs them
        self.attention = asyncio.Event()  # somebody looks
        self.is_gone = False
        self.token = next(tokens)  # what is kept elsewhere of this room while it is in memory goes by that

    def is_idle(self, now: float) -> bool:
        is_at_work = self.bots is not None and not self.waits_for_leisure
        is_used = self.is_looked_at(now) or is_at_work or self.lock.locked()
        return not is_used and now - self.used > IDLE_SECONDS

    def is_looked_at(self, now: float) -> bool:
        """Whether somebody is there, or was a moment ago."""
        return bool(self.listeners) or any(stream.keep_until > now for stream in self.streams.values())

    def is_needed(self, now: float) -> bool:
        """Whether its bots may not wait: somebody looks, or will be asked something there."""
        return self.is_looked_at(now) or any(chair.user is not None and not chair.away for chair in self.room.chairs)

    def rest(self) -> None:
        """Let go what can be made again, where nothing has happened for a while."""
        if self.record.is_exported and not self.lock.locked():
            self.room.let_past_go()
        for stream in self.streams.values():
            stream.rest()

    # ---- those who listen ----------------------------------------------------------------------------------------

    def stream(self, viewer: Viewer, now: float) -> Stream:
        """The messages for a viewer, kept from now on."""
        stream = self.streams.get(viewer)
        if stream is None:
            stream = self.streams[viewer] = Stream(self.room, viewer, self.epoch, self.here)
            # A stream that begins again must not use its old numbers for new messages.
            stream.number = max(stream.number, self.last_numbers.get(viewer, 0) + 1)
            if len(self.streams) == 1:
                self.camera.wind_on()
        stream.keep_until = now + STREAM_SECONDS
        self.attention.set()
        return stream

    def enter(self, listener: Listener, since: int, now: float, full: Callable[[Stream], bytes] | None = None) -> None:
        """The others see who is there; the newcomer is told what was missed since that number, or everything.

        ``full`` says what that is in a room that does not have all of it itself.
        """
        if self.count(listener.user, 1):
            self.refresh(now)
        stream = self.stream(viewer_of(self.room, listener.user), now)
        missed = stream.missed_since(since)
        if missed is None:
            missed = [stream.full(self.room) if full is None else full(stream)]
        for text in missed:
            listener.ear(text)
        self.attach(listener, stream)
        self.listeners.add(listener)

    def leave(self, listener: Listener, now: float) -> bool:
        """Whether somebody is there no more."""
        self.listeners.discard(listener)
        if listener.stream is not None:
            listener.stream.keep_until = now + STREAM_SECONDS
        self.detach(listener)
        self.used = now
        return self.count(listener.user, -1)

    def count(self, user: str | None, change: int) -> bool:
        """One socket more or less of somebody; whether other people are there now."""
        before = self.here
        if user is not None:
            self.sockets[user] += change
            self.here = frozenset(user for user, sockets in self.sockets.items() if sockets > 0)
        return self.here != before

    def attach(self, listener: Listener, stream: Stream) -> None:
        stream.ears.add(listener.ear)
        listener.stream = stream

    def detach(self, listener: Listener) -> None:
        if listener.stream is not None:
            listener.stream.ears.discard(listener.ear)
            listener.stream = None

    def refresh(self, now: float) -> int:
        """Tell everybody what has changed for them; the number of messages."""
        self.forget_unheard(now)
        moved = self.moved_listeners()
        film = self.camera.film()
        table = TableNow(self.room, self.here)
        sent = sum(stream.refresh(self.room, table, film) for stream in self.streams.values())
        self.wind_on()
        for listener in moved:
            if self.room.is_light():  # what was told is not at hand here: it is when they come in again
                listener.cut_off()
                continue
            stream = self.stream(viewer_of(self.room, listener.user), now)
            self.attach(listener, stream)
            listener.ear(stream.full(self.room))
        self.room.let_views_go()
        return sent + len(moved)

    def moved_listeners(self) -> list[Listener]:
        """Whoever has sat down or left: they see the table with other eyes from now on, never again with the old."""
        seating = seating_of(self.room)
        if seating == self.seating:
            return []
        self.seating = seating
        moved = [listener for listener in self.listeners if self.has_moved(listener)]
        for listener in moved:
            self.detach(listener)
        return moved

    def has_moved(self, listener: Listener) -> bool:
        return listener.stream is None or listener.stream.viewer != viewer_of(self.room, listener.user)

    def wind_on(self) -> None:
        """The camera runs while there is somebody to see the film."""
        if self.streams:
            self.camera.wind_on()
        else:
            self.camera.stop()

    def forget_unheard(self, now: float) -> None:
        for viewer, stream in list(self.streams.items()):
            if not stream.ears and stream.keep_until <= now:
                self.last_numbers[viewer] = stream.number
                del self.streams[viewer]


def seating_of(room: Room) -> list[object]:
    """Whoever sits down, leaves, becomes host or loses a kept seat sees the table with other eyes."""
    return [room.owner, *((chair.user, chair.kept_for) for chair in room.chairs)]
