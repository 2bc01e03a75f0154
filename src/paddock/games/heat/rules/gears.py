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


def steps_in_reach(car: Car) -> int:
    """One step, or two with a Heat to pay."""
    return MOST_STEPS if car.heat else FREE_STEPS


def legal_gears(car: Car) -> list[int]:
    """The gears within reach."""
    steps = steps_in_reach(car)
    return gears_between(car.gear - steps, car.gear + steps)


def gears_between(lowest: int, highest: int) -> list[int]:
    """The gears of a span that a car has."""
    gears: list[int] = []
    for gear in range(max(1, lowest), min(TOP_GEAR, highest) + 1):
        gears.append(gear)
    return gears


def why_no_gear(car: Car, gear: int) -> str:
    """The reason why a gear cannot be chosen."""
    if not 1 <= gear <= TOP_GEAR:
        return "no-such-gear"
    if abs(gear - car.gear) > MOST_STEPS:
        return "gear-too-far"
    return "no-heat-to-shift" if gear not in legal_gears(car) else "too-few-cards"


def offered_gears(g: Race, car: Car) -> list[int]:
    """The gears within reach for which there are cards enough.

    In tournament mode two steps are offered without Heat as well, which will be a mistake.
    """
    steps = MOST_STEPS if g.tournament else steps_in_reach(car)
    return gears_between(car.gear - steps, min(car.gear + steps, playable_cards(car)))


def playable_cards(car: Car) -> int:
    """All cards of the hand but the Heat."""
    return len(car.hand) - heat_in(car.hand)


def can_play_some_gear(car: Car) -> bool:
    """Whether there are cards enough for the lowest gear within reach."""
    return max(1, car.gear - steps_in_reach(car)) <= playable_cards(car)
