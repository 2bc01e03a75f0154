"""``paddock games``."""

from paddock.cli.json_keys import GAME, GAMES
from paddock.kernel.face import FORMAT
from tests.cli.conftest import Paddock


def test_all_games_are_listed(paddock: Paddock) -> None:
    run = paddock("games")

    assert run.code == 0
    assert "heat" in run.out
    assert "circuit, laps" in run.out


def test_one_game_is_told_with_every_option_and_value(paddock: Paddock) -> None:
    run = paddock("games", "heat", "--lang", "ru")

    assert "Великобритания" in run.out
    assert "usa             США  (обычно)" in run.out
    assert "-o laps=…  Круги." in run.out


def test_an_option_that_needs_another_one_says_so(paddock: Paddock) -> None:
    run = paddock("games", "heat")

    assert "Counts only with season=none upgrades=basic|advanced|both." in run.out
    assert "Counts only with legends=1|2|3|4|5|6|7." in run.out


def test_json_is_what_the_site_offers_too(paddock: Paddock) -> None:
    heat = paddock("games", "heat", "--json").json()
    games = paddock("games", "--json").json()

    assert GAME.misfit(heat) == ""
    assert GAMES.misfit(games) == ""
    assert heat.pop("format") == games["format"] == FORMAT
    assert heat["id"] == "heat"
    assert heat["seats"] == [1, 6]
    assert heat["options"][1] == {
        "key": "circuit",
        "kind": "choice",
        "default": "usa",
        "choices": ["usa", "great_britain", "italy", "france"],
        "only_if": {"season": ["none"]},
    }
    assert heat in games["games"]


def test_long_values_leave_room_before_their_names(paddock: Paddock) -> None:
    run = paddock("games", "roborally")

    assert "chop_shop_challenge         Chop Shop Challenge" in run.out
    assert "all_for_one_or_one_for_all  All for One or One for All?" in run.out
