"""Bet tokens, and bets that are placed, each as one number.

There is a token of each type for each unicorn: winner bets first, then early and late leader bets.
"""

from typing import Final

from paddock.games.unicorn_fever.race_cards import MULTIPLIERS

__all__ = [
    "ALL_TOKENS",
    "BET_NAMES",
    "EARLY",
    "FAME",
    "LATE",
    "LEADER_TIMES",
    "PODIUM",
    "TYPES",
    "UNICORNS_RACING",
    "WINNER",
    "WINNER_TOKENS",
    "bettor_of",
    "fame_on",
    "placed_bet",
    "stake_of",
    "token_of",
    "type_of",
    "unicorn_of_bet",
]

UNICORNS_RACING: Final = len(MULTIPLIERS)
WINNER: Final = 0
EARLY: Final = 1
LATE: Final = 2
TYPES: Final = 3
BET_NAMES: Final = ["winner", "early", "late"]
FAME: Final = [5, 3, 2]  # of a bet that succeeds
LEADER_TIMES: Final = 2  # a leader bet pays the stake so many times
PODIUM: Final = 3  # leaders are the first three
WINNER_TOKENS: Final = (1 << UNICORNS_RACING) - 1
ALL_TOKENS: Final = (1 << TYPES * UNICORNS_RACING) - 1


def type_of(token: int) -> int:
    return token // UNICORNS_RACING


def unicorn_of_bet(token: int) -> int:
    return token % UNICORNS_RACING


def placed_bet(token: int, seat: int, stake: int, fame: int) -> int:
    return token | seat << 5 | stake << 8 | fame << 13


def token_of(bet: int) -> int:
    return bet & 31


def bettor_of(bet: int) -> int:
    return bet >> 5 & 7


def stake_of(bet: int) -> int:
    return bet >> 8 & 31


def fame_on(bet: int) -> int:
    """The fame that lies on it: gained only if it succeeds."""
    return bet >> 13
