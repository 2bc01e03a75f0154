"""Workers at one database are one site only if they have one key: others' tables could never be reached."""

import asyncio
import secrets
from pathlib import Path

from sqlalchemy import Engine

from paddock.server.cluster.link import OtherKey, Unreachable, open_link
from paddock.server.errors import CannotServe
from paddock.server.preparing import opened, shown_url
from paddock.server.settings import Settings
from paddock.server.store import leases

__all__ = ["check_key", "strangers"]


def check_key(settings: Settings) -> None:
    """CannotServe if a site with another key is running there."""
    if not settings.is_shared:
        return
    with opened(settings) as engine:
        found = strangers(settings, engine)
    if found:
        raise CannotServe(
            "other-key", database=shown_url(settings), address=found[0], file=str((settings.data / "key").absolute())
        )


def strangers(settings: Settings, engine: Engine) -> list[str]:
    """Where living workers listen that have another key. A folder without one would be given a new one: it is none."""
    with engine.connect() as connection:
        addresses = [peer.address for peer in leases.others(connection, "")]
    return asyncio.run(those_with_another(addresses, key_of(settings.data)))


def key_of(data: Path) -> str:
    try:
        return (data / "key").read_text(encoding="ascii")
    except FileNotFoundError:
        return secrets.token_urlsafe()


async def those_with_another(addresses: list[str], key: str) -> list[str]:
    answers = await asyncio.gather(*[has_another(address, key) for address in addresses])
    return [address for address, is_other in zip(addresses, answers, strict=True) if is_other]


async def has_another(address: str, key: str) -> bool:
    """Whoever is silent is not counted: that may be a worker that has just died."""
    try:
        link = await open_link(address, key)
    except Unreachable as unreachable:
        return isinstance(unreachable, OtherKey)
    await link.close()
    return False
