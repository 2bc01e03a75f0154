"""Files that people name: read as text, written whole or not at all."""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from paddock.cli.errors import BadUsage

__all__ = ["check_target", "check_there", "read_text", "write_text"]

LARGEST = 16 * 1024 * 1024


def read_text(path: Path) -> str:
    """The text of a file; BadUsage if there is none. Devices and pipes may never end, and are not read."""
    try:
        check_ordinary(path, path.stat())
        with path.open("rb") as file:
            found = file.read(LARGEST + 1)
        if len(found) > LARGEST:
            raise BadUsage("too-large", file=path)
        return found.decode("utf-8")
    except FileNotFoundError:
        raise BadUsage("no-such-file", file=path) from None
    except UnicodeDecodeError:
        raise BadUsage("not-text", file=path) from None
    except OSError as fault:
        raise BadUsage("cannot-read", file=path, cause=fault) from None


def check_there(path: Path) -> None:
    """BadUsage if there is no ordinary file."""
    try:
        check_ordinary(path, path.stat())
    except FileNotFoundError:
        raise BadUsage("no-such-file", file=path) from None
    except OSError as fault:
        raise BadUsage("cannot-read", file=path, cause=fault) from None


def check_ordinary(path: Path, found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise BadUsage("is-a-folder" if stat.S_ISDIR(found.st_mode) else "not-a-file", file=path)


def check_target(path: Path, may_replace: bool) -> None:
    """BadUsage if a file cannot be written there, or if something would be lost; nothing stays behind."""
    try:
        found = stat_if_there(path)
        if found is not None:
            check_ordinary(path, found)
            if found.st_size and not may_replace:
                raise BadUsage("file-exists", file=path)
            if not os.access(path, os.W_OK):
                raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        elif not path.parent.is_dir():
            raise BadUsage("no-such-folder", file=path.parent)
        half = half_written(path)
        half.touch()
        half.unlink()
    except OSError as fault:
        raise BadUsage("cannot-write", file=path, cause=fault) from None


def stat_if_there(path: Path) -> os.stat_result | None:
    try:
        return path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return None


def write_text(path: Path, text: str) -> None:
    """Replace the file in one go: whoever reads it finds the old text or the new one, never half of it."""
    half = half_written(path)
    try:
        half.write_text(text, encoding="utf-8")
        half.replace(path.resolve())  # behind a link, the file that it leads to
    except OSError as fault:
        with suppress(OSError):
            half.unlink()
        raise BadUsage("cannot-write", file=path, cause=fault) from None


def half_written(path: Path) -> Path:
    """Where a file is written first: beside its place, so that it can be moved there at once."""
    return path.resolve().with_name(f".paddock-{os.getpid()}.part")
