"""The terminal: ``paddock serve``, ``play``, ``simulate`` and the other commands."""

from collections.abc import Sequence

__all__ = ["main"]

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit code. Whoever stops it while it is still being loaded is not shown what it loads."""
    try:
        from paddock.cli.command import main as run
    except KeyboardInterrupt:
        return INTERRUPTED
    return run(argv)
