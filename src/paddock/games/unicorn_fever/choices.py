"""The numbers of all choices."""

from typing import Final

from paddock.games.unicorn_fever.bets import TYPES, UNICORNS_RACING
from paddock.games.unicorn_fever.piles import KINDS

__all__ = [
    "BET",
    "BET_FIRST",
    "CARD",
    "CHOICES",
    "DONE",
    "LOAN",
    "MAGIC_FIRST",
    "PRINTED",
    "RESERVED",
    "SLOT",
    "STACK",
    "STAKE",
    "UNICORN",
]

DONE: Final = 0  # also: no
BET_FIRST: Final = 2
MAGIC_FIRST: Final = 3
STACK: Final = 4  # the first of five stacks
PRINTED: Final = 9  # the first of two printed symbols
RESERVED: Final = 11  # the token on one's own contract
LOAN: Final = 12
UNICORN: Final = 13  # the first of six
SLOT: Final = 19  # the first of three contracts on show
BET: Final = 22  # the first bet token
CARD: Final = BET + TYPES * UNICORNS_RACING  # the first kind of magic card
STAKE: Final = CARD + KINDS - 1  # a stake of nothing: every gold one more
MOST_STAKE: Final = 30
CHOICES: Final = STAKE + MOST_STAKE + 1
