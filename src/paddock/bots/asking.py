"""A bot is asked and its answer given: whatever goes wrong with that is the bot's fault, and is told with its name."""

from paddock.bots.base import Bot
from paddock.bots.faults import fault_in
from paddock.kernel.errors import PaddockError, RuleFailed
from paddock.kernel.table import Table

__all__ = ["BotFailed", "let_answer"]


class BotFailed(PaddockError):
    """A bot that raised something, left the program, or gave an answer that nobody can take."""

    def __init__(self, bot: str, cause: str) -> None:
        self.bot = bot
        self.cause = cause
        super().__init__("bot-failed", bot=bot, cause=cause)


def let_answer(table: Table, seat: int, bot: Bot, name: str) -> None:
    """The seat's open question is answered by a bot of that name; BotFailed if it does not answer as it should."""
    try:
        table.answer(seat, bot.choose(table, seat))
    except RuleFailed:  # the bot can do nothing about it
        raise
    except (Exception, SystemExit) as fault:  # a bot may be anybody's
        raise BotFailed(name, fault_in([name], fault)) from fault
