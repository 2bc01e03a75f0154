"""The numbers of all choices: 109, so that a mask can say which there are."""

from typing import Final

__all__ = [
    "BUILD",
    "CHOICES",
    "DECLINE",
    "DROP",
    "GEAR",
    "HARM",
    "KEEP",
    "LESS",
    "MORE",
    "MOST_MOVES",
    "MOST_SLIPS",
    "MOVE",
    "NITRO",
    "NITRO_AND_MORE",
    "NO_STOP",
    "REPAIR",
    "REPAIR_TWO",
    "REPEAT",
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
KEEP: Final = 92  # in street races: not to use what could be used
NITRO: Final = 93
NITRO_AND_MORE: Final = 94
LESS: Final = 95
MORE: Final = 96
DROP: Final = 97
REPEAT: Final = 98
HARM: Final = 99  # the car of seat 0
CHOICES: Final = 109
