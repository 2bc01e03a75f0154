"""Further addresses of this machine. Of IPv4 it has millions, of IPv6 one, and only root can give it more."""

import secrets
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

__all__ = ["ipv4_sources", "ipv6_sources"]


def ipv4_sources() -> Iterator[str]:
    return (f"127.0.1.{n}" for n in count(2))


@contextmanager
def ipv6_sources() -> Iterator[Iterator[str] | None]:
    """Each in a network of its own, even for those who count by /32; None where there can be none."""
    added: list[str] = []

    def fresh() -> str:
        drawn = secrets.token_hex(3)
        address = f"fd{drawn[:2]}:{drawn[2:]}::1"
        change("add", address)
        added.append(address)
        return address

    try:
        fresh()
    except OSError:
        yield None
        return
    try:
        yield (fresh() for _ in count())
    finally:
        for address in added:
            change("del", address)


def change(how: str, address: str) -> None:
    """OSError if this is not for us to do."""
    program = shutil.which("ip")
    if program is None:
        raise FileNotFoundError("ip")
    done = subprocess.run(
        [program, "-6", "address", how, f"{address}/128", "dev", "lo"], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise PermissionError(done.stderr)
