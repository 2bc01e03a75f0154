"""Recorded races: every position, every view and the outcome are as they were when the race was recorded."""

from functools import cache

import pytest

from paddock.games.formula_d import GAME
from paddock.games.formula_d.state import Race
from paddock.kernel.options import Choice
from paddock.kernel.replay import GameFile, read_game_file
from tests.recorded.chain import FOLDER, digests
from tests.recorded.record_formula_d import RECORDINGS

every_recording = pytest.mark.parametrize("name", sorted(RECORDINGS))


@cache
def recorded(name: str) -> GameFile:
    return read_game_file((FOLDER / "formula_d" / f"{name}.json").read_text(encoding="utf-8"))


@every_recording
def test_a_recorded_race_can_be_verified_and_shows_what_it_is_named_for(name: str) -> None:
    """Seed, every answer, the outcome and the last position."""
    table = recorded(name).verify(GAME)

    outcome = table.outcome()
    assert outcome is not None
    assert outcome.as_data() == recorded(name).outcome
    assert isinstance(table, Race)
    assert RECORDINGS[name].shows(table)


@every_recording
def test_every_position_is_as_recorded(name: str) -> None:
    """Notation, agenda, options, all views, events and undo after each answer; the first that differs is named."""
    expected = (FOLDER / "formula_d" / f"{name}.digests").read_text(encoding="utf-8").split()
    found = digests(GAME, recorded(name))

    differing = [answer for answer, (one, other) in enumerate(zip(found, expected)) if one != other]
    assert differing[:1] == [], f"the position after answer {differing[0]} is another one"
    assert len(found) == len(expected) == len(recorded(name).answers) + 1


def test_a_race_recorded_under_older_rules_is_verified_under_them() -> None:
    """Version 1: a slide counted its changes of lane anew."""
    file = read_game_file((FOLDER / "rules_1" / "formula_d_rain.json").read_text(encoding="utf-8"))
    table = file.verify(GAME)

    assert isinstance(table, Race)
    assert (table.rules, table.view(None)["rules"]) == (1, 1)
    assert RECORDINGS["rain"].shows(table)


@pytest.mark.parametrize("name", ["qualifying", "soft_tyres"])
def test_a_race_recorded_under_version_2_is_verified_under_it(name: str) -> None:
    """Version 2: the numbers rolled for the grid were added up, and every way was counted by itself."""
    file = read_game_file((FOLDER / "rules_2" / f"formula_d_{name}.json").read_text(encoding="utf-8"))
    table = file.verify(GAME)

    assert isinstance(table, Race)
    assert (table.rules, table.view(None)["rules"]) == (2, 2)
    assert RECORDINGS[name].shows(table)


def test_every_file_belongs_to_a_recording() -> None:
    files = {file.name for file in (FOLDER / "formula_d").iterdir()}

    assert files == {f"{name}.{kind}" for name in RECORDINGS for kind in ("json", "digests")}


def test_every_way_a_race_ends_and_every_option_is_recorded() -> None:
    files = [recorded(name) for name in RECORDINGS]

    assert {file.outcome["reason"] for file in files} == {"all-home", "nobody-finished", "teams-ranked"}
    for option in GAME.options:
        if option.key != "circuit":
            values = set(option.values) if isinstance(option, Choice) else {True, False}
            assert {file.options[option.key] for file in files} == values, option.key
    assert {file.seats for file in files} >= {2, 3, 6, 10}
