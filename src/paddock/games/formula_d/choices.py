"""The numbers of all choices: 92, so that a mask can say which there are."""

from typing import Final

__all__ = [
    "BUILD",
    "CHOICES",
    "DECLINE",
    "GEAR",
    "MOST_MOVES",
    "MOST_SLIPS",
    "MOVE",
    "NO_STOP",
    "REPAIR",
    "REPAIR_TWO",
    "SLIP",
    "TYRES",
]

GEAR: Final = -1  # first gear is 0
MOVE: Final = 6  # the cheapest way to move; dearer ones follow
MOST_MOVES: Final = 32
DECLINE: Final = 38
SLIP: Final = 39
MOST_SLIPS: Final = 15
TYRES: Final = 54  # hard, soft, rain
NO_STOP: Final = 57
REPAIR: Final = 57  # a point for part 1, brakes, is 58
REPAIR_TWO: Final = 63  # the pairs of parts, in order
BUILD: Final = 77  # one point is 78
CHOICES: Final = 92
