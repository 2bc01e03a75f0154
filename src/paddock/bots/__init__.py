"""Bots: they know the face of a game and nothing else."""

from paddock.bots.advice import Advice, advice_for
from paddock.bots.asking import BotFailed, let_answer
from paddock.bots.base import Bot
from paddock.bots.faults import fault_in
from paddock.bots.greedy import GreedyBot
from paddock.bots.levels import LEVELS, USUAL_LEVEL, bot_of_level
from paddock.bots.own import is_own_bot, own_bot
from paddock.bots.random import RandomBot
from paddock.bots.search import SearchBot
from paddock.kernel.chance import Chance, stream_key
from paddock.kernel.errors import BadSetup

__all__ = [
    "BOT_NAMES",
    "LEVELS",
    "USUAL_LEVEL",
    "Advice",
    "Bot",
    "BotFailed",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "advice_for",
    "fault_in",
    "is_own_bot",
    "let_answer",
    "make_bot",
]

BOT_NAMES = ["random", "greedy", *LEVELS]


def make_bot(name: str, seed: int, seat: int) -> Bot:
    """A bot by its name, or by ``module:name``, with chance of its own; BadSetup if there is none."""
    chance = Chance(stream_key(seed, f"bot {seat}"))
    if name == "random":
        return RandomBot(chance)
    if name == "greedy":
        return GreedyBot(chance)
    if name in LEVELS:
        return bot_of_level(name, chance)
    if is_own_bot(name):
        return own_bot(name, chance)
    raise BadSetup("unknown-bot", bot=name, known=", ".join(BOT_NAMES))
