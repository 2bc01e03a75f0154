"""The film of a game so far, or of its end: played again from seed and answers, seen by one seat."""

from collections.abc import Callable

from paddock.kernel.events import Event
from paddock.kernel.table import Table, View
from paddock.server.rooms.film import Film, own_part
from paddock.server.rooms.wire import encode

__all__ = ["ReplayFilm", "replay_film"]

Log = list[tuple[int, str, int]]


class ReplayFilm:
    """Begins with the view of a table, before event number ``first``; every answer goes on with it.

    Beside it are the events told before, and all answers with the number of events after each.
    """

    def __init__(self, table: Table, first: int, seat: int | None) -> None:
        self.seat = seat
        self.first = self.told = first
        self.start = table.view(seat)
        self.public = table.view(None)
        self.own = own_part(table, seat, self.public)
        self.steps: list[bytes] = []
        self.before: list[View] = []
        self.answers: list[View] = []

    def go_on(self, events: list[Event], frames: list[Table], now: Table) -> None:
        """An answer has led to these events, the table at each of them, and the table now."""
        after = now.view(None)
        film = Film(self.public, after, self.told, events, frames, now)
        steps, self.own = film.steps(self.seat, self.own)
        self.steps += steps
        self.public = after
        self.told += len(events)

    def as_json(self, with_answers: bool) -> bytes:
        """Its parts of the log, without braces. The answers tell what everybody held: they are for after the end."""
        parts = b'"start":%s,"before":%s,"film":[%s]' % (encode(self.start), encode(self.before), b",".join(self.steps))
        return parts + b',"answers":' + encode(self.answers if with_answers else None)


def replay_film(new_table: Callable[[], Table], log: Log, seat: int | None, since: int) -> ReplayFilm:
    """It begins just before the first event from number ``since`` on, but never before the table was set up."""
    table = new_table()
    film = ReplayFilm(table, len(table.told), seat) if since <= len(table.told) else None
    answers: list[View] = []
    for who, question, choice in log:
        before = table.quiet_clone() if film is None else table
        told = len(table.told)
        table.watch()
        table.answer(who, choice)
        frames = table.take_frames()
        answers.append({"seat": who, "question": question, "choice": choice, "told": len(table.told)})
        if film is None and len(table.told) > since:
            told, frames, before = cut(told, frames, before, since)
            film = ReplayFilm(before, told, seat)
        if film is not None:
            film.go_on(table.told[told:], frames, table)
    film = film or ReplayFilm(table, len(table.told), seat)
    film.answers = answers
    film.before = [event for event in table.events_for(seat) if event["n"] < film.first]
    return film


def cut(told: int, frames: list[Table], before: Table, since: int) -> tuple[int, list[Table], Table]:
    """In the middle of an answer: the events from there on, and the table at the one before."""
    skipped = since - told
    return since, frames[skipped:], frames[skipped - 1] if skipped else before
