"""Step 1: which gears are within reach, and what a shift costs."""

from typing import Final

from paddock.games.heat.rules.decks import heat_in
from paddock.games.heat.state import Car, Race

__all__ = [
    "can_play_some_gear",
    "legal_gears",
    "offered_gears",
    "playable_cards",
    "shift_cost",
    "why_no_gear",
]

TOP_GEAR: Final = 4
FREE_STEPS: Final = 1
MOST_STEPS: Final = 2


def shift_cost(gear: int, to: int) -> int:
    """One step is free, two cost one Heat."""
    return 1 if abs(to - gear) > FREE_STEPS else 0


def legal_gears(car: Car) -> list[int]:
    """The gears within reach: one step, or two with a Heat to pay."""
    steps = MOST_STEPS if car.heat else FREE_STEPS
    return list(range(max(1, car.gear - steps), min(TOP_GEAR, car.gear + steps) + 1))


def why_no_gear(car: Car, gear: int) -> str:
    """The reason why a gear cannot be chosen."""
    if not 1 <= gear <= TOP_GEAR:
        return "no-such-gear"
    if abs(gear - car.gear) > MOST_STEPS:
        return "gear-too-far"
    return "no-heat-to-shift" if gear not in legal_gears(car) else "too-few-cards"


def offered_gears(g: Race, car: Car) -> list[int]:
    """The gears that can be chosen; in tournament mode also two steps without Heat, which will be a mistake."""
    if not g.tournament or car.heat:
        return playable_gears(car)
    cards = playable_cards(car)
    return [
        gear for gear in range(max(1, car.gear - MOST_STEPS), min(TOP_GEAR, car.gear + MOST_STEPS) + 1) if gear <= cards
    ]


def playable_gears(car: Car) -> list[int]:
    """The legal gears for which there are cards enough."""
    cards = playable_cards(car)
    return [gear for gear in legal_gears(car) if gear <= cards]


def playable_cards(car: Car) -> int:
    """All cards of the hand but the Heat."""
    return len(car.hand) - heat_in(car.hand)


def can_play_some_gear(car: Car) -> bool:
    return len(playable_gears(car)) > 0
