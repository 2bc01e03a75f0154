"""Numbered messages to everybody who sees the same: each part is written once and sent only when it has changed.

A number counts the messages of one stream and nothing else, so that it tells nobody how often another seat has answered
in secret. It holds the room's epoch and the viewer too: a number from before a restart, or from another seat, is never
taken for one of this stream, and whoever brings it gets the full state.
"""

import logging
from collections import deque
from collections.abc import Callable
from typing import Any

from paddock.kernel.events import NOBODY
from paddock.kernel.table import View
from paddock.server.logs import short_id
from paddock.server.rooms.film import Film, own_part
from paddock.server.rooms.message_parts import TableNow, asked, chat_lines, game_parts
from paddock.server.rooms.model import Room
from paddock.server.rooms.viewer import Viewer, shown_seat
from paddock.server.rooms.wire import encode

__all__ = ["Ear", "Stream"]

EPOCH = 1_000_000_000
VIEWER = 10_000_000
KEPT_MESSAGES = 64
KEPT_BYTES = 16 * 1024  # whoever missed more gets everything, which costs no more than so many messages

NOTHING = b"null"

Ear = Callable[[bytes], None]
Parts = dict[str, bytes]
log = logging.getLogger("paddock.rooms")


class Seen:
    """How much of the events and of the chat a viewer has been told."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.seat = seat
        self.viewer = NOBODY if seat is None else seat
        self.undos = room.undos
        self.told = 0
        self.count = 0
        self.last = -1
        self.said = room.said
        self.catch_up(room)

    def catch_up(self, room: Room) -> None:
        """Count the events since last time that this viewer may know."""
        told = [] if room.table is None else room.table.told
        for n in range(self.told, len(told)):
            if told[n].is_for(self.viewer):
                self.count += 1
                self.last = n
        self.told = len(told)

    def is_undone(self, room: Room) -> bool:
        """Whether an undo took back something that this viewer had seen."""
        if self.undos == room.undos:
            return False
        now = Seen(room, self.seat)
        if (now.count, now.last) != (self.count, self.last):
            return True
        self.undos = room.undos
        self.told = now.told
        return False


class Stream:
    """One viewer's messages, who listens to them, and what they have been told."""

    def __init__(self, room: Room, viewer: Viewer, epoch: int, present: frozenset[str]) -> None:
        self.viewer = viewer
        self.number = epoch * EPOCH + viewer.place() * VIEWER
        self.ears: set[Ear] = set()
        self.kept: deque[tuple[int, bytes]] = deque()
        self.kept_bytes = 0
        self.rested_at = -1
        self.keep_until = 0.0
        self.whole: bytes | None = None  # everything, as long as nothing happens
        self.seen = Seen(room, shown_seat(room, viewer))
        self.parts: Parts = {}
        self.facts: list[object] = []
        self.parts = self.fresh_parts(room, self.seen.seat, TableNow(room, present))
        self.own = seen_by(room, self.seen.seat)

    def refresh(self, room: Room, table: TableNow, film: Film | None) -> int:
        """Tell the listeners what has changed for them, if anything has; the number of messages sent.

        ``table`` is the table's part now, and ``film`` what has happened: the same for all viewers.
        """
        seat = shown_seat(room, self.viewer)
        steps = self.steps(room, film) if seat == self.seen.seat else None
        parts = self.fresh_parts(room, seat, table, steps)
        if steps is None:
            return self.begin_anew(room, seat, parts)
        changed = {name: part for name, part in parts.items() if part != self.parts[name]}
        changed.update(self.news(room, steps))
        self.parts = parts
        if not changed:
            return 0
        self.number += 1
        self.whole = None
        return self.send(message(b"update", self.number, changed))

    def steps(self, room: Room, film: Film | None) -> list[bytes] | None:
        """The steps of the film for this viewer; None if nothing leads from what was shown to what is now."""
        if room.table is None:
            return []
        if film is None or self.seen.is_undone(room):
            return None
        try:
            steps, self.own = film.steps(self.seen.seat, self.own)
        except Exception:
            log.exception("table %s: no film could be made", short_id(room.id))
            return None
        return steps

    def begin_anew(self, room: Room, seat: int | None, parts: Parts) -> int:
        """The table has started, another seat looks at the shared screen, or what was shown has been taken back."""
        self.parts = parts
        self.seen = Seen(room, seat)
        self.own = seen_by(room, seat)
        self.number += 1
        self.whole = None
        return self.send(self.full(room))

    def keep(self, text: bytes) -> None:
        """For those whose connection breaks for a moment."""
        self.kept.append((self.number, text))
        self.kept_bytes += len(text)
        while len(self.kept) > 1 and (self.kept_bytes > KEPT_BYTES or len(self.kept) > KEPT_MESSAGES):
            self.kept_bytes -= len(self.kept.popleft()[1])

    def rest(self) -> None:
        """Nothing was said since the last look: what can be made again is let go."""
        if self.rested_at == self.number:
            self.kept.clear()
            self.kept_bytes = 0
            self.whole = None
        self.rested_at = self.number

    def missed_since(self, number: int) -> list[bytes] | None:
        """The messages after that number, or None if there is a gap."""
        if number == self.number:
            return []
        kept = [text for n, text in self.kept if n > number]
        has_all = number < self.number and len(kept) == self.number - number
        return kept if has_all else None

    def full(self, room: Room) -> bytes:
        """Everything that this viewer may know, under the number of the last message."""
        if self.whole is None:
            events = [] if room.table is None else room.table.events_for(self.seen.seat)
            self.whole = encode(events)[1:-1].join(self.around(room))
        return self.whole

    def around(self, room: Room) -> tuple[bytes, bytes]:
        """The same, but for the inside of the list of events: what comes before it, and what comes after."""
        shown = {"view": room.view(self.seen.seat), "chat": chat_lines(room, room.chat)}
        return message(b"state", self.number, {**self.parts, **encoded(shown)})[:-1] + b',"events":[', b"]}"

    def fresh_parts(self, room: Room, seat: int | None, now: TableNow, steps: list[bytes] | None = None) -> Parts:
        """Every part as JSON; the table's, which seldom changes, and an open question are kept.

        ``steps`` has what this viewer has seen happen, None if everything begins anew.
        """
        table = self.parts.get("table")
        if table is None or steps is None or now.facts != self.facts:
            table = now.seen_by(self.viewer, seat)
            self.facts = now.facts
        parts = {"table": table, **encoded(game_parts(room, seat))}
        is_known = steps == [] and self.is_asked_as_before(room, parts)
        parts["question"] = self.parts["question"] if is_known else encode(asked(room, seat))
        return parts

    def is_asked_as_before(self, room: Room, parts: Parts) -> bool:
        """Whether the seat was asked and has not answered. As it sees nothing new, it is asked the same."""
        is_open = self.seen.seat in room.open_seats()
        return is_open and self.parts["question"] != NOTHING and parts["expected"] == self.parts["expected"]

    def news(self, room: Room, steps: list[bytes]) -> Parts:
        """What has happened, and new chat lines."""
        self.seen.catch_up(room)
        parts: Parts = {"film": b"[%s]" % b",".join(steps)} if steps else {}
        unheard = room.said - self.seen.said
        if unheard:
            parts["chat"] = encode(chat_lines(room, room.chat[-unheard:]))
            self.seen.said = room.said
        return parts

    def send(self, text: bytes) -> int:
        self.keep(text)
        for ear in list(self.ears):
            ear(text)
        return len(self.ears)


def seen_by(room: Room, seat: int | None) -> View:
    """What this seat sees beyond what everybody does."""
    public = room.view(None)
    return {} if room.table is None or public is None else own_part(room.table, seat, public)


def encoded(shown: dict[str, Any]) -> Parts:
    return {name: encode(part) for name, part in shown.items()}


def message(kind: bytes, number: int, parts: Parts) -> bytes:
    """A JSON object put together from parts that are JSON already."""
    fields = b"".join(b',"%s":%s' % (name.encode(), part) for name, part in parts.items())
    return b'{"type":"%s","number":%d%s}' % (kind, number, fields)
