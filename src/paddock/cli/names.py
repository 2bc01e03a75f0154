"""What drivers are called: by the names that people give them, and by numbers."""

from collections.abc import Sequence

from paddock.cli.errors import BadUsage
from paddock.texts import Texts

__all__ = ["LONGEST_NAME", "check_names", "full_names", "is_good_name", "numbered"]

LONGEST_NAME = 12  # as long as the picture of a race has room for


def is_good_name(name: str) -> bool:
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def check_names(asked: Sequence[str], seats: int) -> None:
    """BadUsage if there are more names than seats, or one will not do."""
    if len(asked) > seats:
        raise BadUsage("too-many-names", given=len(asked), seats=seats)
    for name in asked:
        if not is_good_name(name):
            raise BadUsage("bad-name", name=name, longest=LONGEST_NAME)


def full_names(own: Sequence[str], bots: Sequence[str], texts: Texts) -> list[str]:
    """A name for each seat: its own, or its number. BadUsage if two seats would be called the same."""
    names = [name or numbered(seat, bot, texts) for seat, (name, bot) in enumerate(zip(own, bots))]
    known: set[str] = set()
    for name in names:
        if name.casefold() in known:
            raise BadUsage("same-name", name=name)
        known.add(name.casefold())
    return names


def numbered(seat: int, bot: str, texts: Texts) -> str:
    return texts.say("seat-bot-name" if bot else "seat-name", seat=seat + 1)
