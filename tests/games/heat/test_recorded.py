"""Recorded races: every position, every view and the outcome are as they were when the race was recorded."""

from functools import cache

import pytest

from paddock.games.heat import GAME
from paddock.games.heat.circuits import CIRCUITS
from paddock.games.heat.state import Race
from paddock.kernel.errors import BadFile
from paddock.kernel.options import checked
from paddock.kernel.replay import GameFile, game_file, read_game_file
from tests.recorded.chain import FOLDER, digest_text, digests
from tests.recorded.record import RECORDINGS

every_recording = pytest.mark.parametrize("name", sorted(RECORDINGS))


def text(name: str) -> str:
    return (FOLDER / "heat" / f"{name}.json").read_text(encoding="utf-8")


@cache
def recorded(name: str) -> GameFile:
    return read_game_file(text(name))


def contents(file: str) -> dict[str, object]:
    """A game file as data. Options that are younger than a recording have their default in it."""
    data = read_game_file(file).data
    return {**data, "options": checked(GAME.options, data["options"]), "digest": None}


@every_recording
def test_a_recorded_race_can_be_verified(name: str) -> None:
    """Seed, every answer, the outcome and the last position."""
    table = recorded(name).verify(GAME)

    outcome = table.outcome()
    assert outcome is not None
    assert outcome.as_data() == recorded(name).outcome
    assert contents(game_file(table)) == contents(text(name))


@every_recording
def test_every_position_is_as_recorded(name: str) -> None:
    """Notation, agenda, options, all views, events and undo after each answer; the first that differs is named."""
    expected = (FOLDER / "heat" / f"{name}.digests").read_text(encoding="utf-8").split()
    found = digests(GAME, recorded(name))

    differing = [answer for answer, (one, other) in enumerate(zip(found, expected)) if one != other]
    assert differing[:1] == [], f"the position after answer {differing[0]} is another one"
    assert len(found) == len(expected) == len(recorded(name).answers) + 1


@every_recording
def test_a_recorded_race_shows_the_moment_that_it_is_named_for(name: str) -> None:
    table = recorded(name).replay(GAME)

    assert isinstance(table, Race)
    assert RECORDINGS[name].shows(table)


@every_recording
def test_the_script_that_recorded_a_race_still_plays_it(name: str) -> None:
    assert contents(game_file(RECORDINGS[name].play(recorded(name).seed))) == contents(text(name))


def test_a_race_recorded_under_older_rules_is_verified_under_them() -> None:
    """Version 3: cards were given up that cooldowns could have paid for, and cooldowns were left after it."""
    file = read_game_file((FOLDER / "rules_3" / "heat_cards_given_up.json").read_text(encoding="utf-8"))
    table = file.verify(GAME)

    assert isinstance(table, Race)
    assert (table.rules, table.view(None)["rules"]) == (3, 3)
    assert RECORDINGS["garage_cards_given_up"].shows(table)


def test_a_race_of_rules_version_4_had_no_bound_and_goes_on_as_it_began() -> None:
    file = read_game_file((FOLDER / "rules_4" / "heat_everything_at_once.json").read_text(encoding="utf-8"))

    table = file.verify(GAME)

    assert file.rules == 4
    assert table.most_answers == 0


def test_every_file_belongs_to_a_recording() -> None:
    files = {file.name for file in (FOLDER / "heat").iterdir()}

    assert files == {f"{name}.{kind}" for name in RECORDINGS for kind in ("json", "digests")}


def test_every_way_a_race_ends_and_every_circuit_is_recorded() -> None:
    files = [recorded(name) for name in RECORDINGS]

    assert {file.outcome["reason"] for file in files} == {"all-finished", "against-the-clock", "season-over"}
    assert {file.options["circuit"] for file in files} == set(CIRCUITS)
    assert {file.options["laps"] for file in files} >= {"1", "2", "printed"}
    assert {file.seats for file in files} >= {1, 2, 3, 5, 6}


def test_a_chain_differs_from_the_first_answer_that_differs() -> None:
    """So that a comparison of digests compares something."""
    file = recorded("against_the_clock")
    other = read_game_file(text("against_the_clock"))
    table = file.replay(GAME, 0)
    seat, kind, choice = file.answers[0]
    another = next(option for option in table.options(seat) if option != choice)
    table.answer(seat, another)
    other.answers = [(seat, kind, another), *table.log[1:]]

    assert digests(GAME, other)[0] == digests(GAME, file)[0]
    assert digests(GAME, other)[1] != digests(GAME, file)[1]
    assert digest_text(["a" * 8] * 13).count("\n") == 2


def test_a_recording_with_one_answer_changed_is_refused() -> None:
    with pytest.raises(BadFile) as refusal:
        read_game_file(text("spin_out").replace('[0, "shift-gear", 2]', '[0, "shift-gear", 1]', 1))
    assert refusal.value.reason == "edited"
