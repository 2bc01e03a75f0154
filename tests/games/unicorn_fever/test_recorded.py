"""Recorded games: every position, every view and the outcome are as they were when the game was recorded."""

from functools import cache

import pytest

from paddock.games.unicorn_fever import GAME
from paddock.games.unicorn_fever.state import Stable
from paddock.kernel.replay import GameFile, read_game_file
from tests.recorded.chain import FOLDER, digests
from tests.recorded.record_unicorn_fever import RECORDINGS

every_recording = pytest.mark.parametrize("name", sorted(RECORDINGS))


@cache
def recorded(name: str) -> GameFile:
    return read_game_file((FOLDER / "unicorn_fever" / f"{name}.json").read_text(encoding="utf-8"))


@every_recording
def test_a_recorded_game_can_be_verified_and_shows_what_it_is_named_for(name: str) -> None:
    """Seed, every answer, the outcome and the last position."""
    table = recorded(name).verify(GAME)

    outcome = table.outcome()
    assert outcome is not None
    assert outcome.as_data() == recorded(name).outcome
    assert isinstance(table, Stable)
    assert RECORDINGS[name].shows(table)


@every_recording
def test_every_position_is_as_recorded(name: str) -> None:
    """Notation, agenda, options, all views, events and undo after each answer; the first that differs is named."""
    expected = (FOLDER / "unicorn_fever" / f"{name}.digests").read_text(encoding="utf-8").split()
    found = digests(GAME, recorded(name))

    differing = [answer for answer, (one, other) in enumerate(zip(found, expected)) if one != other]
    assert differing[:1] == [], f"the position after answer {differing[0]} is another one"
    assert len(found) == len(expected) == len(recorded(name).answers) + 1


def test_every_way_a_game_ends_and_every_option_is_recorded() -> None:
    files = [recorded(name) for name in RECORDINGS]

    assert {file.outcome["reason"] for file in files} == {"fame", "debts", "shared"}
    assert {file.seats for file in files} >= {2, 3, 4, 6}
    assert {str(file.options["rounds"]) for file in files} == {"3", "4"}
    assert {str(file.options["race_deck"]) for file in files} == {"original", "classic"}
