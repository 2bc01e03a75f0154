"""Small decisions: what to swap, what to keep, who goes first of those that are level."""

from typing import Final

from paddock.games.unicorn_fever.bot.chances import chances_of, known_piles, strengths_of
from paddock.games.unicorn_fever.bot.plans import best_stake
from paddock.games.unicorn_fever.bot.prospects import Prospect
from paddock.games.unicorn_fever.choices import BET, BET_FIRST, CARD, DONE, STACK, UNICORN
from paddock.games.unicorn_fever.rules.action import ChooseFirstEffect
from paddock.games.unicorn_fever.rules.magic import SwapCard
from paddock.games.unicorn_fever.rules.race import ChoosePlace
from paddock.games.unicorn_fever.rules.reserving import ReserveBet, ReserveToken
from paddock.games.unicorn_fever.state import Stable

__all__ = ["minor_scores"]

# How useful a card is in general: the weakest ones are swapped.
USE: Final = [0.8, 0.6, 1.0, 0.9, 0.4, 0.2, 0.3, 0.6, 0.3, 0.8, 0.6, 0.4, 0.7, 0.4]
WEAK: Final = 0.45
TOKENS_LIKED: Final = [0.6, 1.0, 0.7, 0.2, 0.0]  # stack by stack


def minor_scores(g: Stable, seat: int, options: list[int]) -> list[float]:
    question = g.open_question(seat)
    if isinstance(question, ChooseFirstEffect):
        return [1.0 if option == BET_FIRST else 0.0 for option in options]
    if isinstance(question, SwapCard):
        return [1.0 - WEAK if option == DONE else 1.0 - USE[option - CARD] for option in options]
    if isinstance(question, ReserveToken):
        return [0.1 if option == DONE else TOKENS_LIKED[option - STACK] for option in options]
    if isinstance(question, ReserveBet):
        return reserve_scores(g, seat, options)
    if isinstance(question, ChoosePlace):
        return place_scores(g, seat, options)
    return [float(option) for option in options]  # yes is better than no


def reserve_scores(g: Stable, seat: int, options: list[int]) -> list[float]:
    """The bet that one would like best."""
    prospect = Prospect(g, seat)
    return [-1000.0 if option == DONE else best_stake(prospect, option - BET, 0).score for option in options]


def place_scores(g: Stable, seat: int, options: list[int]) -> list[float]:
    """What the bets of this seat and of the others say of each unicorn's going first."""
    prospect = Prospect(g, seat)
    found = []
    for option in options:
        unicorn = option - UNICORN
        strengths = strengths_of(g, known_piles(g, seat))
        strengths[unicorn] += 3.0
        gold, loans = float(g.gold[seat]), g.loans[seat]
        found.append(prospect.worth(chances_of(strengths), prospect.own, gold, loans))
    return found
