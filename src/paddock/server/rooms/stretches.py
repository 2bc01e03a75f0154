"""A game in stretches of so many answers, each played again by itself: what workers are asked when people look back.

Between two stretches lies a stop: a quiet table as text. Whoever has the stops can begin anywhere, and keeps little. No
task knows of another, so that any worker can take any, and other people's tasks go between those of a long game.
"""

import time
import zlib
from typing import Any, Literal

import msgspec
from msgspec import Struct

from paddock.kernel.events import NOBODY
from paddock.kernel.files import opened_text, sealed_text
from paddock.kernel.replay import read_game_file
from paddock.kernel.table import Table
from paddock.server.games import find_game
from paddock.server.packing import NOTHING, Packed, packed
from paddock.server.rooms.replay_film import StretchFilm
from paddock.server.rooms.wire import encode

__all__ = [
    "BEGINNING",
    "Log",
    "Look",
    "Name",
    "Setup",
    "Stop",
    "Stretch",
    "Unfold",
    "Unfolded",
    "Walk",
    "Want",
    "folded",
    "looked",
    "named",
    "unfolded",
    "walked",
]

FILE = "paddock-game"
QUICKLY = 1
WALK_SECONDS = 0.1
Log = list[tuple[int, str, int]]
Want = Literal["stop", "events", "film"]

decoded_log = msgspec.json.Decoder(Log).decode


class Setup(Struct, frozen=True):
    """What a table is set up from."""

    game: str
    seats: int
    options: dict[str, str | int | bool]
    seed: str  # larger than numbers in JSON may be
    rules: int


class Stop(Struct, frozen=True, array_like=True):
    """The table after so many answers, when so many events had been told."""

    answers: int
    told: int
    save: bytes


BEGINNING = Stop(0, 0, b"")  # nothing has been told: the table is yet to be set up


class Walk(Struct, tag="walk"):
    """From a stop through some stretches: where each ends, and what a seat saw of it if that is wanted."""

    setup: Setup
    stop: Stop
    logs: list[bytes]  # one a stretch; when time is over the last ones are left
    want: Want = "stop"
    seat: int | None = None
    since: int | None = None  # the event with which the film begins, where it begins in this stretch


class Stretch(Struct, array_like=True):
    """What a walk found: beside the stop the insides of JSON lists, and the view with which a film begins."""

    stop: Stop  # where the stretch ends
    answers: Packed  # each with the number of events after it
    seen: Packed  # the events, or the steps of the film
    before: Packed  # the events of the stretch before the film begins
    start: Packed


class Look(Struct, tag="look"):
    """What a seat saw after so many answers, or after the last one of which no more than so many events tell."""

    setup: Setup
    stop: Stop
    log: bytes
    seat: int | None
    of: int  # how many answers the game has
    at: int | None
    told: int | None


class Unfold(Struct, tag="unfold"):
    """The answers of a stored game file, stretch by stretch."""

    file: str
    stretch: int


class Unfolded(Struct):
    """How many they are, and the log of each stretch."""

    of: int
    logs: list[bytes]


class Name(Struct, tag="name"):
    """A stored game file, for somebody who reads it elsewhere: every seat has a name."""

    file: str
    names: list[str]


def folded(log: Log) -> bytes:
    return zlib.compress(encode(log), QUICKLY)


def opened(log: bytes) -> Log:
    return decoded_log(zlib.decompress(log))


def table_at(setup: Setup, stop: Stop) -> Table:
    """The table, which tells and notes from there on."""
    game = find_game(setup.game)
    if stop == BEGINNING:
        return game.new(setup.seats, setup.options, int(setup.seed), rules=setup.rules)
    table = game.load(zlib.decompress(stop.save).decode())
    table.quiet = False
    table.floors = [table.position] * table.seats
    return table


def walked(task: Walk) -> list[Stretch]:
    """One stretch after the other, as long as a task may take."""
    end = time.monotonic() + WALK_SECONDS
    found: list[Stretch] = []
    for log in task.logs:
        found.append(stretch_walked(task, found[-1].stop if found else task.stop, opened(log)))
        if time.monotonic() > end:
            break
    return found


def stretch_walked(task: Walk, start: Stop, log: Log) -> Stretch:
    """A stretch, played again."""
    table, offset = table_at(task.setup, start), start.told
    film = StretchFilm(table, offset, task.seat, task.since) if task.want == "film" else None
    answers: list[dict[str, Any]] = []
    for seat, question, choice in log:
        if film is None:
            table.answer(seat, choice)
        else:
            film.answer(seat, choice)
        answers.append({"seat": seat, "question": question, "choice": choice, "told": offset + len(table.told)})
    save = zlib.compress(table.quiet_clone().save().encode(), QUICKLY)
    stop = Stop(start.answers + len(answers), offset + len(table.told), save)
    if film is not None:
        return Stretch(stop, packed(inside(answers)), *what_was_filmed(film))
    events = events_seen(table, offset, task.seat) if task.want == "events" else []
    return Stretch(stop, packed(inside(answers)), packed(inside(events)), NOTHING, NOTHING)


def what_was_filmed(film: StretchFilm) -> tuple[Packed, Packed, Packed]:
    """The steps, and where the film begins here the events before them and the view."""
    developed = film.developed()
    steps = packed(b",".join(developed.steps))
    if film.since is None:
        return steps, NOTHING, NOTHING
    events = events_seen(film.table, film.offset, film.seat)
    before = [event for event in events if event["n"] < developed.first]
    return steps, packed(inside(before)), packed(encode(developed.start))


def inside(rows: list[dict[str, Any]]) -> bytes:
    """A list as JSON, without its brackets."""
    return encode(rows)[1:-1]


def events_seen(table: Table, offset: int, seat: int | None, first: int = 0) -> list[dict[str, Any]]:
    """What that seat may have noticed of the events that the table remembers from number ``first`` on."""
    viewer = NOBODY if seat is None else seat
    told = enumerate(table.told[max(0, first - offset) :], start=max(first, offset))
    return [event.as_data(n) for n, event in told if event.is_for(viewer)]


def looked(task: Look) -> Packed:
    """What that seat saw then, and what had just happened."""
    table, offset = table_at(task.setup, task.stop), task.stop.told
    at, just = task.stop.answers, offset  # where nothing was answered, all that the table tells has just happened
    for seat, _, choice in opened(task.log):
        if at == task.at:
            break
        before = table if task.told is None else table.quiet_clone()
        told = offset + len(table.told)
        table.answer(seat, choice)
        if task.told is not None and offset + len(table.told) > task.told:
            return packed(encode(frame(task, before, at, [])))
        at, just = at + 1, told
    return packed(encode(frame(task, table, at, events_seen(table, offset, task.seat, just))))


def frame(task: Look, table: Table, at: int, events: list[dict[str, Any]]) -> dict[str, Any]:
    seats = table.open_seats()
    return {
        "at": at,
        "of": task.of,
        "seat": task.seat,
        "view": table.view(task.seat),
        "open_seats": seats,
        "question": table.question(task.seat) if task.seat is not None and task.seat in seats else None,
        "events": events,
    }


def unfolded(task: Unfold) -> Unfolded:
    answers = read_game_file(task.file).answers
    firsts = range(0, max(1, len(answers)), task.stretch)
    return Unfolded(len(answers), [folded(answers[first : first + task.stretch]) for first in firsts])


def named(task: Name) -> Packed:
    data = opened_text(FILE, task.file)
    own = [*data["names"], *[""] * len(task.names)]
    names = [given or name for given, name in zip(own, task.names)]
    return packed(sealed_text(FILE, {**data, "names": names}).encode())
