"""Tried for a moment, with nothing left behind: a folder to write to, an address to listen at, who listens there."""

import errno
import os
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from paddock.server.addresses import HERE, listen

__all__ = ["is_paddock_at", "is_taken", "try_file", "try_folder"]

PAGE = 4096  # bytes: enough to find a disk that is full
ASK_SECONDS = 3.0
OWN_WORDS = ("ok", "storage-full", "storage-away")  # what a Paddock says of its health
NUMBERS = dict(zip(("0.0.0.0", "::"), HERE, strict=True))


def try_folder(folder: Path) -> None:
    """OSError if it cannot be made or written to."""
    folder = folder.absolute()
    standing = next(place for place in (folder, *folder.parents) if os.path.lexists(place))
    if not standing.is_dir():
        raise fault(errno.EEXIST if standing == folder else errno.ENOTDIR)
    if standing == folder:
        write_in(folder)
        return
    with TemporaryDirectory(prefix=".paddock-", dir=standing) as made:
        write_in(Path(made))


def try_file(file: Path) -> None:
    """OSError if it cannot be written, or made in a folder that must be there."""
    if not file.parent.is_dir():
        raise fault(errno.ENOENT)
    if file.exists() and not os.access(file, os.W_OK):
        raise fault(errno.EACCES)
    write_in(file.parent)


def write_in(folder: Path) -> None:
    with TemporaryFile(dir=folder, buffering=0) as file:
        file.write(bytes(PAGE))
        os.fsync(file.fileno())


def fault(number: int) -> OSError:
    return OSError(number, os.strerror(number))


def is_taken(host: str, port: int) -> bool:
    """Whether somebody listens there; OSError if nobody ever could."""
    try:
        listen(host, port)
    except OSError as why:
        if why.errno != errno.EADDRINUSE:
            raise
        return True
    return False


def is_paddock_at(host: str, port: int) -> bool:
    asked = HTTPConnection(NUMBERS.get(host, host), port, timeout=ASK_SECONDS)
    try:
        asked.request("GET", "/healthz")
        return asked.getresponse().read(PAGE).decode("latin-1").strip() in OWN_WORDS
    except (OSError, HTTPException):
        return False
    finally:
        asked.close()
