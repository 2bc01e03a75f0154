"""The levels that players choose from: which bot plays each."""

from typing import Final

from paddock.bots.base import Bot
from paddock.bots.greedy import GreedyBot
from paddock.bots.rookie import RookieBot
from paddock.bots.search import SearchBot
from paddock.kernel.chance import Chance

__all__ = ["LEVELS", "USUAL_LEVEL", "bot_of_level", "champion"]

LEVELS: Final = ["rookie", "club", "pro", "champion"]  # from the weakest to the strongest
USUAL_LEVEL: Final = "club"

PRO_PLAYOUTS: Final = 60
PRO_WIDTH: Final = 4
CHAMPION_PLAYOUTS: Final = 420
CHAMPION_WIDTH: Final = 8


def bot_of_level(level: str, chance: Chance) -> Bot:
    """The bot that plays a level."""
    if level == "rookie":
        return RookieBot(chance)
    if level == "pro":
        return SearchBot(chance, PRO_PLAYOUTS, PRO_WIDTH)
    if level == "champion":
        return champion(chance)
    return GreedyBot(chance)


def champion(chance: Chance) -> SearchBot:
    """The strongest of them."""
    return SearchBot(chance, CHAMPION_PLAYOUTS, CHAMPION_WIDTH)
