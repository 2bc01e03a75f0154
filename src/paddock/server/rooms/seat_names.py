"""What people and bots are called at a table: no two alike."""

from functools import cache

from paddock.server.rooms.model import Chair, Room
from paddock.texts import LANGUAGES, Texts

__all__ = ["bot_numbers", "own_name", "tell_apart"]

NUMBERS = range(1, 40)


def own_name(room: Room, seat: int, name: str | None) -> str | None:
    """The name as it is shown at this seat: with a number where somebody else is called so already."""
    if name is None:
        return None
    taken = {word for other, chair in enumerate(room.chairs) if other != seat for word in called(other, chair)}
    return free_name(name, taken)


def tell_apart(room: Room) -> None:
    """Names that were stored one by one: whoever sits further back gets the number."""
    taken: set[str] = set()
    for seat, chair in enumerate(room.chairs):
        if chair.name is not None:
            chair.name = free_name(chair.name, taken)
        taken.update(called(seat, chair))


def free_name(name: str, taken: set[str]) -> str:
    tries = [name, *(f"{name} {number}" for number in NUMBERS[1:])]
    return next(word for word in tries if word.casefold() not in taken)


def called(seat: int, chair: Chair) -> frozenset[str]:
    """The given name; without one a person is called by the number of the seat, and a bot finds another name."""
    if chair.name is not None:
        return frozenset([chair.name.casefold()])
    return frozenset() if chair.kind == "bot" else words("seat-name", seat + 1)


def bot_numbers(chairs: list[Chair]) -> list[int]:
    """Which of the bots' names each seat has: that of the seat, or the first that nobody at the table bears."""
    numbers = list(NUMBERS[: len(chairs)])
    taken = {word for seat, chair in enumerate(chairs) for word in called(seat, chair)}
    for seat, chair in enumerate(chairs):
        if chair.kind == "bot" and words("bot-name", seat + 1) & taken:
            numbers[seat] = next(n for n in NUMBERS if n not in numbers and not words("bot-name", n) & taken)
    return numbers


@cache
def words(key: str, seat: int) -> frozenset[str]:
    """In every language, since each reads the table in their own."""
    return frozenset(texts.say(key, seat=seat).casefold() for texts in speakers())


@cache
def speakers() -> list[Texts]:
    return [Texts(language) for language in LANGUAGES]
