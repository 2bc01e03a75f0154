"""A bot's thought: in the worker's process, on a table that holds nothing the seat may not know."""

import secrets
import time
from typing import Any

from msgspec import Struct

from paddock.bots import advice_for, make_bot
from paddock.kernel.chance import Chance
from paddock.kernel.table import Table
from paddock.server.games import find_game

__all__ = ["Thought", "advice_on", "choose_all", "thought_of"]

MOST_CHOICES = 64
KEY_BYTES = 32


class Thought(Struct):
    """What a worker needs to know: the table as the seat may imagine it, and the level."""

    game: str
    save: str
    seat: int
    level: str


def thought_of(table: Table, seat: int, level: str) -> Thought:
    """The table from a seat's eyes: what it does not know is dealt anew, and neither seed nor log goes along."""
    imagined = table.imagine(seat, Chance(secrets.token_bytes(KEY_BYTES))).rehearsal()
    imagined.seed = 0
    return Thought(table.game.name, imagined.save(), seat, level)


def choose_all(thought: Thought, seconds: float) -> list[int]:
    """All answers until chance is drawn, something is shown, or somebody else is asked.

    Up to there the imagined table goes the way of the real one; what comes after must be thought about anew.
    """
    table = find_game(thought.game).load(thought.save)
    bot = make_bot(thought.level, secrets.randbits(64), thought.seat)
    choices: list[int] = []
    end = time.monotonic() + seconds
    while len(choices) < MOST_CHOICES:
        choice = bot.choose(table, thought.seat)
        table.answer(thought.seat, choice)
        choices.append(choice)
        if not table.can_undo(thought.seat) or thought.seat not in table.open_seats() or time.monotonic() > end:
            break
    return choices


def advice_on(thought: Thought) -> dict[str, Any]:
    """What a Champion would do in this seat."""
    table = find_game(thought.game).load(thought.save)
    return advice_for(table, thought.seat, Chance(secrets.token_bytes(KEY_BYTES))).as_data()
