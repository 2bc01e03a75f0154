"""The table's part of a message is kept while nothing in it changes; whatever changes there is told."""

import json
from collections.abc import Callable

import msgspec
import pytest

from paddock.server.rooms.model import Room, Turn
from tests.server.rooms import NOW, Watcher, active_room, race_room


def set_due(room: Room) -> None:
    turn = room.chairs[2].turn
    assert turn is not None
    room.chairs[2].turn = msgspec.structs.replace(turn, due=NOW + 1)


CHANGES: dict[str, Callable[[Room], None]] = {
    "kind": lambda room: setattr(room.chairs[1], "kind", "bot"),
    "level": lambda room: setattr(room.chairs[1], "level", "pro"),
    "name": lambda room: setattr(room.chairs[1], "name", "Otto"),
    "away": lambda room: setattr(room.chairs[1], "away", True),
    "missed": lambda room: setattr(room.chairs[1], "missed", 1),
    "missed rounds": lambda room: setattr(room.chairs[1], "missed_rounds", 1),
    "host": lambda room: setattr(room, "owner", "u1"),
    "deadline": set_due,
    "rematch": lambda room: setattr(room, "rematch", "again"),
}


@pytest.mark.parametrize("name", list(CHANGES))
def test_a_change_is_told(name: str) -> None:
    room = race_room()
    active = active_room(room)
    watcher = Watcher(active, None)

    active.refresh(NOW / 1000)
    assert len(watcher.told) == 1  # nothing has changed
    CHANGES[name](room)
    active.refresh(NOW / 1000)

    before, after = (json.loads(text)["table"] for text in watcher.told)
    assert before != after


def test_who_comes_and_goes_is_told() -> None:
    active = active_room(race_room())
    watcher = Watcher(active, None)

    Watcher(active, "u1")

    assert [seat["connected"] for seat in json.loads(watcher.told[-1])["table"]["seats"]] == [False, True, False]


def test_a_turn_is_numbered_by_the_answers_before_it() -> None:
    room = race_room()

    assert room.chairs[0].turn == Turn(0, NOW, NOW + 90_000, (1, "plan"))
