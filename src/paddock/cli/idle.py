"""Options that change nothing beside the others: whoever typed them is told."""

from paddock.cli.games import settings
from paddock.cli.screen import Screen
from paddock.kernel.game import Game
from paddock.kernel.options import Value, checked

__all__ = ["warn_of_idle_options"]


def warn_of_idle_options(game: Game, chosen: dict[str, Value], screen: Screen) -> None:
    """One line for each; BadSetup if an option or its value does not exist."""
    values = checked(game.options, chosen)
    for option in game.options:
        if option.key in chosen and not option.counts(values):
            screen.warn(screen.say("cli-no-effect", option=option.key, setting=settings(option.only_if)))
