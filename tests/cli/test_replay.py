"""``paddock replay`` and ``paddock verify``."""

from pathlib import Path

from paddock.cli.json_keys import REPLAY, VERIFIED
from paddock.kernel.face import FORMAT
from tests.cli.conftest import Paddock
from tests.cli.run import played_table, write_game_file

RACE = Path("race.json")


def test_a_game_is_told_round_by_round(paddock: Paddock) -> None:
    write_game_file(RACE, names=["Ana", "Ben", "Cleo"])

    run = paddock("replay", "race.json")

    lines = run.out.splitlines()
    rounds = [line for line in lines if line.startswith("Round ")]
    assert run.code == 0
    assert rounds == [f"Round {number}" for number in range(1, len(rounds) + 1)]
    assert len(rounds) > 5
    assert any("Cleo" in line for line in lines)
    assert "New in hand" not in run.out
    assert "new in hand" not in run.out


def test_a_seat_reads_its_own_cards_and_no_others(paddock: Paddock) -> None:
    write_game_file(RACE, names=["Ana", "Ben", "Cleo"])

    run = paddock("replay", "race.json", "--seat", "2")

    drawn = [line for line in run.out.replace("\n   ", " ").splitlines() if "new in hand" in line]
    assert drawn
    assert all("Ben" in line for line in drawn)


def test_a_game_without_names_is_told_with_numbers(paddock: Paddock) -> None:
    write_game_file(RACE)

    assert "Гонщик 3" in paddock("replay", "race.json", "--lang", "ru").out


def test_a_name_cannot_play_tricks_with_the_terminal(paddock: Paddock) -> None:
    write_game_file(RACE, names=["\x1b[2JAna", "Ben", "Cleo"])

    told = paddock("replay", "race.json").out

    assert "\x1b" not in told
    assert "[2JAna" in told


def test_a_step_is_shown_as_a_picture(paddock: Paddock) -> None:
    write_game_file(RACE)

    run = paddock("replay", "race.json", "--step", "30", "--seat", "1")

    assert f"After answer 30 of {len(played_table().log)} (lap 1 of " in run.out
    assert "A limit 7" in run.out
    assert "Hand" in run.out
    assert "To answer: " in run.out


def test_the_first_step_is_before_all_answers(paddock: Paddock) -> None:
    write_game_file(RACE)

    run = paddock("replay", "race.json", "--step", "0")

    assert "To answer: Driver 1, Driver 2, Driver 3" in run.out
    assert "Hand" not in run.out


def test_the_last_step_shows_the_places(paddock: Paddock) -> None:
    write_game_file(RACE)

    run = paddock("replay", "race.json", "--step", str(len(played_table().log)))

    assert "All cars finished" in run.out


def test_json_holds_the_view_and_the_events_of_the_seat(paddock: Paddock) -> None:
    write_game_file(RACE)
    table = played_table(30)

    told = paddock("replay", "race.json", "--json", "--step", "30", "--seat", "1").json()

    assert (told["step"], told["seat"], told["outcome"]) == (30, 0, None)
    assert REPLAY.misfit(told) == ""
    assert told["format"] == FORMAT
    assert told["view"] == table.view(0)
    assert told["events"] == table.events_for(0)


def test_json_of_a_whole_game_is_a_spectators(paddock: Paddock) -> None:
    write_game_file(RACE)
    table = played_table()
    outcome = table.outcome()

    told = paddock("replay", "race.json", "--json").json()

    assert outcome is not None
    assert told["outcome"] == outcome.as_data()
    assert told["events"] == table.events_for(None)
    assert "hand" not in told["view"]


def test_verify_says_what_was_checked(paddock: Paddock) -> None:
    write_game_file(RACE)

    run = paddock("verify", "race.json")

    assert run.code == 0
    assert "The seed 4 matches its commitment" in run.out
    assert f"{len(played_table().log)} answers were played again" in run.out
    assert "outcome are as recorded" in run.out
    assert "All cars finished" in run.out


def test_verify_as_json(paddock: Paddock) -> None:
    write_game_file(RACE)

    checked = paddock("verify", "race.json", "--json").json()

    assert VERIFIED.misfit(checked) == ""
    assert checked["format"] == FORMAT
    assert checked["verified"] is True
    assert checked["seed"] == "4"
    assert checked["answers"] == len(played_table().log)


def test_a_game_that_goes_on_can_be_verified_so_far(paddock: Paddock) -> None:
    write_game_file(RACE, answers=12)

    run = paddock("verify", "race.json", "--lang", "ru")

    assert run.code == 0
    assert "Заново сыграно 12 ответов" in run.out
    assert "Партия не закончена" in run.out
