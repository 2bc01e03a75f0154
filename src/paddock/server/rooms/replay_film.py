"""The film of a stretch of a game: played again from where the stretch begins, seen by one seat."""

from paddock.kernel.events import Event
from paddock.kernel.table import Table
from paddock.server.rooms.film import Film, own_part

__all__ = ["ReplayFilm", "StretchFilm"]


class ReplayFilm:
    """Begins with the view of a table, before event number ``first``; every answer goes on with it."""

    def __init__(self, table: Table, first: int, seat: int | None) -> None:
        self.seat = seat
        self.first = self.told = first
        self.start = table.view(seat)
        self.public = table.view(None)
        self.own = own_part(table, seat, self.public)
        self.steps: list[bytes] = []

    def go_on(self, events: list[Event], frames: list[Table], now: Table) -> None:
        """An answer has led to these events, the table at each of them, and the table now."""
        after = now.view(None)
        film = Film(self.public, after, self.told, events, frames, now)
        steps, self.own = film.steps(self.seat, self.own)
        self.steps += steps
        self.public = after
        self.told += len(events)


class StretchFilm:
    """Films a table that is played on. ``offset`` events had been told before those that the table remembers.

    With ``since`` it begins just before the first event from that number on, but never before the table was set up;
    without, at once.
    """

    def __init__(self, table: Table, offset: int, seat: int | None, since: int | None) -> None:
        self.table = table
        self.offset = offset
        self.seat = seat
        self.since = since
        begins = since is None or (offset == 0 and since <= len(table.told))
        self.film = ReplayFilm(table, self.told(), seat) if begins else None

    def told(self) -> int:
        return self.offset + len(self.table.told)

    def answer(self, seat: int, choice: int) -> None:
        before = self.table.quiet_clone() if self.film is None else self.table
        told = self.told()
        self.table.watch()
        self.table.answer(seat, choice)
        frames = self.table.take_frames()
        if self.film is None and self.since is not None and self.told() > self.since:
            told, frames, before = cut(told, frames, before, self.since)
            self.film = ReplayFilm(before, told, self.seat)
        if self.film is not None:
            self.film.go_on(self.table.told[told - self.offset :], frames, self.table)

    def developed(self) -> ReplayFilm:
        """Where there is no such event it is empty and begins with the table of now."""
        return self.film or ReplayFilm(self.table, self.told(), self.seat)


def cut(told: int, frames: list[Table], before: Table, since: int) -> tuple[int, list[Table], Table]:
    """In the middle of an answer: the events from there on, and the table at the one before."""
    skipped = since - told
    return since, frames[skipped:], frames[skipped - 1] if skipped else before
