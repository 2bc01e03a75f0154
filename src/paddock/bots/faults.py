"""What went wrong in a bot, for the person who wrote it: the fault, and the last line of the bot's own code."""

import os
from collections.abc import Sequence
from types import TracebackType

__all__ = ["fault_in"]


def fault_in(bots: Sequence[str], fault: BaseException) -> str:
    """``TypeError: … (mine.py:12)``; the line is that of a bot named ``module:name``, or of a module beside it."""
    told = f"{type(fault).__name__}: {fault}"
    line = last_line({package_of(bot) for bot in bots if ":" in bot}, fault.__traceback__)
    return f"{told} ({line})" if line else told


def package_of(bot: str) -> str:
    return bot.partition(":")[0].partition(".")[0]


def last_line(packages: set[str], traceback: TracebackType | None) -> str:
    """The file and the line within these packages at which the fault was, or from which it was called; "" if none."""
    found = ""
    while traceback is not None:
        frame = traceback.tb_frame
        if str(frame.f_globals.get("__name__", "")).partition(".")[0] in packages:
            found = f"{shown_file(frame.f_code.co_filename)}:{traceback.tb_lineno}"
        traceback = traceback.tb_next
    return found


def shown_file(path: str) -> str:
    """As it is named from here, if it is here."""
    here = os.getcwd() + os.sep  # noqa: PTH109 - a path as text is what a frame knows
    return path.removeprefix(here)
