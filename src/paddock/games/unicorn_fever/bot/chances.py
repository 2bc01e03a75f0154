"""How likely each unicorn is to come first or among the first three, by its row and the magic that one knows of.

Each unicorn has a strength, the logarithm of its weight: places are drawn one after another by weight. Behind the
first place the weights lie nearer together, as in races that were run by the thousand.
"""

from math import exp
from typing import Final

from paddock.games.unicorn_fever.bets import UNICORNS_RACING, type_of, unicorn_of_bet
from paddock.games.unicorn_fever.laid import kind_of, seen_by, unicorn_of
from paddock.games.unicorn_fever.magic_cards import MAGIC
from paddock.games.unicorn_fever.piles import KINDS, NONE, count, one
from paddock.games.unicorn_fever.rules.reveal import IMMUNE_KIND, MOVES_ODDS
from paddock.games.unicorn_fever.state import PLAN, Stable

__all__ = ["CARD_STRENGTH", "Chances", "chances_of", "known_piles", "strength_of", "strengths_of"]

# The strength of each row, measured in races without magic, and what a single card adds to it, row by row.
ROW_STRENGTH: Final = [-1.085, -1.483, -1.845, -2.172, -2.364, -2.659]
CARD_STRENGTH: Final = [
    [0.58, 0.68, 0.77, 0.81, 0.84, 0.85],
    [-0.66, -0.70, -0.80, -0.81, -0.81, -0.89],
    [0.70, 0.85, 1.00, 1.08, 1.13, 1.20],
    [-1.08, -1.13, -1.31, -1.45, -1.50, -1.70],
    [0.00, 0.22, 0.40, 0.56, 0.56, 0.69],
    [-0.66, -0.46, -0.25, -0.22, 0.00, 0.00],
    [0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    [0.00, 0.00, 0.00, 0.00, 0.00, 0.00],
    [0.17, 0.22, 0.27, 0.27, 0.30, 0.30],
    [-0.86, -0.90, -1.05, -1.05, -1.10, -1.20],
    [0.38, 0.50, 0.51, 0.60, 0.60, 0.69],
    [-0.44, -0.50, -0.50, -0.55, -0.60, -0.59],
    [0.54, 0.59, 0.62, 0.69, 0.71, 0.77],
    [-0.49, -0.50, -0.48, -0.48, -0.50, -0.40],
]
NEARER: Final = 0.75  # the power of a weight behind the first place
ADDS_UP: Final = [kind.adds_up for kind in MAGIC]
ROWS_MOVED: Final = [kind.amount if kind.does == "move-odds" else 0 for kind in MAGIC]


class Chances:
    """For each unicorn the chance to win and the chance to be among the first three."""

    def __init__(self, first: list[float], podium: list[float]) -> None:
        self.first = first
        self.podium = podium

    def of(self, token: int) -> float:
        """The chance that a bet with this token succeeds."""
        return self.podium[unicorn_of_bet(token)] if type_of(token) else self.first[unicorn_of_bet(token)]


def known_piles(g: Stable, seat: int) -> list[int]:
    """The magic that a seat knows to lie under each unicorn; in the race all do, and it is what still works."""
    if g.phase != PLAN:
        return g.charms
    piles = [NONE] * UNICORNS_RACING
    for card in g.laid:
        if seen_by(card, seat):
            piles[unicorn_of(card)] += one(kind_of(card))
    return piles


def strengths_of(g: Stable, piles: list[int]) -> list[float]:
    return [strength_of(g, unicorn, piles[unicorn]) for unicorn in range(UNICORNS_RACING)]


def strength_of(g: Stable, unicorn: int, pile: int) -> float:
    """By the row after magic, and by each letter of which one colour is left; a hot unicorn shrugs off one letter."""
    row = g.rows[unicorn]
    if pile == NONE:
        return ROW_STRENGTH[row]
    working: list[int] = []
    for kind in range(0, KINDS, 2):
        over = count(pile, kind) - count(pile, kind + 1)
        if over == 0:
            continue
        works = kind if over > 0 else kind + 1
        if works == IMMUNE_KIND[unicorn] and g.is_hot(unicorn):
            continue
        times = abs(over)
        if MOVES_ODDS[works]:
            row += times * ROWS_MOVED[works]
        else:
            working.append(works)
            if times > 1 and ADDS_UP[works]:
                working += [works] * (times - 1)
    row = max(0, min(row, UNICORNS_RACING - 1))
    strength = ROW_STRENGTH[row]
    for works in working:
        strength += CARD_STRENGTH[works][row]
    return strength


def chances_of(strengths: list[float]) -> Chances:
    """Places drawn by weight: who is first, then who is second of the others, then third."""
    first = [exp(strength) for strength in strengths]
    total = sum(first)
    near = [exp(NEARER * strength) for strength in strengths]
    all_near = sum(near)
    n = len(strengths)
    podium = [0.0] * n
    for one_first in range(n):
        first[one_first] /= total
        chance = first[one_first]
        podium[one_first] += chance
        rest = all_near - near[one_first]
        for second in range(n):
            if second != one_first:
                both = chance * near[second] / rest
                podium[second] += both
                left = both / (rest - near[second])
                for third in range(n):
                    if third != one_first and third != second:
                        podium[third] += left * near[third]
    return Chances(first, podium)
