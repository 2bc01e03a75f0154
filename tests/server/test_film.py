"""The film: played forward, it gives the view that the server has, at every event and after every answer."""

import json
import logging
import random
from contextlib import suppress
from functools import lru_cache
from itertools import takewhile
from pathlib import Path
from typing import Any, cast

import pytest

import paddock
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.events import Event
from paddock.kernel.table import Table, View
from paddock.server.patches import patched
from paddock.server.refusals import Refusal
from paddock.server.rooms import playing
from paddock.server.rooms.active_room import ActiveRoom
from paddock.server.rooms.film import Film, own_part
from paddock.server.rooms.model import Room
from tests.server.rooms import NOW, Watcher, active_room, race_room, started_room

Data = dict[str, Any]

FOLDER = Path(__file__).parent.parent / "recorded"
RECORDED = [path for name in paddock.game_names() for path in sorted((FOLDER / name).glob("*.json"))]


class Spectacles:
    """One viewer: applies what comes, as a browser does, and compares it with the table itself."""

    def __init__(self, active: ActiveRoom, seat: int | None) -> None:
        self.seat = seat
        self.watcher = Watcher(active, None if seat is None else f"u{seat}")
        self.view: View = {}
        self.events: list[Data] = []
        self.question: Data | None = None
        self.heard = 0

    def look(self, told: int, frames: list[Table], now: Table) -> None:
        """``frames``: the table at the events from number ``told`` on, and ``now`` after them."""
        for text in self.watcher.told[self.heard :]:
            message = json.loads(text)
            if message["type"] == "state":
                self.view, self.events = message["view"], message["events"]
            self.question = message.get("question", self.question)
            for step in message.get("film", []):
                self.take(step)
                if "n" in step:
                    assert self.view == seen_in(frames[step["n"] - told], self.seat, step["n"]), step
        self.heard = len(self.watcher.told)
        assert self.view == now.view(self.seat)
        assert self.question == (now.question(self.seat) if self.seat in now.open_seats() else None)
        fresh = [*takewhile(lambda event: event["n"] >= told, reversed(self.events))]
        assert fresh[::-1] == now.events_for(self.seat, told)

    def take(self, step: Data) -> None:
        patch = step.pop("patch", None)
        assert patch is None or patch
        self.view = self.view if patch is None else patched(self.view, patch)
        if step:
            self.events.append(step)


def seen_in(frame: Table, seat: int | None, n: int) -> View:
    """The view in a frame; for most seats put together of what everybody sees and the own part, to save time."""
    if seat is None or frame.game.own_view is None or n % frame.seats == seat:
        return frame.view(seat)
    return {**public_view(frame), **frame.game.own_view(frame, seat)}


@lru_cache(1000)
def public_view(frame: Table) -> View:
    return frame.view(None)


def viewers_of(active: ActiveRoom) -> list[Spectacles]:
    return [Spectacles(active, seat) for seat in (None, *range(len(active.room.chairs)))]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_films_of_recorded_games_give_the_servers_views(path: Path) -> None:
    file = paddock.read_game_file(path.read_text())
    room = started_room(file.game, file.seats, file.seed, None, file.options, file.rules)
    twin = file.start(room.game)
    active = active_room(room)
    viewers = viewers_of(active)
    for seat, _, choice in file.answers:
        told = len(twin.told)
        twin.watch()
        twin.answer(seat, choice)
        playing.answer_for_bot(room, seat, [choice], NOW)
        active.refresh(NOW / 1000)
        for viewer in viewers:
            viewer.look(told, twin.frames or [], twin)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", paddock.game_names())
def test_the_films_of_random_games_give_the_servers_views_with_lists_of_answers_and_undo(name: str, seed: int) -> None:
    dice = random.Random(seed)
    room = started_room(name, min(3, paddock.game(name).seats[1]), seed, None, {})
    active = active_room(room)
    viewers = viewers_of(active)
    assert room.table is not None
    for _ in range(300):
        if room.status != "playing":
            return
        told = len(room.table.told)
        frames = act(room, dice)
        active.refresh(NOW / 1000)
        for viewer in viewers:
            viewer.look(min(told, len(room.table.told)), frames, room.table)


def act(room: Room, dice: random.Random) -> list[Table]:
    """Some answers of a seat in one list, now and then refused as a whole, or an undo; the table at each event."""
    assert room.table is not None
    seat = dice.choice(room.open_seats())
    if room.can_undo(seat) and dice.random() < 0.3:
        playing.undo(room, seat, f"u{seat}", f"undo {room.written}", NOW)
        return []
    trial = room.table.clone()
    trial.watch()
    choices: list[int] = []
    while seat in trial.open_seats() and len(choices) < dice.choice([1, 2, 8]):
        choices.append(dice.choice(trial.options(seat)))
        trial.answer(seat, choices[-1])
    if dice.random() < 0.1:
        with suppress(Refusal):
            playing.answer(room, seat, f"u{seat}", room.given[seat], f"{room.written}", [*choices, 999_999], NOW)
    playing.answer(room, seat, f"u{seat}", room.given[seat], f"{room.written}", choices, NOW)
    return trial.frames or []


def answer(room: Room, active: ActiveRoom, seat: int, dice: random.Random) -> None:
    """One answer of a seat, told to everybody."""
    assert room.table is not None
    playing.answer_for_bot(room, seat, [dice.choice(room.table.options(seat))], NOW)
    active.refresh(NOW / 1000)


def test_nothing_is_filmed_while_nobody_is_there() -> None:
    room = race_room()
    active = active_room(room)
    dice = random.Random(1)
    assert room.table is not None

    answer(room, active, 0, dice)
    assert not is_filmed(room)
    watcher = Watcher(active, "u1")
    assert is_filmed(room)
    while b'"film":[{"n"' not in watcher.told[-1]:
        answer(room, active, dice.choice(room.open_seats()), dice)
        assert room.table.frames == []  # they are dropped as soon as they are shown
    active.leave(next(iter(active.listeners)), NOW / 1000)
    active.refresh(NOW / 1000 + 120)

    assert not is_filmed(room)


def is_filmed(room: Room) -> bool:
    return room.table is not None and room.table.frames is not None


def test_an_answer_that_others_do_not_see_is_no_film_for_them() -> None:
    room = race_room()
    active = active_room(room)
    own, other, onlooker = Watcher(active, "u0"), Watcher(active, "u1"), Watcher(active, None)
    heard = len(own.told), len(other.told), len(onlooker.told)

    answer(room, active, 0, random.Random(1))

    (update,) = [json.loads(text) for text in own.told[heard[0] :]]
    assert [list(step) for step in update["film"]] == [["patch"]]
    assert (len(other.told), len(onlooker.told)) == heard[1:]


def test_a_film_that_fails_brings_the_whole_state_and_the_answer_stands(caplog: pytest.LogCaptureFixture) -> None:
    room = race_room(1)
    active = active_room(room)
    watcher = Watcher(active, "u0")
    assert room.table is not None
    while not room.table.frames:
        active.refresh(NOW / 1000)
        playing.answer_for_bot(room, 0, [room.table.options(0)[-1]], NOW)
    given = len(room.table.log)

    room.table.frames = [cast(Table, Broken()) for _ in room.table.frames]
    with caplog.at_level(logging.ERROR):
        active.refresh(NOW / 1000)

    message = json.loads(watcher.told[-1])
    assert (message["type"], message["view"]) == ("state", room.table.view(0))
    assert message["events"] == room.table.events_for(0)
    assert len(room.table.log) == given
    assert "no film could be made" in caplog.text
    answer(room, active, 0, random.Random(1))
    assert json.loads(watcher.told[-1])["type"] == "update"


class Broken:
    """A table whose view fails."""

    def view(self, _seat: int | None) -> View:
        raise ValueError


# ---- nothing leaks ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", paddock.game_names())
def test_tables_that_differ_only_in_secrets_give_the_same_film_to_the_last_byte(name: str, seed: int) -> None:
    """The other table is the one that the viewer may imagine, at every event."""
    chance = Chance(stream_key(seed, "other"))
    dice = random.Random(seed)
    table = paddock.game(name).new(min(3, paddock.game(name).seats[1]), {}, seed)
    shown = 0
    for _ in range(150):
        if not table.open_seats():
            break
        before, told = table.quiet_clone(), len(table.told)
        seat = dice.choice(table.open_seats())
        table.watch()
        table.answer(seat, dice.choice(table.options(seat)))
        moments = [before, *table.take_frames(), table]
        for viewer in (None, *range(table.seats)):
            real = film_of(moments, table.told[told:], viewer)
            imagined = film_of([moment.imagine(viewer, chance) for moment in moments], table.told[told:], viewer)
            assert imagined == real
            shown += len(real)
    assert shown > 0


def film_of(moments: list[Table], events: list[Event], seat: int | None) -> list[bytes]:
    """The film through the table before, at each event, and after them."""
    before, *frames, now = moments
    public = before.view(None)
    steps, _ = Film(public, now.view(None), 0, events, frames, now).steps(seat, own_part(before, seat, public))
    return steps
