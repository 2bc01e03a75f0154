"""The symbols of cards in play that may still be used, one by one.

Each is kept as a mark, ``card * SYMBOLS + symbol``, so that everybody knows whose it is.
"""

from paddock.games.heat.state import Car
from paddock.games.heat.upgrades import AMOUNTS, HEAT_COST, SYMBOLS, marks_of

__all__ = ["add_marks", "heat_due", "unpaid_cards", "unpaid_costs", "without"]


def add_marks(car: Car, card: int) -> None:
    """A card has come into play: its symbols may be used."""
    marks = marks_of(card)
    if marks:
        car.symbols = sorted(car.symbols + marks)


def without(marks: list[int], mark: int) -> list[int]:
    """The same marks but one."""
    left = marks[:]
    left.remove(mark)
    return left


def heat_due(car: Car) -> int:
    """The Heat that the cards in play still cost."""
    due = 0
    for mark in car.symbols:
        if mark % SYMBOLS == HEAT_COST:
            due += AMOUNTS[mark]
    return due


def unpaid_costs(car: Car) -> list[int]:
    """What each card costs that is not paid for yet, the cheapest first."""
    return sorted([AMOUNTS[mark] for mark in car.symbols if mark % SYMBOLS == HEAT_COST])


def unpaid_cards(car: Car) -> list[int]:
    return [mark // SYMBOLS for mark in car.symbols if mark % SYMBOLS == HEAT_COST]
