"""Where the site keeps its database and its key, unless told otherwise."""

import contextlib
import os
import secrets
import sys
from pathlib import Path

__all__ = ["default_data_folder", "known_key", "secret_key", "write_key"]

KEY_BYTES = 32


def default_data_folder() -> Path:
    """The place where this system keeps a program's data: XDG, Application Support or AppData."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "paddock"


def secret_key(data: Path) -> str:
    """The key that signs cookies: made once, readable by its owner only."""
    path = data / "key"
    with contextlib.suppress(FileExistsError):
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_urlsafe(KEY_BYTES))
    return path.read_text(encoding="ascii")


def known_key(data: Path) -> str:
    """The key that is there; OSError if there is none."""
    return (data / "key").read_text(encoding="ascii")


def write_key(data: Path, key: str) -> None:
    """The key of a site that was saved: its cookies and links go on working."""
    path = data / "key"
    half = data / "key.part"
    with os.fdopen(os.open(half, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
        file.write(key)
    half.replace(path)
