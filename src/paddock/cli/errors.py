"""What can be wrong with a command line.

PaddockError
└── BadUsage        a word, a number or a file that the command cannot use
"""

from paddock.kernel.errors import PaddockError

__all__ = ["BadUsage"]


class BadUsage(PaddockError):
    """The command cannot be carried out like that; nothing has been done."""
