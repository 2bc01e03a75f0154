"""Recorded races: every position, every view and the outcome are as they were when the race was recorded."""

from functools import cache

import pytest

from paddock.games.roborally import GAME
from paddock.games.roborally.courses import GOALS, RULES, course
from paddock.games.roborally.state import Factory
from paddock.kernel.replay import GameFile, game_file, read_game_file
from tests.recorded.chain import FOLDER, digests
from tests.recorded.record_roborally import RECORDINGS

every_recording = pytest.mark.parametrize("name", sorted(RECORDINGS))


@cache
def recorded(name: str) -> GameFile:
    return read_game_file((FOLDER / "roborally" / f"{name}.json").read_text(encoding="utf-8"))


@every_recording
def test_a_recorded_race_can_be_verified_and_shows_what_it_is_named_for(name: str) -> None:
    """Seed, every answer, the outcome and the last position."""
    table = recorded(name).verify(GAME)

    outcome = table.outcome()
    assert outcome is not None
    assert outcome.as_data() == recorded(name).outcome
    assert isinstance(table, Factory)
    assert RECORDINGS[name].shows(table)


@every_recording
def test_every_position_is_as_recorded(name: str) -> None:
    """Notation, agenda, options, all views, events and undo after each answer; the first that differs is named."""
    expected = (FOLDER / "roborally" / f"{name}.digests").read_text(encoding="utf-8").split()
    found = digests(GAME, recorded(name))

    differing = [answer for answer, (one, other) in enumerate(zip(found, expected)) if one != other]
    assert differing[:1] == [], f"the position after answer {differing[0]} is another one"
    assert len(found) == len(expected) == len(recorded(name).answers) + 1


def test_every_file_belongs_to_a_recording() -> None:
    files = {file.name for file in (FOLDER / "roborally").iterdir()}

    assert files == {f"{name}.{kind}" for name in RECORDINGS for kind in ("json", "digests")}


def test_every_way_a_race_ends_and_every_rule_of_a_course_is_recorded() -> None:
    files = [recorded(name) for name in RECORDINGS]
    courses = [course(str(file.options["course"])) for file in files]

    assert {file.outcome["reason"] for file in files} == {
        "flags",
        "team-flags",
        "last-robot",
        "last-team",
        "all-out",
        "captured",
        "control",
        "turn-limit",
    }
    assert {one.goal for one in courses} == set(range(len(GOALS)))
    assert {rule for one in courses for rule in one.rules} >= set(RULES) - {"one_minute"}
    assert {file.seats for file in files} >= {1, 2, 3, 4, 5, 8}


def test_a_race_begun_under_version_4_is_saved_loaded_and_verified_under_it() -> None:
    """Since version 5 the High-Power Laser may be declined; nothing is asked in races that began before."""
    table = GAME.new(2, {"course": "risky_exchange", "turn_limit": 1}, seed=3, rules=4)
    loaded = GAME.load(table.save())
    while loaded.outcome() is None:
        seat = loaded.open_seats()[0]
        loaded.answer(seat, loaded.options(seat)[0])

    verified = read_game_file(game_file(loaded)).verify(GAME)
    assert [one.rules for one in (table, loaded, verified)] == [4, 4, 4]
    assert verified.view(None)["rules"] == 4
