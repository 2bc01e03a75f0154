"""What can be wrong with a command line.

PaddockError
├── BadUsage        a word, a number or a file that the command cannot use
├── InFile          what is wrong with a file, and which file it is
└── InputEnded      nobody is left to answer
"""

from pathlib import Path

from paddock.kernel.errors import PaddockError

__all__ = ["BadUsage", "InFile", "InputEnded"]


class BadUsage(PaddockError):
    """The command cannot be carried out like that; nothing has been done."""


class InFile(PaddockError):
    """Another error, found in a file that a person named."""

    def __init__(self, path: Path, error: PaddockError) -> None:
        super().__init__(error.reason, **error.details)
        self.path = path


class InputEnded(PaddockError):
    """The input has ended before the game."""
