"""Setup options of every game."""

from paddock.kernel.game import Game
from tests.every_game.kit import every_game


@every_game
def test_an_option_depends_on_values_that_another_option_has(game: Game) -> None:
    for option in game.options:
        for key, wanted in option.only_if.items():
            assert key != option.key
            assert all(game.option(key).accepts(value) for value in wanted)
