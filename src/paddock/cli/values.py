"""Values on the command line: numbers, names, options. What does not fit is refused with the reason."""

import sys
from collections.abc import Callable
from pathlib import Path

import paddock
from paddock.bots import is_own_bot
from paddock.cli.errors import BadUsage
from paddock.kernel.chance import MOST_SEED
from paddock.kernel.game import Game
from paddock.kernel.options import Value
from paddock.texts import LANGUAGES

__all__ = [
    "bots",
    "check_within",
    "language",
    "named_game",
    "names",
    "number",
    "path",
    "seats",
    "setup_options",
    "usual_seats",
]

MOST_DIGITS = 40
READABLE_DIGITS = 4000  # of a seed, which is told how large it may be
USUAL_SEATS = 4


def number(option: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    longest = READABLE_DIGITS if most == MOST_SEED else MOST_DIGITS

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal() and len(digits) <= longest):
            raise BadUsage("not-a-number", option=option, value=text)
        check_within(option, int(text), least, most)
        return int(text)

    return read


def check_within(option: str, value: int, least: int, most: int | None) -> None:
    """BadUsage if a number is out of its bounds."""
    if most is not None and not least <= value <= most:
        raise BadUsage("out-of-range", option=option, value=str(value), least=str(least), most=str(most))
    if value < least:
        raise BadUsage("too-small", option=option, value=str(value), least=str(least))


# How many seats there can be is for each game to say.
seats = number("--seats", -(10**9), 10**9)


def language(text: str) -> str:
    if text not in LANGUAGES:
        raise BadUsage("unknown-language", value=text, known=", ".join(LANGUAGES))
    return text


def path(option: str) -> Callable[[str], Path]:
    """Reads the name of a file or a folder."""

    def read(text: str) -> Path:
        if not text:
            raise BadUsage("needs-a-value", option=option)
        return Path(text)

    return read


def names(text: str) -> list[str]:
    """Names with commas between them."""
    return [name.strip() for name in text.split(",")]


def bots(text: str) -> list[str]:
    """Bots with commas between them. A module of one's own is looked for in the folder where the command is given."""
    found = names(text)
    here = str(Path.cwd())
    if any(map(is_own_bot, found)) and here not in sys.path:
        sys.path.append(here)
    return found


def setup_options(game: Game, assignments: list[str]) -> dict[str, Value]:
    """The setup options of ``-o key=value``, each given once; BadSetup if a key or a value does not exist."""
    chosen: dict[str, Value] = {}
    for assignment in assignments:
        key, equals, text = assignment.partition("=")
        if not equals:
            raise BadUsage("not-an-assignment", value=assignment)
        if key in chosen:
            raise BadUsage("option-twice", option=key)
        chosen[key] = game.option(key).parse(text)
    return chosen


def named_game(name: str | None) -> Game:
    """The game that a command is about; BadUsage if it was left out."""
    if name is None:
        raise BadUsage("no-game", known=", ".join(paddock.game_names()))
    return paddock.game(name)


def usual_seats(game: Game) -> int:
    """How many play when nobody says: four, or as near as the game allows."""
    least, most = game.seats
    return min(max(USUAL_SEATS, least), most)
