"""The terminal: ``paddock serve``, ``games``, ``play``, ``simulate``, ``bench``, ``replay`` and ``verify``."""

from paddock.cli.command import main

__all__ = ["main"]
