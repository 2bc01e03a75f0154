"""Files that people name: read as text, written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path

from paddock.cli.errors import BadUsage

__all__ = ["check_writable", "read_text", "write_text"]


def read_text(path: Path) -> str:
    """The text of a file; BadUsage if there is none."""
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise BadUsage("no-such-file", file=path) from None
    except IsADirectoryError:
        raise BadUsage("is-a-folder", file=path) from None
    except UnicodeDecodeError:
        raise BadUsage("not-text", file=path) from None
    except OSError as fault:
        raise BadUsage("cannot-read", file=path, cause=fault.strerror) from None


def check_writable(path: Path) -> None:
    """BadUsage if a file cannot be written there; nothing is written."""
    if path.exists() and not path.is_file():
        raise BadUsage("is-a-folder" if path.is_dir() else "not-a-file", file=path)
    if not path.parent.is_dir():
        raise BadUsage("no-such-folder", file=path.parent)
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise BadUsage("cannot-write", file=path, cause=os.strerror(13))


def write_text(path: Path, text: str) -> None:
    """Replace the file in one go: whoever reads it finds the old text or the new one, never half of it."""
    half = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path)
    except OSError as fault:
        with suppress(OSError):
            half.unlink()
        raise BadUsage("cannot-write", file=path, cause=fault.strerror) from None
