"""Games are found by entry points, so that another package can bring one."""

import pytest

import paddock
from paddock.kernel.errors import BadSetup
from paddock.kernel.game import Game


def test_the_games_installed_are_named() -> None:
    assert "heat" in paddock.game_names()
    assert paddock.game_names() == sorted(set(paddock.game_names()))


def test_a_game_is_found_by_its_name() -> None:
    for name in paddock.game_names():
        game = paddock.game(name)
        assert isinstance(game, Game)
        assert game.name == name
        assert paddock.game(name) is game


def test_games_are_looked_for_once() -> None:
    assert paddock.installed_games() is paddock.installed_games()


@pytest.mark.parametrize("name", ["", "chess", "HEAT", "heat ", "../heat"])
def test_a_game_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        paddock.game(name)
    assert refusal.value.reason == "unknown-game"
    assert refusal.value.details == {"game": name, "known": ", ".join(paddock.game_names())}


def test_every_name_that_the_package_offers_exists() -> None:
    for name in paddock.__all__:
        assert hasattr(paddock, name)
