"""Bots of one's own: ``module:name`` is a class of bots, or a function that makes one from a stream of chance."""

from importlib import import_module

from paddock.bots.base import Bot
from paddock.bots.faults import fault_in
from paddock.kernel.chance import Chance
from paddock.kernel.errors import BadSetup

__all__ = ["is_own_bot", "own_bot"]


def is_own_bot(name: str) -> bool:
    return ":" in name


def own_bot(name: str, chance: Chance) -> Bot:
    """The bot that ``module:name`` makes; BadSetup if it makes none."""
    module, _, maker = name.partition(":")
    try:
        made: object = getattr(import_module(module), maker)(chance)
    except (Exception, SystemExit) as fault:  # it is not our code: anything may happen
        raise BadSetup("bot-not-made", bot=name, cause=fault_in([name], fault)) from fault
    if not isinstance(made, Bot):
        raise BadSetup("not-a-bot", bot=name)
    return made
