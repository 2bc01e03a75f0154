"""Recorded races: every position, every view and the outcome are as they were when the race was recorded."""

from functools import cache

import pytest

from paddock.games.steampunk_rally import GAME
from paddock.games.steampunk_rally.face import QUESTIONS
from paddock.games.steampunk_rally.state import Rally
from paddock.kernel.options import Choice, Number, Option
from paddock.kernel.replay import GameFile, read_game_file
from tests.recorded.chain import FOLDER, digests
from tests.recorded.record_steampunk_rally import RECORDINGS

every_recording = pytest.mark.parametrize("name", sorted(RECORDINGS))


@cache
def recorded(name: str) -> GameFile:
    return read_game_file((FOLDER / "steampunk_rally" / f"{name}.json").read_text(encoding="utf-8"))


@every_recording
def test_a_recorded_race_can_be_verified_and_shows_what_it_is_named_for(name: str) -> None:
    """Seed, every answer, the outcome and the last position."""
    table = recorded(name).verify(GAME)

    outcome = table.outcome()
    assert outcome is not None
    assert outcome.as_data() == recorded(name).outcome
    assert isinstance(table, Rally)
    assert RECORDINGS[name].shows(table)


@every_recording
def test_every_position_is_as_recorded(name: str) -> None:
    """Notation, agenda, options, all views, events and undo after each answer; the first that differs is named."""
    expected = (FOLDER / "steampunk_rally" / f"{name}.digests").read_text(encoding="utf-8").split()
    found = digests(GAME, recorded(name))

    differing = [answer for answer, (one, other) in enumerate(zip(found, expected)) if one != other]
    assert differing[:1] == [], f"the position after answer {differing[0]} is another one"
    assert len(found) == len(expected) == len(recorded(name).answers) + 1


@pytest.mark.parametrize("name", ["boosts", "every_loss"])
def test_a_race_recorded_under_older_rules_is_verified_under_them(name: str) -> None:
    """Version 1: the search for an arrangement gave up early, and boosts were closed more often."""
    file = read_game_file((FOLDER / "rules_1" / f"steampunk_rally_{name}.json").read_text(encoding="utf-8"))
    table = file.verify(GAME)

    assert isinstance(table, Rally)
    assert (table.rules, table.view(None)["rules"]) == (1, 1)
    assert not {"last-call", "store-at", "top-part"} & {kind for _, kind, _ in file.answers}


def test_every_file_belongs_to_a_recording() -> None:
    files = {file.name for file in (FOLDER / "steampunk_rally").iterdir()}

    assert files == {f"{name}.{kind}" for name in RECORDINGS for kind in ("json", "digests")}


def test_every_way_a_race_ends_and_every_option_is_recorded() -> None:
    files = [recorded(name) for name in RECORDINGS]

    assert {file.outcome["reason"] for file in files} == {"farthest", "most-parts", "shared"}
    assert {file.seats for file in files} >= {2, 3, 4, 8}
    for option in GAME.options:
        if option.key != "tiles":
            assert {file.options[option.key] for file in files} == values_of(option), option.key


def values_of(option: Option) -> set[object]:
    if isinstance(option, Number):
        return set(range(option.low, option.high + 1))
    return set(option.values) if isinstance(option, Choice) else {True, False}


def test_every_question_of_a_race_is_recorded() -> None:
    asked = {kind for name in RECORDINGS for _, kind, _ in recorded(name).answers}

    assert asked == set(QUESTIONS)
