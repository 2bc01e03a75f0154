"""Why something cannot be done, in one sentence of the screen's language: also what the system says in English only."""

import errno
import socket

from paddock.cli.errors import InFile
from paddock.kernel.errors import PaddockError
from paddock.texts import Texts, refusal, shortened

__all__ = ["cause", "sentence"]

CAUSES = {
    errno.EACCES: "cli-cause-not-allowed",
    errno.EPERM: "cli-cause-not-allowed",
    errno.EROFS: "cli-cause-read-only",
    errno.ENOENT: "cli-cause-no-such-folder",
    errno.EEXIST: "cli-cause-is-a-file",
    errno.ENOSPC: "cli-cause-no-space",
    errno.ENAMETOOLONG: "cli-cause-long-name",
    errno.ELOOP: "cli-cause-links-in-a-circle",
    errno.ENOTDIR: "cli-cause-not-a-folder",
    errno.EADDRNOTAVAIL: "cli-cause-not-our-address",
    socket.EAI_NONAME: "cli-cause-unknown-address",
}


def cause(texts: Texts, fault: OSError) -> str:
    """What the system says, in our words if we have any."""
    key = CAUSES.get(fault.errno or 0)
    return (fault.strerror or str(fault)) if key is None else texts.say(key)


def sentence(texts: Texts, error: PaddockError, game: str = "") -> str:
    """Why not, with the file in which it was found."""
    details = {
        key: cause(texts, value) if isinstance(value, OSError) else value for key, value in error.details.items()
    }
    if isinstance(details.get("cause"), str):
        details["cause"] = str(details["cause"]).rstrip(".")  # our sentence has a full stop of its own
    why = refusal(texts, PaddockError(error.reason, **details), game)
    return f"{shortened(error.path)}: {why}" if isinstance(error, InFile) else why
